import { describe, expect, it } from 'vitest';
import { bulkDeeds } from '../support/bulk-deeds.ts';
import { bungalow } from '../support/owning-properties.ts';

// One thing done to many articles, codes sealed anew where they go, and undone.

const { clock, people, as, create, make, run, undo, addSparks } = bulkDeeds();

describe('articles, many at once', () => {
  const write = async (title: string, more = {}) =>
    (await as(people.owner, 'POST', '/articles', { title, body: `${title}: 4711.`, property_id: null, ...more })).body;
  const all = async () => (await as(people.owner, 'GET', '/articles?limit=100')).body.items;
  const audiences = async () =>
    Object.fromEntries((await all()).map((one: { title: string; audience: string }) => [one.title, one.audience]));

  it('are sealed for verified guests, and unsealed by undo but where one was changed since', async () => {
    clock.set('2026-11-20T17:00:00.000Z');
    const [bins, safe] = [await write('Bins'), await write('Safe', { audience: 'verified' })];
    const { body } = await run([bins.id, safe.id], { kind: 'set_audience', audience: 'verified' });
    expect([body.done, body.same]).toEqual([1, 1]);
    expect(await audiences()).toEqual({ Bins: 'verified', Safe: 'verified' });
    expect((await all()).map((one: { body: string }) => one.body).sort()).toEqual(['Bins: 4711.', 'Safe: 4711.']);
    expect((await undo(body.id)).body.not_undone).toEqual([]);
    expect(await audiences()).toEqual({ Bins: 'anyone', Safe: 'verified' });
    expect((await as(people.owner, 'GET', `/articles/${bins.id}`)).body.body).toBe('Bins: 4711.');
    const open = (await run([safe.id], { kind: 'set_audience', audience: 'anyone' })).body;
    clock.set('2026-11-20T18:00:00.000Z');
    const changed = { title: 'Safe', body: 'It is gone.', property_id: null, audience: 'anyone' };
    await as(people.owner, 'PUT', `/articles/${safe.id}`, changed);
    expect((await undo(open.id)).body.not_undone).toMatchObject([{ name: 'Safe', why: 'It was changed since.' }]);
    clock.set('2026-11-20T17:00:00.000Z');
  });

  it('are copied to properties, codes sealed anew, and thrown away again; removed ones come back', async () => {
    const [a = '', b = ''] = await make('A', 'B');
    const safe = await write('Safe', { audience: 'verified', property_id: a });
    const bins = await write('Bins');
    await write('bins', { property_id: b });
    const deed = { kind: 'copy_articles', property_ids: [a, b] };
    const { body } = await run([safe.id, bins.id], deed);
    expect(body).toMatchObject({ count: 4, done: 2, same: 1 });
    expect(body.refused).toEqual([{ id: bins.id, name: 'Bins at B', why: 'It has an article with this title.' }]);
    const copy = (await all()).find(
      (one: { title: string; property_id: string }) => one.title === 'Safe' && one.property_id === b,
    );
    expect(copy).toMatchObject({ body: 'Safe: 4711.', audience: 'verified' });
    expect((await undo(body.id)).body.not_undone).toEqual([]);
    expect(await all()).toHaveLength(3);
    const gone = (await run([safe.id, bins.id], { kind: 'remove_articles' })).body;
    expect([gone.done, gone.about, (await all()).length]).toEqual([2, 'Bins and Safe', 1]);
    await undo(gone.id);
    expect(await all()).toHaveLength(3);
  });

  it('and contractors are nobody else’s to do anything with, nor do they go to others’ properties', async () => {
    const { other } = people;
    const [mine = ''] = await make('A');
    const theirs = (await create(other, bungalow())).id;
    const article = await write('Bins');
    const sparks = await addSparks();
    for (const [id, deed] of [
      [article.id, { kind: 'copy_articles', property_ids: [theirs] }],
      [sparks, { kind: 'assign_to_properties', property_ids: [theirs] }],
      [mine, { kind: 'remove_articles' }],
      [article.id, { kind: 'remove_contractors' }],
    ])
      expect((await run([id], deed)).status).toBe(404);
    for (const [id, deed] of [
      [article.id, { kind: 'set_audience', audience: 'anyone' }],
      [article.id, { kind: 'copy_articles', property_ids: [theirs] }],
      [sparks, { kind: 'assign_to_properties', property_ids: [theirs] }],
      [sparks, { kind: 'set_area', service_zips: [], service_cities: [] }],
      [sparks, { kind: 'remove_contractors' }],
    ])
      for (const path of ['/bulk', '/bulk/try'])
        expect((await as(other, 'POST', path, { chosen_ids: [id], deed })).status).toBe(404);
  });
});
