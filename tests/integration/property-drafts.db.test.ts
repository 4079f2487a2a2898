import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sweepFiles, tidyDrafts } from '#features/properties';
import { system } from '#server/kernel/actor.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { addOwner, call, publicUrl, signIn, startTestHouse, type TestHouse } from '../support/house.ts';

// What stands in the wizard outlives the tab it was typed in.

type Bearer = { authorization: string };
let house: TestHouse;
let owner: Bearer;
let other: Bearer;
beforeAll(async () => {
  house = await startTestHouse();
  await addOwner(house, 'olive@example.com');
  await addOwner(house, 'other@example.com');
  owner = await signIn(house, 'olive@example.com');
  other = await signIn(house, 'other@example.com');
});
afterAll(() => house.end());

const at = (who: Bearer, method: string, body?: unknown) => call(house, method, '/api/v1/property-draft', body, who);
const draft = {
  step: 3,
  fields: { name: 'Bunga', beds: 'three?', front_door_lock_code: '5520' },
  contractors: [{ company_name: 'Tide', service_type: '' }],
  images: {},
};

it('is kept as it was typed, one per owner, sealed, until it is thrown away', async () => {
  expect((await at(owner, 'GET')).body).toEqual({ draft: null });
  await at(owner, 'PUT', { ...draft, step: 1 });
  const { body: saved } = await at(owner, 'PUT', draft);
  expect((await at(owner, 'GET')).body).toEqual({ draft: { ...draft, ...saved } });
  expect((await at(other, 'GET')).body).toEqual({ draft: null });
  const { rows } = await house.authDb.execute(sql`select * from property_drafts`);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toMatch(/5520|Bunga/);
  await at(owner, 'DELETE');
  expect((await at(owner, 'GET')).body).toEqual({ draft: null });
});

it('keeps its pictures waiting, and shows only what is still there and its owner’s', async () => {
  const stage = async (who: Bearer) => {
    const form = new FormData();
    const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#356' } })
      .png()
      .toBuffer();
    form.set('file', new File([new Uint8Array(png)], 'tap.png'));
    return (await call(house, 'POST', '/api/v1/property-images/parking_spot_image', form, who)).body;
  };
  const [mine, theirs] = [await stage(owner), await stage(other)];
  const age = () => house.authDb.execute(sql`update staged_files set created_at = created_at - interval '23 hours'`);
  await age();
  await at(owner, 'PUT', { ...draft, images: { parking_spot_image: mine, electric_panel_location_image: theirs } });
  await age();
  await sweepFiles(house.deps);
  const { images } = (await at(owner, 'GET')).body.draft;
  expect(Object.keys(images)).toEqual(['parking_spot_image']);
  const link = await house.app.request(
    `${publicUrl}${images.parking_spot_image.full}`,
    {},
    { incoming: { socket: {} } },
  );
  expect(link.status).toBe(200);
  await age();
  await sweepFiles(house.deps);
  expect((await at(owner, 'GET')).body.draft).toMatchObject({ ...draft, images: {} });
});

it('is forgotten after 30 days', async () => {
  await at(owner, 'PUT', draft);
  await house.authDb.execute(sql`update property_drafts set saved_at = saved_at - interval '31 days'`);
  await withActor(house.deps.store, system, tidyDrafts);
  expect((await at(owner, 'GET')).body).toEqual({ draft: null });
});

it.each([
  ['a step that is none', { ...draft, step: 7 }],
  ['more than one would type', { ...draft, fields: { name: 'x'.repeat(4001) } }],
])('%s is refused', async (_, body) => {
  expect((await at(owner, 'PUT', body)).status).toBe(422);
});
