import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { phoneUnreadable } from '#contract/phones.ts';
import { contractors } from '#server/db/tables/contractors.ts';
import { writeCsv } from '#server/use-cases/sheets/csv.ts';
import { addProperty } from '../support/application.ts';
import { spreadsheets } from '../support/spreadsheets.ts';

// A number is read at every door, kept as E.164 and found however it is typed.

const { as, mine, upload, importAll, download } = spreadsheets();
const tide = { company_name: 'Tide Plumbing', service_type: 'plumbing' };
const berlin = '+49 (0)30 123456';
const stay = { guest_name: 'Gwen', check_in: '2026-11-18', check_out: '2026-11-23' };
let streets = 0;
const newHouse = () => addProperty(mine.application, mine.customerId, 'Bungalow', `${++streets} Cormorant Way`);

it('of another country keeps its country', async () => {
  const { body } = await as('POST', '/contractors', { ...tide, phone: berlin });
  expect(body.phone).toBe('+4930123456');
  expect((await as('PATCH', `/contractors/${body.id}`, { phone: '+44 20 7946 0958' })).body.phone).toBe(
    '+442079460958',
  );
  const again = await as('POST', '/contractors', { ...tide, phone: '+442079460958', notes: 'Ask for Luis' });
  expect(again.body.id).toBe(body.id);
});

it('that cannot be read is refused at its field, and nothing changes', async () => {
  const { id } = await newHouse();
  const refused = (answer: { status: number; body: { fields?: object } }) => [answer.status, answer.body.fields];
  const [phone, at] = ['555-0110', (field: string) => [422, { [field]: phoneUnreadable }]];
  expect(refused(await as('POST', '/contractors', { ...tide, phone }))).toEqual(at('phone'));
  expect(refused(await as('POST', '/contractors', { ...tide, phone: '12' }))).toEqual(at('phone'));
  const inline = await as('POST', `/properties/${id}/contractors`, { contractor: { ...tide, phone } });
  expect(refused(inline)).toEqual(at('contractor.phone'));
  expect(refused(await as('POST', '/stays', { ...stay, property_id: id, guest_phone: phone }))).toEqual(
    at('guest_phone'),
  );
  const question = { form_source: 'Contact Page Contact Us', name: 'Q', email: 'q@example.com', question: 'Hello?' };
  expect(refused(await as('POST', '/questions', { ...question, phone }))).toEqual(at('phone'));
  expect((await as('GET', '/contractors')).body.items).toEqual([]);
  expect((await as('GET', '/stays')).body.items).toEqual([]);
});

it('that was kept before and cannot be read stays while the rest is changed', async () => {
  const { body } = await as('POST', '/contractors', { ...tide, phone: berlin });
  await mine.application.authDb.update(contractors).set({ phone: '555-0110' }).where(eq(contractors.id, body.id));
  const change = (fields: object) => as('PATCH', `/contractors/${body.id}`, fields);
  expect((await change({ phone: '555-0110', notes: 'Old' })).body).toMatchObject({ phone: '555-0110', notes: 'Old' });
  expect((await change({ phone: '555-0111' })).status).toBe(422);
});

it('of a guest is kept and found by its digits', async () => {
  const { id } = await newHouse();
  const { body } = await as('POST', '/stays', { ...stay, property_id: id, guest_phone: berlin });
  expect(body).toMatchObject({ guest_phone: '+4930123456', phone_last4: '3456' });
  const change = { ...stay, guest_phone: '(541) 555-0120 ext. 5' };
  const changed = (await as('PUT', `/stays/${body.id}`, change)).body;
  expect(changed).toMatchObject({ guest_phone: '+15415550120', phone_last4: '0120' });
  for (const q of ['(541) 555-0120', '541.555', '+15415550120', '5550120'])
    expect((await as('GET', `/stays?q=${encodeURIComponent(q)}`)).body.items).toHaveLength(1);
  expect((await as('GET', '/stays?q=030123456')).body.items).toEqual([]);
});

it('of a contractor is found however it is typed', async () => {
  await as('POST', '/contractors', { ...tide, phone: berlin });
  for (const q of ['030 123456', '+49 (0)30', '+4930123456', 'tide 1234'])
    expect((await as('GET', `/find?q=${encodeURIComponent(q)}`)).body.contractors).toHaveLength(1);
  expect((await as('GET', '/find?q=030+123457')).body.contractors).toEqual([]);
});

it('goes out in a sheet as it is read, computes nothing, and comes in again the same', async () => {
  const headings = ['Company Name', 'Service Type', 'Phone'];
  const { preview } = await importAll(
    'contractors',
    writeCsv([headings, ['Tide', 'Plumbing', berlin], ['Glow', 'HVAC', '5415550111'], ['Mail', 'HVAC', '']]),
  );
  expect(preview.shown.map(({ cells }: { cells: string[] }) => cells[2])).toEqual([
    '+49 30 123456',
    '(541) 555-0111',
    '',
  ]);
  const { rows, bytes } = await download('/exports/contractors');
  expect(rows.slice(1).map((cells) => cells[2])).toEqual(['', '(541) 555-0111', '+49 30 123456']);
  const text = new TextDecoder().decode(bytes);
  expect(text).toContain("'+49 30 123456");
  const { preview: same } = await importAll('contractors', text);
  expect([same.adds, same.updates, same.same]).toEqual([0, 0, 3]);
  expect((await download('/exports/contractors')).rows.sort()).toEqual(rows.sort());
  const { body } = await upload('contractors', writeCsv([headings, ['Surf', 'Plumbing', '555-0110']]));
  expect(body.shown[0].errors).toEqual([{ column: 'Phone', message: phoneUnreadable }]);
});
