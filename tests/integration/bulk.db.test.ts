import { describe, expect, it } from 'vitest';
import { createSettableClock } from '../support/clock.ts';
import { bungalow, owningProperties, plumber } from '../support/owning-properties.ts';
import { newRow, sheet } from '../support/spreadsheets.ts';

// One thing done to many properties: counted before, reported by property, undone from what the server kept.

const clock = createSettableClock('2026-11-20T17:00:00.000Z');
const { people, as, create, linked } = owningProperties({ clock });

const make = async (...names: string[]): Promise<string[]> => {
  const ids: string[] = [];
  for (const name of names) ids.push((await create(people.owner, bungalow({ name }))).id);
  return ids;
};
const tag = (name: string, kind = 'tag') => ({ kind: 'add_group', group: { kind, name } });
const run = (chosen_ids: string[], deed: object, headers = {}) =>
  as(people.owner, 'POST', '/bulk', { chosen_ids, deed }, headers);
const trial = (chosen_ids: string[], deed: object) => as(people.owner, 'POST', '/bulk/try', { chosen_ids, deed });
const undo = (id: string) => as(people.owner, 'POST', `/bulk/${id}/undo`);
const groups = async () => {
  const { items } = (await as(people.owner, 'GET', '/properties?limit=100')).body;
  return Object.fromEntries(
    items.map((one: { name: string; groups: { kind: string; name: string }[] }) => [
      one.name,
      one.groups.map(({ kind, name }) => `${kind} ${name}`),
    ]),
  );
};
const addSparks = async () =>
  (
    await as(people.owner, 'POST', '/contractors', {
      company_name: 'Bright Electric',
      service_type: 'electrical',
      phone: '(541) 555-0120',
    })
  ).body.id;

describe('a tag for many', () => {
  it('is counted before, added where it is not, filtered by, and taken off again by undo', async () => {
    const [a = '', b = '', c = ''] = await make('A', 'B', 'C');
    await run([a], tag('Beachfront'));
    const { body: count } = await trial([a, b, c], tag(' beachfront '));
    expect(count).toEqual({ kind: 'add_group', about: 'Beachfront', count: 3, done: 2, same: 1, refused: [] });
    expect(await groups()).toEqual({ A: ['tag Beachfront'], B: [], C: [] });
    const { status, body } = await run([a, b, c], tag('beachfront'));
    expect([status, body.done, body.same, body.can, body.by]).toEqual([201, 2, 1, { undo: true }, 'Olive Owner']);
    expect(body.undo_until).toBe('2026-11-27T17:00:00.000Z');
    const narrowed = await as(people.owner, 'GET', '/properties?group_kind=tag&group_name=BEACHFRONT');
    expect(narrowed.body.items).toHaveLength(3);
    expect((await as(people.owner, 'GET', '/properties/groups')).body.items).toEqual([
      { kind: 'tag', name: 'Beachfront', properties: 3 },
    ]);
    const undone = await undo(body.id);
    expect([undone.status, undone.body.not_undone, undone.body.can]).toEqual([200, [], { undo: false }]);
    expect(await groups()).toEqual({ A: ['tag Beachfront'], B: [], C: [] });
    expect((await undo(body.id)).body).toEqual(undone.body);
  });

  it('is taken off many, and put back by undo but where it was put back already', async () => {
    const ids = await make('A', 'B');
    await run(ids, tag('Dogs'));
    const { body } = await run(ids, { kind: 'remove_group', group: { kind: 'tag', name: 'Dogs' } });
    await run(ids.slice(0, 1), tag('Dogs'));
    const { not_undone } = (await undo(body.id)).body;
    expect(not_undone).toEqual([{ id: ids[0], name: 'A', why: 'It was changed since.' }]);
    expect(await groups()).toEqual({ A: ['tag Dogs'], B: ['tag Dogs'] });
  });

  it('as a building takes the place of the one there was, which undo brings back', async () => {
    const ids = await make('A', 'B');
    await run(ids.slice(0, 1), tag('Old Mill', 'building'));
    const { body } = await run(ids, tag('Harbor Row', 'building'));
    expect(await groups()).toEqual({ A: ['building Harbor Row'], B: ['building Harbor Row'] });
    await undo(body.id);
    expect(await groups()).toEqual({ A: ['building Old Mill'], B: [] });
  });

  it('has a name that a CSV can hold', async () => {
    const ids = await make('A');
    for (const name of ['', 'x'.repeat(61), 'a; b']) expect((await run(ids, tag(name))).status).toBe(422);
  });
});

