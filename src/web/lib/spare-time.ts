/** Does `task` once the browser has nothing else to do, at once where it cannot say so. */
export const inSpareTime = (task: () => void) => void (window.requestIdleCallback ?? setTimeout)(task);
