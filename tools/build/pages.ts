// Builds the pages into `build/`, once for each language of owners, contractors and the desk: side by side, since one
// build keeps hardly more than one core busy.
import { type StdioOptions, spawn } from 'node:child_process';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { peopleLanguages } from '../../src/contract/messages/languages.ts';
import { giveTurn } from './draw-in-turn.ts';
import { finishBuild } from './finish.ts';

const root = join(import.meta.dirname, '../..');
const others = peopleLanguages.filter((language) => language !== 'en');

await Promise.all(peopleLanguages.map(buildIn));
await finishBuild(join(root, 'build'));
for (const language of others) {
  const dir = join(root, 'build', language);
  await rename(join(root, '.react-router/build', language), dir);
  await rename(join(dir, 'client/index.html'), join(dir, 'client/__spa-fallback.html')); // there is no home page
  await finishBuild(dir, language);
}

async function buildIn(language: string): Promise<void> {
  const router = join(root, 'node_modules/@react-router/dev/bin.cjs');
  await rm(join(root, '.react-router/build', language), { recursive: true, force: true });
  const env = { ...process.env, NODE_ENV: 'production', PAGES_LANGUAGE: language };
  const stdio: StdioOptions = ['ignore', 'ignore', 'inherit', 'ipc'];
  const build = spawn(process.execPath, [router, 'build'], { cwd: root, env, stdio });
  giveTurn(build);
  const code = await new Promise((done) => build.on('exit', done));
  if (code !== 0) throw new Error(`The pages in "${language}" could not be built.`);
}
