/** Does `task` once the browser has nothing else to do, at once where it cannot say so. */
export const inSpareTime = (task: () => void) => void (window.requestIdleCallback ?? setTimeout)(task);

/** Right before a picture, after one in which the browser had nothing to do. */
export const spareMoment = () =>
  new Promise((done) => setTimeout(() => inSpareTime(() => requestAnimationFrame(done)), 50));
