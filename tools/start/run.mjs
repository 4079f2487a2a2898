import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { builtServer, ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { whenParentIsGone } from './parent.mjs';
import { refuseTakenPort } from './port.mjs';
import { envFile, root } from './step.mjs';

/** Installs and builds what is missing or out of date, then runs the app in the foreground until it ends. */
export async function start() {
  await refuseTakenPort();
  const node = await ensureInstalled();
  await ensureBuilt(node);
  runApp(node);
}

function runApp(node) {
  // The channel tells the app when this process is gone, even by SIGKILL; nothing is ever sent through it.
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
  const app = spawn(node, [...envFile(), ...builtServer, ...process.argv.slice(2)], {
    cwd: root,
    stdio,
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => app.kill(signal));
  const stopLooking = whenParentIsGone(() => app.kill('SIGTERM'));
  app.on('exit', (code, signal) => {
    stopLooking();
    process.exit(code ?? 128 + constants.signals[signal]);
  });
}