describe('a contractor for many', () => {
  it('is assigned where that is possible, and each refusal says why', async () => {
    const [a = '', b = '', gone = '', twin = ''] = await make('A', 'B', 'Gone', 'Twin');
    const sparks = await addSparks();
    await as(people.owner, 'POST', `/properties/${a}/contractors`, { contractor_id: sparks });
    await as(people.owner, 'POST', `/properties/${twin}/contractors`, {
      contractor: { company_name: 'bright electric', service_type: 'electrical', phone: '(541) 555-0999' },
    });
    await as(people.owner, 'POST', `/properties/${gone}/remove`);
    const deed = { kind: 'assign_contractor', contractor_id: sparks };
    const expected = {
      done: 1,
      same: 1,
      refused: expect.arrayContaining([
        { id: gone, name: 'Gone', why: 'It was removed.' },
        {
          id: twin,
          name: 'Twin',
          why: 'This contractor is already assigned to this property',
        },
      ]),
    };
    expect((await trial([a, b, gone, twin], deed)).body).toMatchObject(expected);
    expect(await linked(people.owner, b)).toEqual([`*${plumber.company_name}`]);
    const { body } = await run([a, b, gone, twin], deed);
    expect(body).toMatchObject(expected);
    expect(await linked(people.owner, b)).toEqual([`*${plumber.company_name}`, 'Bright Electric']);
    await undo(body.id);
    expect(await linked(people.owner, b)).toEqual([`*${plumber.company_name}`]);
    expect(await linked(people.owner, a)).toContain('Bright Electric');
  });

  it('stays at a property whose Contact Point Person it became', async () => {
    const [a = ''] = await make('A');
    const sparks = await addSparks();
    const { body } = await run([a], { kind: 'assign_contractor', contractor_id: sparks });
    await as(people.owner, 'POST', `/properties/${a}/contractors/${sparks}/contact-point`);
    expect((await undo(body.id)).body.not_undone).toMatchObject([
      { why: 'This contractor is the Contact Point Person there.' },
    ]);
    expect(await linked(people.owner, a)).toContain('*Bright Electric');
  });
});

describe('rules for many', () => {
  const rulesOf = async (id: string) => (await as(people.owner, 'GET', `/protocols?property_id=${id}`)).body.own;

  it('are set beside what each property says, stand in its history, and go back by undo', async () => {
    const [a = '', b = ''] = await make('A', 'B');
    await as(people.owner, 'PUT', '/protocols', {
      property_id: a,
      version: 0,
      rules: { autonomy: 'draft', nte_cents: 90_000, emergency_nte_cents: 95_000 },
    });
    const deed = { kind: 'set_rules', rules: { emergency_nte_cents: 80_000 } };
    const { body } = await run([a, b], deed);
    expect([body.done, body.refused]).toEqual([
      1,
      [
        {
          id: a,
          name: 'A',
          why: expect.stringMatching(/./),
        },
      ],
    ]);
    expect(await rulesOf(b)).toEqual({ emergency_nte_cents: 80_000 });
    expect(await rulesOf(a)).toMatchObject({ emergency_nte_cents: 95_000 });
    const { items } = (await as(people.owner, 'GET', `/protocols/changes?property_id=${b}`)).body;
    expect(items).toMatchObject([{ by: 'Olive Owner', changes: [{ rule: 'emergency_nte_cents' }] }]);
    await undo(body.id);
    expect(await rulesOf(b)).toEqual({});
  });

  it('that were changed since are left', async () => {
    const [a = ''] = await make('A');
    const { body } = await run([a], { kind: 'set_rules', rules: { autonomy: 'off' } });
    await as(people.owner, 'PUT', '/protocols', { property_id: a, version: 1, rules: { autonomy: 'draft' } });
    expect((await undo(body.id)).body.not_undone).toHaveLength(1);
    expect(await rulesOf(a)).toEqual({ autonomy: 'draft' });
  });

  it('need at least one', async () => {
    const ids = await make('A');
    expect((await run(ids, { kind: 'set_rules', rules: {} })).status).toBe(422);
  });
});

describe('an article for many', () => {
  const article = { title: 'Recycling', body: 'Blue bin, Tuesdays.', audience: 'anyone' };
  const titles = async () => (await as(people.owner, 'GET', '/articles?limit=100')).body.items;

  it('is written for each that has none of its title, and thrown away again but where it was changed', async () => {
    const [a = '', b = '', c = ''] = await make('A', 'B', 'C');
    await as(people.owner, 'POST', '/articles', { ...article, title: 'recycling', property_id: a });
    const { body } = await run([a, b, c], { kind: 'add_article', article });
    expect(body).toMatchObject({
      about: 'Recycling',
      done: 2,
      refused: [{ why: 'It has an article with this title.' }],
    });
    const written = (await titles()).filter((one: { property_id: string }) => one.property_id === b);
    clock.set('2026-11-21T17:00:00.000Z');
    await as(people.owner, 'PUT', `/articles/${written[0].id}`, { ...article, property_id: b, body: 'Green bin.' });
    expect((await undo(body.id)).body.not_undone).toMatchObject([{ id: b, why: 'It was changed since.' }]);
    expect((await titles()).map((one: { property_id: string }) => one.property_id).sort()).toEqual([a, b].sort());
  });
});

