/* The theme's search, fetched with its first task: most readers of a page never search. It lies beside the theme's own. */
addEventListener(
  "message",
  ({ data }) => {
    importScripts(location.search.slice(1));
    dispatchEvent(new MessageEvent("message", { data }));
  },
  { once: true },
);
