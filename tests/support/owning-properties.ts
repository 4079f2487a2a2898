import { beforeAll, beforeEach, expect } from 'vitest';
import { call, type startTestApplication } from './application.ts';
import { type Bearer, houseOfOwners } from './owners.ts';

export const plumber = {
  company_name: 'Tide Plumbing',
  service_type: 'plumbing',
  phone: '(541) 555-0110',
  is_contact_point: true,
};
let streets = 100;
/** A property at an address of its own, with one contractor. */
export const bungalow = (changes: object = {}) => ({
  name: 'Bungalow',
  street_address: `${++streets} Cormorant Way`,
  city: 'Newport',
  state: 'OR',
  zip: '97365',
  contractors: [plumber],
  ...changes,
});

/** As messages name it. */
export const addressOf = (p: { street_address: string }) => `${p.street_address}, Newport, OR 97365`;

/** Owners who add, change and remove properties over HTTP; `other` is one more, the same for the whole file. */
export function owningProperties(options?: Parameters<typeof startTestApplication>[0]) {
  const { mine, newOwner } = houseOfOwners(options);
  const people = { owner: { authorization: '' }, other: { authorization: '' } };
  beforeAll(async () => {
    people.other = (await newOwner()).owner;
  });
  beforeEach(() => {
    people.owner = mine.owner;
  });
  const as = (who: Bearer, method: string, path: string, body?: unknown, headers = {}) =>
    call(mine.application, method, `/api/v1${path}`, body, { ...who, ...headers });
  return {
    mine,
    newOwner,
    people,
    as,
    create: async (who: Bearer, body: object) => {
      const answer = await as(who, 'POST', '/properties', body);
      expect([answer.status, answer.body.message]).toEqual([201, undefined]);
      return answer.body;
    },
    names: async (who: Bearer) =>
      (await as(who, 'GET', '/properties')).body.items.map((row: { name: string }) => row.name),
    linked: async (who: Bearer, id: string) =>
      (await as(who, 'GET', `/properties/${id}/contractors`)).body.items.map(
        (c: { company_name: string; is_contact_point: boolean }) => `${c.is_contact_point ? '*' : ''}${c.company_name}`,
      ),
  };
}
