// `npm start`. Kept so plain that an old Node can read it far enough to say that it is too old.
var major = Number(process.versions.node.split('.')[0]);
if (major < 20) {
  console.error(`Porchlight needs Node 20 or later; this is Node ${process.versions.node}. See https://nodejs.org`);
  process.exit(1);
} else {
  void import('./run.mjs').then((run) => run.start());
}
