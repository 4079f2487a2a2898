import pg from 'pg';
import type { Place } from './place.ts';
import { openSessions } from './sessions.ts';

const customers = 1000;
const each = 100;

/** 100k properties of 1000 customers, each signed in once. @returns their Authorization headers */
export async function fillManyProperties(place: Place): Promise<string[]> {
  const client = new pg.Client(place.connection);
  await client.connect();
  await client.query(
    `insert into auth."user" (id, name, email, email_verified, role) select gen_random_uuid(), 'Owner ' || i, 'owner' || i || '@example.com', true, 'owner' from generate_series(1, ${customers}) i`,
  );
  await client.query(`insert into users (id, email, full_name) select id, email, name from auth."user"`);
  await client.query(`
    insert into properties (id, customer_id, name, street_address, city, state, zip, normalized_address, guest_token, beds, baths, sq_ft, property_type, created_at)
    select gen_random_uuid(), u.id, 'House ' || n, n || ' Long Street', 'Newport', 'OR', '97365', u.email || n, u.email || n, 3, 2.5, 1400, 'Condo', now() - n * interval '1 hour'
    from users u cross join generate_series(1, ${each}) n`);
  const sessions = await openSessions(client, place, 'true');
  await client.query('vacuum analyze');
  await client.end();
  return sessions;
}
