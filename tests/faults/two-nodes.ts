import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Server, startServer } from '../../bench/support/place.ts';
import type { TestDatabase } from '../support/postgres.ts';
import { select, settingsOn } from './on-database.ts';

/** Two servers at a time on one database, each with a folder of its own. `database` is asked for when it is there. */
export function twoNodes(database: () => TestDatabase) {
  const dataDirs = [1, 2].map((node) => mkdtempSync(join(tmpdir(), `pl-node-${node}-`)));
  let nodes: Server[] = [];
  const kill = () => Promise.all(nodes.map((node) => node.kill()));
  return {
    start: async () => {
      nodes = [];
      const start = async (dir: string) => nodes.push(await startServer(settingsOn(database(), dir)));
      await Promise.all(dataDirs.map(start)); // each is known as soon as it is there, lest one outlives a test that ends
    },
    /** As when the power goes. */
    kill,
    stop: () => Promise.all(nodes.map((node) => node.stop())),
    /** The `n` of a statement's one row. */
    count: async (text: string) => Number((await select(database(), text))[0]?.n),
    /** For the end of a test: nothing of them is left. */
    clear: async () => {
      await kill();
      for (const dir of dataDirs) rmSync(dir, { recursive: true, force: true });
    },
  };
}
