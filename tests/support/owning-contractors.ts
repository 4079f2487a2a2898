import { addProperty, call } from './application.ts';
import { houseOfOwners } from './owners.ts';

export const plumber = { company_name: 'Tide Plumbing', service_type: 'plumbing', phone: '(541) 555-0110' };
export const sparks = { company_name: 'Bright Electric', service_type: 'electrical', phone: '(541) 555-0120' };

type All = { body: { items: { company_name: string; is_contact_point: boolean }[] } };
export const names = (answer: All) => answer.body.items.map((one) => one.company_name);
export const stars = (answer: All) =>
  answer.body.items.filter((one) => one.is_contact_point).map((one) => one.company_name);

/** Owners with contractors and properties, over HTTP. */
export function owningContractors() {
  const { mine } = houseOfOwners();
  let streets = 0;
  const as = (method: string, path: string, body?: unknown) =>
    call(mine.application, method, `/api/v1${path}`, body, mine.owner);
  return {
    mine,
    as,
    add: async (contractor: object) => (await as('POST', '/contractors', contractor)).body,
    newProperty: (name = 'Bungalow') =>
      addProperty(mine.application, mine.customerId, name, `${++streets} Cormorant Way`),
  };
}
