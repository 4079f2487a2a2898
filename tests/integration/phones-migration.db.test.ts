import { readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '#server/db/tables/columns.ts';
import { contractors } from '#server/db/tables/contractors.ts';
import { questions } from '#server/db/tables/enquiries.ts';
import { addOwner, startTestHouse, type TestHouse } from '../support/house.ts';

// What was kept before numbers were read, after an update.

let house: TestHouse;
let customer_id: string;
beforeAll(async () => {
  house = await startTestHouse();
  customer_id = await addOwner(house, 'olive@example.com');
});
afterAll(() => house.end());

const file = new URL('../../src/server/db/migrations/0040_phones_as_e164.sql', import.meta.url);
/** All of it but the column, which is there already. */
const migrate = () => house.authDb.execute(sql.raw(readFileSync(file, 'utf8').replace(/^ALTER TABLE .*$/m, '')));

const keep = async (phone: string, company_name = `Kept with ${phone}`, more = {}) => {
  const id = newId();
  const row = { id, customer_id, company_name, service_type: 'plumbing', phone, ...more } as const;
  await house.authDb.insert(contractors).values(row);
  return id;
};
const phoneOf = async (id: string) =>
  (await house.authDb.select().from(contractors).where(eq(contractors.id, id)))[0]?.phone;

it('a number that was plainly one is brought into the form of all, and the rest stays as it was typed', async () => {
  const kept = [
    ['(541) 555-0110', '+15415550110'],
    ['541.555.0111', '+15415550111'],
    ['1 541 555 0112', '+15415550112'],
    ['+1 (541) 555-0113', '+15415550113'],
    ['+49 (0)30 123456', '+4930123456'],
    ['+44 20 7946 0958', '+442079460958'],
    ['+15415550114', '+15415550114'],
    ...['', '12', '555-0110', '0415550110', '+1 541 555', '(541) 555-0110 ext. 5', '12345678901234567'].map((same) => [
      same,
      same,
    ]),
  ] as const;
  const ids = await Promise.all(kept.map(([typed = '']) => keep(typed)));
  const id = newId();
  const asked = { id, question: 'Hello?', form_source: 'Contact Page Contact Us', num_properties: 0 } as const;
  await house.authDb.insert(questions).values({ ...asked, phone: '5415550115' });
  for (const _ of ['once', 'again']) await migrate();
  expect(await Promise.all(ids.map(phoneOf))).toEqual(kept.map(([, now]) => now));
  const [question] = await house.authDb.select().from(questions).where(eq(questions.id, id));
  expect(question?.phone).toBe('+15415550115');
});

it('two that turn out to be one stay two, the second as it was', async () => {
  const at = (minute: number) => ({ created_at: new Date(Date.UTC(2026, 10, 1, 8, minute)) });
  const first = await keep('(541) 555-0110', 'Tide Plumbing', at(1));
  const second = await keep('541-555-0110', 'Tide Plumbing', at(2));
  const gone = await keep('5415550110', 'Tide Plumbing', { ...at(3), status: 'inactive' });
  await migrate();
  expect([await phoneOf(first), await phoneOf(second), await phoneOf(gone)]).toEqual([
    '+15415550110',
    '541-555-0110',
    '+15415550110',
  ]);
  const late = await keep('+15415550119', 'Harbor Pipes', at(2));
  const early = await keep('(541) 555-0119', 'Harbor Pipes', at(1));
  await migrate();
  expect([await phoneOf(late), await phoneOf(early)]).toEqual(['+15415550119', '(541) 555-0119']);
});
