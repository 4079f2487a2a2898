import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { figure } from './figure.ts';
import { type HostileFile, hostileFiles } from './hostile-files.ts';
import { type Beside, forgetPeak, peakMB, startBeside } from './server-beside.ts';
import { forgetLimits } from './world.ts';

// How much memory a server in a process of its own takes at most while four of each hostile file arrive at once. As
// Linux counts it.

let beside: Beside;
beforeAll(async () => {
  beside = await startBeside();
});
afterAll(() => beside.end());
beforeEach(() => forgetLimits(beside.application));

const atOnce = 4;
const mostMB = 200;

it('A8 uploads take no more memory than a house has', async (ctx) => {
  const photo = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#6b7' } })
    .jpeg()
    .toBuffer();
  const before = await peakWhile(() => sendAll({ name: 'a.jpg', type: 'image/jpeg', bytes: photo })); // what 12 megapixels take
  let most = { MB: 0, by: '' };
  for (const [by, file] of Object.entries(await hostileFiles())) {
    await forgetLimits(beside.application);
    const MB = (await peakWhile(() => sendAll(file))) - before;
    if (MB > most.MB) most = { MB, by };
  }
  figure(
    ctx,
    `at most ${most.MB.toFixed(0)} MB more than for photos of 12 megapixels (${before.toFixed(0)} MB), by ${most.by || 'none'}`,
  );
  expect(most.MB).toBeLessThanOrEqual(mostMB);
});

async function sendAll({ name, type, bytes }: Pick<HostileFile, 'name' | 'type' | 'bytes'>): Promise<void> {
  const answers = await Promise.all(
    Array.from({ length: atOnce }, () => {
      const body = new FormData();
      body.set('file', new File([new Uint8Array(bytes)], name, { type }));
      const url = `${beside.server.url}/api/v1/property-images/parking_spot_image`;
      return fetch(url, { method: 'POST', headers: beside.world.mine.owner, body });
    }),
  );
  for (const { status } of answers) expect([201, 413, 422]).toContain(status);
}

/** The highest the process stood meanwhile, in MB. */
async function peakWhile(task: () => Promise<void>): Promise<number> {
  forgetPeak(beside.server);
  await task();
  return peakMB(beside.server);
}
