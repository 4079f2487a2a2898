import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { figure } from './figure.ts';
import { allColumns, findIn, foundIn, lawFor, readableColumns } from './law-of-data.ts';
import { type Planted, plantApplication } from './planted-application.ts';

// Whatever is secret or private, planted through the doors and looked for in every column of every table, as a dump has
// it, while the mails that carry it wait in the queue. The long form asks every route in between
// (a27-every-route.figures.ts).

let planted: Planted;
beforeAll(async () => {
  planted = await plantApplication();
});
afterAll(() => planted.end());

describe('A27 canaries', () => {
  it('stand in clear where the law of data says, and nowhere else', async (ctx) => {
    const { application, canaries } = planted;
    const columns = await allColumns(application);
    expect(await findIn(application, columns, canaries)).toEqual(lawFor(canaries));
    expect(foundIn(planted.log(), canaries)).toEqual([]);
    figure(ctx, `${canaries.size} canaries, ${columns.length} columns: each where it belongs, 0 in the log`);
  });

  it('wait in the queue, in jobs that are empty, sealed', async () => {
    const { application, canaries } = planted;
    const { rows: jobs } = await application.authDb.execute<{ data: object }>(
      sql`select data from pgboss.job where name = 'mail.send' and state in ('created', 'retry', 'active')`,
    );
    expect(jobs.length).toBeGreaterThan(5);
    expect(jobs.every(({ data }) => Object.keys(data).length === 0)).toBe(true);
    const { rows: payloads } = await application.authDb.execute<{ id: string; sealed: string }>(
      sql`select id, sealed from job_payloads`,
    );
    const opened = payloads.map(({ id, sealed }) =>
      application.deps.vault.open(sealed, { table: 'job_payloads', column: 'sealed', rowId: id }),
    );
    const mailed = ['reset link', 'sign-in code', 'personal link', 'code of a stay', 'approval link', 'answer link'];
    expect(foundIn(opened.join('\n'), canaries)).toEqual(expect.arrayContaining(mailed));
  });

  it('of sign-ins, of waiting mails and of the queue are in no table that the application’s role can read', async () => {
    const readable = await readableColumns(planted.application);
    const closed = readable.filter(({ schema, table }) => schema !== 'public' || table === 'job_payloads');
    const queue = closed.filter(({ table }) => table !== 'queue').map(({ table, column }) => `${table}.${column}`);
    expect(queue).toEqual(['job.id', 'job.start_after', 'job_common.id', 'job_common.start_after']);
    expect(new Set(closed.map(({ schema }) => schema))).toEqual(new Set(['pgboss']));
    expect(readable.length).toBeGreaterThan(300);
  });
});
