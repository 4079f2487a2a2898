import { describe, expect, it } from 'vitest';
import { addAgent, call, signIn } from '../support/application.ts';
import { createSettableClock } from '../support/clock.ts';
import { houseOfOwners } from '../support/owners.ts';

// A table's filters and order under a name, each person's own.

const clock = createSettableClock('2026-11-20T17:00:00.000Z');
const { mine, newOwner } = houseOfOwners({ clock });
const as = (method: string, path: string, body?: unknown, who = mine.owner) =>
  call(mine.application, method, `/api/v1/me/views${path}`, body, who);
const view = { table: 'properties', name: 'Condos', search: 'type=Condo&properties-sort=name%3Aasc' };
const names = async (table = 'properties', who = mine.owner) =>
  (await as('GET', `?table=${table}`, undefined, who)).body.items.map((one: { name: string }) => one.name);

describe('a saved view', () => {
  it('is kept by its name for its table, renamed, and given other filters', async () => {
    const { status, body } = await as('POST', '', view);
    expect([status, body]).toMatchObject([201, view]);
    await as('POST', '', { ...view, name: 'All by the sea' });
    expect([await names(), await names('stays')]).toEqual([['All by the sea', 'Condos'], []]);
    expect((await as('PATCH', `/${body.id}`, { name: 'Flats' })).body).toMatchObject({
      name: 'Flats',
      search: view.search,
    });
    expect((await as('PATCH', `/${body.id}`, { search: 'city=Newport' })).body).toMatchObject({
      name: 'Flats',
      search: 'city=Newport',
    });
  });

  it('has a name of its own in its table', async () => {
    const { body } = await as('POST', '', view);
    const again = await as('POST', '', { ...view, name: 'condos' });
    expect([again.status, again.body.fields]).toEqual([409, { name: 'You have a view with this name.' }]);
    expect((await as('PATCH', `/${body.id}`, { name: 'CONDOS' })).status).toBe(200);
    expect((await as('POST', '', { ...view, table: 'stays' })).status).toBe(201);
  });

  it('comes back for a day after it was removed, unless its name was taken', async () => {
    const { body } = await as('POST', '', view);
    await as('POST', `/${body.id}/remove`);
    expect(await names()).toEqual([]);
    expect((await as('POST', `/${body.id}/restore`)).status).toBe(200);
    await as('POST', `/${body.id}/remove`);
    await as('POST', '', view);
    expect((await as('POST', `/${body.id}/restore`)).status).toBe(409);
    clock.advance(24 * 3600 + 1);
    expect((await as('POST', `/${body.id}/restore`)).status).toBe(404);
    clock.set('2026-11-20T17:00:00.000Z');
  });

  it('is nobody else’s', async () => {
    const { body } = await as('POST', '', view);
    const { owner } = await newOwner();
    expect(await names('properties', owner)).toEqual([]);
    for (const [method, path, sent] of [
      ['PATCH', '', { name: 'Mine' }],
      ['POST', '/remove', undefined],
      ['POST', '/restore', undefined],
    ] as const)
      expect((await as(method, `/${body.id}${path}`, sent, owner)).status).toBe(404);
  });

  it('of the desk is each agent’s own, and no owner’s', async () => {
    await addAgent(mine.application, 'maya-views@example.com');
    await addAgent(mine.application, 'noor-views@example.com');
    const maya = await signIn(mine.application, 'maya-views@example.com');
    const noor = await signIn(mine.application, 'noor-views@example.com');
    const ofDesk = { table: 'desk', name: 'Spanish', search: 'language=es&queue=unassigned' };
    const { status, body } = await as('POST', '', ofDesk, maya);
    expect([status, body]).toMatchObject([201, ofDesk]);
    expect(await names('desk', maya)).toEqual(['Spanish']);
    expect([await names('desk', noor), await names('desk')]).toEqual([[], []]);
    for (const who of [noor, mine.owner])
      expect((await as('POST', `/${body.id}/remove`, undefined, who)).status).toBe(404);
    expect((await as('POST', `/${body.id}/remove`, undefined, maya)).status).toBe(200);
  });

  it('holds filters and nothing that leads elsewhere', async () => {
    for (const search of ['https://evil.example/?x', 'a#b', 'a b', 'x'.repeat(1001)])
      expect((await as('POST', '', { ...view, search })).status).toBe(422);
  });
});
