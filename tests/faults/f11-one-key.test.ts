import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { figure } from '../attacks/figure.ts';
import { addOwner, call, signIn, startTestApplication, type TestApplication } from '../support/application.ts';

// F11: the same Idempotency-Key 20 times in parallel. `npm run faults` does it with 200 keys.

const keys = process.env.FAULTS === 'long' ? 200 : 3;
let application: TestApplication;
beforeAll(async () => {
  application = await startTestApplication();
});
afterAll(() => application.end());

it('is one property and one answer; with another body it is refused', async (ctx) => {
  await addOwner(application, 'olive@example.com');
  const owner = await signIn(application, 'olive@example.com');
  for (let n = 0; n < keys; n++) {
    const send = (body: object) =>
      call(application, 'POST', '/api/v1/properties', body, { ...owner, 'idempotency-key': `key-${n}` });
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(houseAt(n))));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect((await send(houseAt(n + 1000))).status).toBe(409);
  }
  const { rows } = await application.authDb.execute(sql`select count(*)::int as count from properties`);
  expect(rows).toEqual([{ count: keys }]);
  figure(ctx, `${keys} keys × 20 in parallel: one row each, another body 409`);
}, 600_000);

const houseAt = (n: number) => ({
  name: 'House',
  street_address: `${n} Key Lane`,
  city: 'Newport',
  state: 'OR',
  zip: '97365',
  contractors: [{ company_name: 'Tide', service_type: 'plumbing', phone: '5415550110', is_contact_point: true }],
});
