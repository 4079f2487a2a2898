import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  curbDays,
  lockTypes,
  propertyTypes,
  shutOffTypes,
  thermostatTypes,
  tvServices,
  waterSupplyTypes,
} from '#contract/properties/property-choices.ts';
import { addOwner, call, signIn, startTestApplication, type TestApplication } from '../support/application.ts';

// Every field of the specification's property (section 3) is kept as it was given, over HTTP.

let application: TestApplication;
let owner: { authorization: string };
let id: string;
beforeAll(async () => {
  application = await startTestApplication();
  await addOwner(application, 'olive@example.com');
  owner = await signIn(application, 'olive@example.com');
  const contractors = [{ company_name: 'Tide', service_type: 'plumbing', phone: '5415550110', is_contact_point: true }];
  id = (await call(application, 'POST', '/api/v1/properties', { ...core, contractors }, owner)).body.id;
});
afterAll(() => application.end());

const core = { name: 'Bungalow', street_address: '27 Cormorant Way', city: 'Newport', state: 'OR', zip: '97365-0001' };
const read = async () => (await call(application, 'GET', `/api/v1/properties/${id}`, undefined, owner)).body;
const change = async (fields: object) =>
  call(application, 'PATCH', `/api/v1/properties/${id}`, { ...fields, version: (await read()).version }, owner);

const choices = {
  property_type: propertyTypes,
  front_door_lock_type: lockTypes,
  water_supply_type: waterSupplyTypes,
  main_water_shut_off_type: shutOffTypes,
  thermostat_type: thermostatTypes,
  tv_services: tvServices,
  trash_curb_day: curbDays,
} as const;
const most = Math.max(...Object.values(choices).map(({ length }) => length));

const words = Object.fromEntries(
  [
    ...['front_door_lock_code', 'front_door_lock_model', 'front_door_lock_instructions'],
    ...['alt_lock_box_location', 'alt_lock_box_code', 'main_water_shut_off_location'],
    ...['kitchen_sink_water_valve_location', 'dishwasher_water_valve_location', 'bath_sink_water_valve_location'],
    ...['emergency_furnace_shut_off_location', 'thermostat_instructions', 'electric_panel_location'],
    ...['wifi_name', 'wifi_password', 'special_parking_details', 'trash_bin_location'],
  ].map((name) => [name, `What is said of ${name}, "ünd" 'so'`]),
);
const numbers = { beds: 3, baths: 2.5, sq_ft: 30_000, parking_spot_count: 0 };

describe('a property keeps', () => {
  it.each(Array.from({ length: most }, (_, nth) => nth))('choice %i of every list', async (nth) => {
    const chosen = Object.fromEntries(Object.entries(choices).map(([name, list]) => [name, list[nth % list.length]]));
    expect((await change(chosen)).status).toBe(200);
    expect(await read()).toMatchObject(chosen);
  });

  it('every word and number, and says whose it is and who is called', async () => {
    expect((await change({ ...words, ...numbers })).status).toBe(200);
    expect(await read()).toMatchObject({ ...core, ...words, ...numbers, status: 'active' });
    const [row] = (await call(application, 'GET', '/api/v1/properties', undefined, owner)).body.items;
    expect(row).toMatchObject({ id, contact_point_person: 'Tide', created_at: expect.any(String) });
  });

  it('nothing where a field was emptied', async () => {
    const emptied = Object.fromEntries([...Object.keys(words), ...Object.keys(numbers)].map((name) => [name, null]));
    expect((await change(emptied)).status).toBe(200);
    expect(await read()).toMatchObject(emptied);
  });

  it('nothing that is in no list', async () => {
    for (const name of Object.keys(choices)) expect((await change({ [name]: 'Marble' })).status).toBe(422);
    expect((await change({ state: 'PR' })).status).toBe(422);
  });
});
