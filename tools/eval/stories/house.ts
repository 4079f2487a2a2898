// A house of the data, as its owner would set it up: a property, an article for each note, a contractor for each trade.
import { serviceTypes } from '#contract/enumerations/trades.ts';
import { readHouses, splitFacts } from './data-houses.ts';
import type { StoryServer } from './server.ts';

const houses = readHouses();

/** What no house of the data has, since no note there holds a code. */
const codes = {
  front_door_lock_code: '5520',
  front_door_lock_instructions: 'Press the top button, then the code.',
  wifi_password: 'sandpiper-88',
};
export const stay = { check_in: '2026-11-18', check_out: '2026-11-27', phone_last4: '0120' };

/** One of each trade, the same for every house. */
const contractors = serviceTypes.map((service_type, at) => ({
  company_name: `Story ${service_type.replaceAll('_', ' ')}`,
  service_type,
  phone: `(541) 555-01${30 + at}`,
  notification_method: 'text',
  is_contact_point: at === 0,
}));

let streets = 0;

/** @returns its guest link's token, and the source by which a reply names each note and field */
export async function setUpHouse(server: StoryServer, name: string) {
  const house = houses.get(name);
  if (!house) throw new Error(`There is no house ${name}.`);
  const { taken, told } = splitFacts(house);
  const property = await server.as('owner', 'POST', '/properties', {
    ...codes,
    state: 'FL', // where the product's list lacks one: Puerto Rico
    ...taken,
    street_address: `${++streets} Story Lane`,
    zip: '97365',
    timezone: house.timezone,
    contractors,
  });
  const ids = new Map(Object.keys(taken).map((field) => [field, `fact:${field}`]));
  for (const { id, title, text, audience } of told) {
    const article = { property_id: property.id, title, body: text, audience };
    ids.set(id, `article:${(await server.as('owner', 'POST', '/articles', article)).id}`);
  }
  await server.as('owner', 'POST', '/stays', {
    property_id: property.id,
    check_in: stay.check_in,
    check_out: stay.check_out,
    guest_name: 'Pat Example',
    guest_phone: '(541) 555-0120',
  });
  return { id: property.id as string, token: property.guest_link.split('/').at(-1) as string, ids };
}
