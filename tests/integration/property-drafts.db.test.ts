import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import { purgeExpiredDrafts, sweepFiles } from '#features/properties';
import { newId } from '#server/db/tables/columns.ts';
import { system } from '#server/kernel/actor.ts';
import { withActor } from '#server/kernel/transaction.ts';
import {
  addOwner,
  call,
  publicUrl,
  signIn,
  startTestApplication,
  type TestApplication,
} from '../support/application.ts';

// What stands in the wizard outlives the tab it was typed in.

type Bearer = { authorization: string };
let application: TestApplication;
let owner: Bearer;
let other: Bearer;
beforeAll(async () => {
  application = await startTestApplication();
  await addOwner(application, 'olive@example.com');
  await addOwner(application, 'other@example.com');
  owner = await signIn(application, 'olive@example.com');
  other = await signIn(application, 'other@example.com');
});
afterAll(() => application.end());

const draft = {
  step: 3,
  fields: { name: 'Bunga', beds: 'three?', front_door_lock_code: '5520#' },
  contractors: [{ company_name: 'Tide', service_type: '' }],
  images: {},
  articles: [{ title: 'Sauna', body: 'The hatch opens with 5520#.', audience: 'verified' }],
  manual: '{"text":"The hatch opens with 5520#."}',
};
const list = async (who: Bearer) =>
  (await call(application, 'GET', '/api/v1/property-drafts', undefined, who)).body.items;
const save = (who: Bearer, draft_id: string, body: object) =>
  call(application, 'PUT', '/api/v1/property-drafts', { draft_id, ...body }, who);
const discard = (who: Bearer, id: string) =>
  call(application, 'DELETE', `/api/v1/property-drafts/${id}`, undefined, who);

it('is kept as it was typed, sealed, until it is thrown away', async () => {
  const id = newId();
  expect(await list(owner)).toEqual([]);
  await save(owner, id, { ...draft, step: 1 });
  const { body: saved } = await save(owner, id, draft);
  expect(await list(owner)).toEqual([{ ...draft, ...saved, id }]);
  expect(await list(other)).toEqual([]);
  const { rows } = await application.authDb.execute(sql`select * from property_drafts`);
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toMatch(/5520#|Bunga/);
  expect((await discard(other, id)).status).toBe(404);
  expect((await discard(owner, id)).status).toBe(200);
  expect(await list(owner)).toEqual([]);
});

it('stands beside the drafts of other houses, and beside one of the same id that is somebody else’s', async () => {
  const [first, second] = [newId(), newId()];
  await save(owner, first, draft);
  await save(owner, second, { ...draft, fields: { name: 'Elm House' } });
  await save(other, first, { ...draft, fields: { name: 'Theirs' } });
  const names = async (who: Bearer) => (await list(who)).map((one: typeof draft) => one.fields.name);
  expect((await names(owner)).sort()).toEqual(['Bunga', 'Elm House']);
  expect(await names(other)).toEqual(['Theirs']);
  await discard(owner, first);
  expect(await names(owner)).toEqual(['Elm House']);
  expect(await names(other)).toEqual(['Theirs']);
  await Promise.all([discard(owner, second), discard(other, first)]);
});

it('is refused, and not put in the place of another, once 50 were begun', async () => {
  const ids = Array.from({ length: limits.propertyDrafts }, () => newId());
  for (const id of ids) await save(other, id, draft);
  expect((await save(other, newId(), draft)).status).toBe(409);
  expect((await save(other, ids[0] ?? '', { ...draft, step: 4 })).status).toBe(200);
  for (const id of ids) await discard(other, id);
});

it('keeps its pictures waiting, and shows only what is still there and its owner’s', async () => {
  const stage = async (who: Bearer) => {
    const form = new FormData();
    const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#356' } })
      .png()
      .toBuffer();
    form.set('file', new File([new Uint8Array(png)], 'tap.png'));
    return (await call(application, 'POST', '/api/v1/property-images/parking_spot_image', form, who)).body;
  };
  const [mine, theirs] = [await stage(owner), await stage(other)];
  const age = () =>
    application.authDb.execute(sql`update staged_files set created_at = created_at - interval '23 hours'`);
  await age();
  const id = newId();
  await save(owner, id, { ...draft, images: { parking_spot_image: mine, electric_panel_location_image: theirs } });
  await age();
  await sweepFiles(application.deps);
  const [{ images }] = await list(owner);
  expect(Object.keys(images)).toEqual(['parking_spot_image']);
  const link = await application.app.request(
    `${publicUrl}${images.parking_spot_image.full}`,
    {},
    { incoming: { socket: {} } },
  );
  expect(link.status).toBe(200);
  await age();
  await sweepFiles(application.deps);
  expect(await list(owner)).toMatchObject([{ ...draft, images: {} }]);
  await discard(owner, id);
});

it('is forgotten after 30 days', async () => {
  await save(owner, newId(), draft);
  await application.authDb.execute(sql`update property_drafts set saved_at = saved_at - interval '31 days'`);
  await withActor(application.deps.store, system, purgeExpiredDrafts);
  expect(await list(owner)).toEqual([]);
});

it.each([
  ['a step that is none', { ...draft, step: 7 }],
  ['more than one would type', { ...draft, fields: { name: 'x'.repeat(4001) } }],
])('%s is refused', async (_, body) => {
  expect((await save(owner, newId(), body)).status).toBe(422);
});
