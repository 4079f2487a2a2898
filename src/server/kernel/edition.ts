// Names the code that runs, for what is kept and follows from it: another edition may answer otherwise.
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The hash of its sources that lies beside a built server (tools/start/build.mjs). Whatever runs without one is an edition of
 * its own, since nobody knows which sources it was started from.
 */
export const edition: string = editionBeside(process.argv[1] ?? '');

function editionBeside(script: string): string {
  const stamp = join(dirname(script), '.sources');
  return existsSync(stamp) ? readFileSync(stamp, 'utf8').trim() : randomUUID();
}
