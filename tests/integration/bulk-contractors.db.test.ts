import { describe, expect, it } from 'vitest';
import { bulkDeeds } from '../support/bulk-deeds.ts';
import { plumber } from '../support/owning-properties.ts';

// One thing done to many contractors: each pair counted, refused by itself and undone.

const { people, as, linked, make, run, trial, undo } = bulkDeeds();

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
