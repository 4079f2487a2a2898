import { describe, expect, it } from 'vitest';
import { bulkDeeds, tag } from '../support/bulk-deeds.ts';
import { bungalow, plumber } from '../support/owning-properties.ts';
import { newRow, sheet } from '../support/spreadsheets.ts';

// A deed for many, whatever it does: once, by its owner alone, undone for seven days, and for 300 properties at once.

const { clock, people, as, create, linked, make, run, undo, groups, addSparks } = bulkDeeds();

describe('a deed', () => {
  it('is done once, however often it is sent under one key', async () => {
    const ids = await make('A');
    const key = { 'idempotency-key': 'one-deed' };
    const first = await run(ids, tag('Sauna'), key);
    expect((await run(ids, tag('Sauna'), key)).body).toEqual(first.body);
    expect((await as(people.owner, 'GET', '/bulk')).body.items).toHaveLength(1);
  });

  it('is nobody else’s to see, to undo or to do with properties that are not theirs', async () => {
    const ids = await make('A');
    const { body } = await run(ids, tag('Sauna'));
    const { other } = people;
    expect((await as(other, 'GET', '/bulk')).body.items).toEqual([]);
    expect((await as(other, 'POST', `/bulk/${body.id}/undo`)).status).toBe(404);
    for (const path of ['/bulk', '/bulk/try'])
      expect((await as(other, 'POST', path, { chosen_ids: ids, deed: tag('Mine') })).status).toBe(404);
    const sparks = await addSparks();
    const theirs = (await create(other, bungalow())).id;
    const stolen = { chosen_ids: [theirs], deed: { kind: 'assign_contractor', contractor_id: sparks } };
    expect((await as(other, 'POST', '/bulk', stolen)).status).toBe(404);
    expect(await groups()).toEqual({ A: ['tag Sauna'] });
  });

  it('can be undone for seven days', async () => {
    clock.set('2026-11-20T17:00:00.000Z');
    const { body } = await run(await make('A'), tag('Sauna'));
    clock.set('2026-11-27T17:00:00.001Z');
    const late = await undo(body.id);
    expect([late.status, late.body.message]).toEqual([
      409,
      'This can no longer be undone: it was done more than 7 days ago.',
    ]);
    expect((await as(people.owner, 'GET', '/bulk')).body.items[0].can).toEqual({ undo: false });
    clock.set('2026-11-20T17:00:00.000Z');
  });

  it('for 300 properties is one answer, whatever it does, and so is its undo', async () => {
    const ids = await importMany(300);
    const sparks = await addSparks();
    const article = { title: 'Recycling', body: 'Blue bin, Tuesdays.', audience: 'verified' };
    for (const deed of [
      tag('Everywhere'),
      { kind: 'assign_contractor', contractor_id: sparks },
      { kind: 'set_rules', rules: { autonomy: 'draft' } },
      { kind: 'add_article', article },
    ]) {
      const begun = performance.now();
      const { body } = await run(ids, deed);
      const done = performance.now();
      expect(body).toMatchObject({ count: 300, done: 300, same: 0, refused: [] });
      expect((await undo(body.id)).body.not_undone).toEqual([]);
      const [there, back] = [done - begun, performance.now() - done].map(Math.round);
      process.stdout.write(`${deed.kind} for 300 properties: ${there} ms, undone ${back} ms\n`);
    }
    expect((await as(people.owner, 'GET', '/articles')).body.items).toEqual([]);
    expect(await linked(people.owner, ids[0] ?? '')).toEqual([`*${plumber.company_name}`]);
  }, 60_000);
});

async function importMany(count: number): Promise<string[]> {
  const form = new FormData();
  const rows = sheet(
    ...Array.from({ length: count }, (_, at) => newRow(`House ${at}`).with(1, `${at + 1} Puffin Road`)),
  );
  form.set('file', new File([rows], 'houses.csv', { type: 'text/csv' }));
  const { body } = await as(people.owner, 'POST', '/imports/properties', form);
  await as(people.owner, 'POST', `/imports/${body.id}/confirm`);
  const ids: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: { items: { id: string }[]; next: string | null } = (
      await as(people.owner, 'GET', `/properties?limit=100${cursor && `&cursor=${encodeURIComponent(cursor)}`}`)
    ).body;
    ids.push(...page.items.map(({ id }) => id));
    cursor = page.next;
  }
  return ids;
}
