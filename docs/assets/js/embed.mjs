/** A replay in a frame: it follows the reader's choice of light or dark, and its links open beside the page around it. */

const dark = matchMedia("(prefers-color-scheme: dark)");
const follow = () => document.body.setAttribute("data-md-color-scheme", dark.matches ? "slate" : "default");
follow();
dark.addEventListener("change", follow);

document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link && link.pathname !== location.pathname) {
    link.target = "_blank";
    link.rel = "noopener";
  }
});
