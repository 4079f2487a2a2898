import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededDirectory, startServer } from './server.ts';

/**
 * Before all journeys: one server makes the demo, and each of those that the journeys start takes a copy of its data.
 * The telling of the demo's weeks takes longer than most journeys.
 */
export default async function setup(): Promise<() => void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pl-demo-'));
  const drop = () => rmSync(dataDir, { recursive: true, force: true });
  try {
    const server = await startServer({ dataDir });
    await server.stop();
  } catch (error) {
    drop();
    throw error;
  }
  process.env[seededDirectory] = dataDir;
  return drop;
}