describe('contractors, many at once', () => {
  const contractor = async (company_name: string, more = {}) =>
    (
      await as(people.owner, 'POST', '/contractors', {
        company_name,
        service_type: 'electrical',
        phone: '(541) 555-0120',
        ...more,
      })
    ).body;
  const active = async () =>
    (await as(people.owner, 'GET', '/contractors')).body.items.map((one: { company_name: string }) => one.company_name);

  it('are assigned to many properties: each pair is counted, refused by itself and undone', async () => {
    const [a = '', b = ''] = await make('A', 'B');
    const [sparks, twin, roof] = [
      await contractor('Bright Electric'),
      await contractor('bright electric', { phone: '(541) 555-0121' }),
      await contractor('Roof Co', { service_type: 'handyman' }),
    ];
    await as(people.owner, 'POST', `/properties/${a}/contractors`, { contractor_id: sparks.id });
    const deed = { kind: 'assign_to_properties', property_ids: [a, b] };
    const ids = [sparks.id, twin.id, roof.id];
    expect((await trial(ids, deed)).body).toMatchObject({ count: 6, done: 3, same: 1 });
    expect(await linked(people.owner, b)).toEqual([`*${plumber.company_name}`]);
    const { body } = await run(ids, deed);
    expect(body).toMatchObject({ about: 'bright electric, Bright Electric, and Roof Co', count: 6, done: 3, same: 1 });
    expect(body.refused).toEqual([
      { id: twin.id, name: 'bright electric at A', why: 'This contractor is already assigned to this property' },
      { id: twin.id, name: 'bright electric at B', why: 'This contractor is already assigned to this property' },
    ]);
    expect(await linked(people.owner, b)).toEqual([`*${plumber.company_name}`, 'Bright Electric', 'Roof Co']);
    await as(people.owner, 'POST', `/properties/${b}/contractors/${roof.id}/contact-point`);
    expect((await undo(body.id)).body.not_undone).toEqual([
      { id: roof.id, name: 'Roof Co at B', why: 'This contractor is the Contact Point Person there.' },
    ]);
    expect(await linked(people.owner, a)).toEqual([`*${plumber.company_name}`, 'Bright Electric']);
  });

  it('get one area, which goes back but where it was changed since', async () => {
    const [one, other] = [
      await contractor('One', { service_zips: ['97365'], service_cities: ['Newport'] }),
      await contractor('Other'),
    ];
    const area = { service_zips: ['97366', '97367'], service_cities: ['Bend, OR'] };
    const { body } = await run([one.id, other.id], { kind: 'set_area', ...area });
    expect([body.done, body.about]).toEqual([2, '97366, 97367, Bend, OR']);
    expect((await run([one.id], { kind: 'set_area', ...area })).body.same).toBe(1);
    expect((await run([one.id], { kind: 'set_area', ...area, service_zips: ['9'] })).status).toBe(422);
    expect((await as(people.owner, 'GET', `/contractors/${other.id}`)).body).toMatchObject(area);
    await as(people.owner, 'PATCH', `/contractors/${other.id}`, { service_zips: [] });
    expect((await undo(body.id)).body.not_undone).toEqual([
      { id: other.id, name: 'Other', why: 'It was changed since.' },
    ]);
    expect((await as(people.owner, 'GET', `/contractors/${one.id}`)).body).toMatchObject({
      service_zips: ['97365'],
      service_cities: ['Newport'],
    });
  });

  it('are removed but where a property needs one, and come back', async () => {
    await make('A');
    await contractor('Spare');
    const { items } = (await as(people.owner, 'GET', '/contractors')).body;
    const ids = items.map(({ id }: { id: string }) => id);
    const { body } = await run(ids, { kind: 'remove_contractors' });
    expect(body).toMatchObject({ done: 1, refused: [{ name: plumber.company_name, why: expect.stringMatching(/A/) }] });
    expect(await active()).toEqual([plumber.company_name]);
    await contractor('Spare');
    expect((await undo(body.id)).body.not_undone).toMatchObject([{ name: 'Spare' }]);
    const again = (await run(ids, { kind: 'remove_contractors' })).body;
    expect(again.refused).toContainEqual(expect.objectContaining({ name: 'Spare', why: 'It was removed.' }));
    expect((await active()).sort()).toEqual(['Spare', plumber.company_name]);
  });
});

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
