import pg from 'pg';
import type { Place } from './place.ts';

const topics = [
  'Checkout',
  'Pets',
  'Hot tub',
  'Grill',
  'Laundry',
  'Coffee',
  'Towels',
  'Beach gear',
  'Quiet hours',
  'Fireplace',
  'Recycling',
  'Visitors',
];

/** One property with its facts and 40 articles. @returns its guest token */
export async function fillOneHouse(place: Place): Promise<string> {
  const client = new pg.Client(place.connection);
  await client.connect();
  const { rows } = await client.query(
    `insert into auth."user" (id, name, email, email_verified) values (gen_random_uuid(), 'Owner', 'o@example.com', true) returning id`,
  );
  const customer = rows[0].id;
  await client.query(`insert into users (id, email, full_name) values ($1, 'o@example.com', 'Owner')`, [customer]);
  const property = await client.query(
    `insert into properties (id, customer_id, name, street_address, city, state, zip, normalized_address, guest_token, beds, baths, sq_ft, property_type, front_door_lock_type,
       water_supply_type, main_water_shut_off_location, kitchen_sink_water_valve_location, thermostat_type, thermostat_instructions, electric_panel_location, wifi_name, tv_services,
       parking_spot_count, special_parking_details, trash_bin_location, trash_curb_day)
     values (gen_random_uuid(), $1, 'Tide Pool Bungalow', '27 Cormorant Way', 'Newport', 'OR', '97365', 'x', 'benchtokenbenchtoken22', 2, 1, 940, 'Single Family', 'Number Keypad',
       'city', 'Garage, behind the water heater', 'Under the sink, left wall', 'Smart', 'Tap the dial, turn to the wanted temperature.', 'Hall closet', 'TidePool_5G', 'Streaming',
       2, 'Two cars in the drive; the street is permit only.', 'Side gate', 'Tuesday') returning id`,
    [customer],
  );
  for (let i = 0; i < 40; i++) {
    const topic = topics[i % topics.length];
    await client.query(
      `insert into knowledge_articles (id, customer_id, property_id, title, body) values (gen_random_uuid(), $1, $2, $3, $4)`,
      [
        customer,
        property.rows[0].id,
        `${topic} ${i}`,
        `About ${topic?.toLowerCase()}: rule number ${i}. Please ask if anything is unclear, and leave it as you found it.`,
      ],
    );
  }
  await client.end();
  return 'benchtokenbenchtoken22';
}
