import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { figure } from './figure.ts';
import { allColumns, findIn, foundIn, lawFor } from './law-of-data.ts';
import { type Planted, plantApplication } from './planted-application.ts';
import type { Canaries } from './planted-canaries.ts';
import { send } from './requests.ts';
import { routes } from './routes.ts';
import type { World } from './world.ts';

// The long form of A27: the canaries of two more customers, every route asked for each of them, and everything read
// again.

let planted: Planted;
beforeAll(async () => {
  planted = await plantApplication();
}, 120_000);
afterAll(() => planted.end());

/** What opens something; of the guest links it is known where they stand. */
function keysOf(world: World): Canaries {
  const found: Canaries = new Map();
  for (const of of ['mine', 'theirs'] as const) {
    const { owner, guest, jobToken, answerToken, approvalToken, apiKey, webhookSecret } = world[of];
    const signature = (token: string) => token.split('.')[1] ?? '';
    found.set(`session, ${of}`, signature(decodeURIComponent(owner.authorization)));
    found.set(`chat secret, ${of}`, guest.secret);
    found.set(`API key, ${of}`, apiKey).set(`signing secret, ${of}`, webhookSecret);
    found.set(`contractor link, ${of}`, signature(jobToken)).set(`answer link, ${of}`, signature(answerToken));
    found.set(`approval link, ${of}`, signature(approvalToken));
  }
  return found;
}

describe('A27 canaries', () => {
  it('stay where they belong, whatever is asked', async (ctx) => {
    const { application, world } = planted;
    const canaries: Canaries = new Map([...planted.canaries, ...keysOf(world)]);
    for (const tenant of [world.mine, world.theirs])
      for (const route of routes.filter(({ path }) => !path.endsWith('/events')))
        await send(application, route, tenant, world);
    const columns = await allColumns(application);
    expect(await findIn(application, columns, canaries)).toEqual(lawFor(canaries));
    expect(foundIn(planted.log(), canaries)).toEqual([]);
    const kB = Math.round(planted.log().length / 1024);
    figure(ctx, `${routes.length} routes × 2: ${canaries.size} canaries in place, 0 in ${kB} kB of log`);
  });
});
