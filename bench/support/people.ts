import pg from 'pg';
import { createPasswords } from '#server/features/accounts/passwords.ts';
import type { Place } from './place.ts';

export const password = 'Correct-horse7!';
export const emailOf = (nth: number) => `owner${nth}@example.com`;

/** Owners who can sign in, all with one password. */
export async function fillPeople(place: Pick<Place, 'connection'>, count: number): Promise<void> {
  const client = new pg.Client(place.connection);
  await client.connect();
  await client.query(
    `insert into auth."user" (id, name, email, email_verified, role) select gen_random_uuid(), 'Owner ' || i, 'owner' || i || '@example.com', true, 'owner' from generate_series(0, ${count - 1}) i`,
  );
  await client.query(
    `insert into auth.account (id, account_id, provider_id, user_id, password) select gen_random_uuid(), id::text, 'credential', id, $1 from auth."user"`,
    [await createPasswords().hash(password)],
  );
  await client.query(`insert into users (id, email, full_name) select id, email, name from auth."user"`);
  await client.query('vacuum analyze');
  await client.end();
}
