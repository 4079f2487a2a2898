/**
 * npm passes signals on to its child, which is a shell on most systems, and some shells keep them to themselves or end
 * without a word; npm's own death by SIGKILL nobody passes on. Whoever started us is gone then: without this the app
 * would hold its port and its data for ever. Does nothing without npm. Answers how to stop looking.
 */
export function whenParentIsGone(act) {
  if (!process.env.npm_lifecycle_event) return () => {};
  const parent = process.ppid;
  const watch = setInterval(() => process.ppid !== parent && act(), 250);
  return () => clearInterval(watch);
}
