import { createSettableClock } from './clock.ts';
import { bungalow, owningProperties } from './owning-properties.ts';

/** An owner who does one thing to many of their properties, contractors or articles, on a day of its own. */
export function bulkDeeds() {
  const clock = createSettableClock('2026-11-20T17:00:00.000Z');
  const { people, as, create, linked } = owningProperties({ clock });
  const make = async (...names: string[]): Promise<string[]> => {
    const ids: string[] = [];
    for (const name of names) ids.push((await create(people.owner, bungalow({ name }))).id);
    return ids;
  };
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
  return { clock, people, as, create, linked, make, run, trial, undo, groups, addSparks };
}

export const tag = (name: string, kind = 'tag') => ({ kind: 'add_group', group: { kind, name } });
