import { describe, expect, it } from 'vitest';
import { bulkDeeds, tag } from '../support/bulk-deeds.ts';
import { plumber } from '../support/owning-properties.ts';

// One thing done to many properties: counted before, reported by property, undone from what the server kept.

const { clock, people, as, linked, make, run, trial, undo, groups, addSparks } = bulkDeeds();

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
