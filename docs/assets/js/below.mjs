/** What lies far below the window waits to be laid out until the page stands; then it follows, part by part. */

const WAITING = "sp-below";

/** Let one part after the other be laid out, whenever the browser has nothing else to do. @param {ParentNode} root */
export function follow(root) {
  const parts = [...root.querySelectorAll(`.${WAITING}`)];
  const idle = globalThis.requestIdleCallback ?? ((/** @type {() => void} */ then) => setTimeout(then, 30));
  const next = () => {
    const part = parts.shift();
    part?.classList.remove(WAITING);
    if (part) idle(next);
  };
  idle(next);
}
