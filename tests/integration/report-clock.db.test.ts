import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hourOf, monthsOf } from '#server/features/reports/figures/span.ts';
import { startTestApplication, type TestApplication } from '../support/application.ts';

// Months and hours of reports are counted without asking the zone for each row: they are those that PostgreSQL says.

let application: TestApplication;
let client: pg.Client;
beforeAll(async () => {
  application = await startTestApplication();
  client = new pg.Client(application.database.connection);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await application.stop();
  await application.database.drop();
});

it.each(['UTC', 'America/Los_Angeles', 'Asia/Kolkata', 'Australia/Lord_Howe', 'America/St_Johns', 'Pacific/Apia'])(
  'at the clock of %s',
  async (timezone) => {
    const span = { from: '2025-01-15', to: '2026-12-20', timezone, customerId: null, propertyId: null };
    const months = monthsOf(span, sql`at`);
    const query = new PgDialect().sqlToQuery(sql`
    select ${hourOf(span, sql`at`)} as hour, extract(hour from at at time zone ${timezone})::int as true_hour,
           ${months.number} as month, to_char(at at time zone ${timezone}, 'YYYY-MM') as true_month
    from generate_series('2025-01-16'::timestamptz, '2026-12-19'::timestamptz, interval '11 minutes') at`);
    const { rows } = await client.query(query.sql, query.params);
    const wrong = rows.filter(
      ({ hour, true_hour, month, true_month }) => hour !== true_hour || months.nameOf(month) !== true_month,
    );
    expect({ rows: rows.length > 90_000, wrong: wrong.slice(0, 3) }).toEqual({ rows: true, wrong: [] });
  },
);
