import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { refreshReports } from '#features/reports';
import { cancelWorkOrder } from '#features/work-orders';
import { reportOrders, reportRequests } from '#server/db/tables/reports.ts';
import { orderRows } from '#server/features/reports/orders/keep-orders.ts';
import { chatHistories } from '#server/features/reports/requests/chat-histories.ts';
import { toRows } from '#server/features/reports/requests/keep-requests.ts';
import { system } from '#server/kernel/actor.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { addOwner, call, publicUrl, signIn } from '../support/application.ts';
import { jobsAtHand } from '../support/jobs-at-hand.ts';
import { unzip } from '../support/unzip.ts';

// Figures are made from what happened, stay with it, and are each customer's own.

const { at, clock, job } = jobsAtHand();
let minute = 0;
const later = (minutes: number) => {
  minute += minutes;
  clock.set(new Date(Date.parse('2026-11-20T18:00:00Z') + minute * 60_000).toISOString());
};
const refreshed = async () => {
  later(1);
  await refreshReports(at.application.deps.store);
};
const range = 'from=2026-11-01&to=2026-12-31';
const report = async (query = range, as = at.owner) =>
  (await call(at.application, 'GET', `/api/v1/reports/figures?${query}`, undefined, as)).body;

/** By the verb, as people do it: figures follow what is told, not what a statement changes behind it. */
const endJobs = () =>
  withActor(at.application.deps.store, system, async (unit) => {
    const { rows } = await unit.tx.execute<{ id: string }>(
      sql`select id from work_orders where dispatch_state <> 'closed'`,
    );
    for (const { id } of rows) await cancelWorkOrder(unit, id, 'Over.');
  });

/** What is kept, and what the rows say right now. */
async function keptAndTrue() {
  return withActor(at.application.deps.store, system, async (unit) => {
    const { rows: chats } = await unit.tx.execute<{ id: string }>(
      sql`select id from conversations where kind = 'guest'`,
    );
    const { rows: orders } = await unit.tx.execute<{ id: string }>(sql`select id from work_orders`);
    const histories = await chatHistories(
      unit,
      chats.map(({ id }) => id),
    );
    const order = (one: object) => JSON.stringify(one);
    const sorted = (rows: object[]) =>
      rows.map((row) => ({ ...row, id: '' })).toSorted((a, b) => order(a).localeCompare(order(b)));
    return {
      kept: {
        requests: sorted(await unit.tx.select().from(reportRequests)),
        orders: sorted(await unit.tx.select().from(reportOrders)),
      },
      truth: {
        requests: sorted(histories.flatMap(toRows)),
        orders: sorted(
          await orderRows(
            unit,
            orders.map(({ id }) => id),
          ),
        ),
      },
    };
  });
}

beforeEach(() => endJobs());

describe('the figures of a report', () => {
  it('are empty before anything happened', async () => {
    await refreshed();
    const empty = await report();
    expect(empty.requests.outcomes).toEqual({
      n: 0,
      danger: 0,
      handed_over: 0,
      asked_owner: 0,
      gave_up: 0,
      settled: 0,
    });
    expect(empty.orders.accept).toBe(null);
    expect(empty.money.total).toEqual({ orders: 0, cents: 0, per_order: null });
    expect(empty.load).toHaveLength(24);
    expect(empty.contractors).toEqual([]);
  });

  it('follow a job from its opening to the stars', async () => {
    const one = await job();
    later(4);
    expect((await one.asContractor('accept')).status).toBe(200);
    later(6);
    for (const act of ['on-my-way', 'start']) expect((await one.asContractor(act)).status).toBe(200);
    later(20);
    await one.asContractor('finish', { resolution_notes: 'Cleared it.', cost_cents: 9_000 });
    expect((await one.asGuest('confirm', { fixed: true })).status).toBe(200);
    expect((await one.asGuest('rating', { stars: 4 })).status).toBe(200);
    await refreshed();
    const { orders, money, satisfaction } = await report();
    expect(orders).toMatchObject({
      opened: 1,
      accept: { n: 1, median: 240, p90: 240 },
      on_site: { n: 1, median: 600, p90: 600 },
      done: { n: 1, median: 1800, p90: 1800 },
      contractors_asked: { n: 1, median: 1, p90: 1 },
      // Within thirty days nobody knows.
      fixed_at_first: { n: 0, of: 0 },
      confirmed: { n: 1, of: 1 },
    });
    expect(money.total).toEqual({ orders: 1, cents: 9_000, per_order: { n: 1, median: 9_000, p90: 9_000 } });
    expect(money.by_property).toMatchObject([{ name: 'Tide Pool Bungalow', spent: { cents: 9_000 } }]);
    expect(money.by_contractor).toMatchObject([{ name: 'Yaquina Plumbing', spent: { cents: 9_000 } }]);
    expect(money.by_month).toMatchObject([{ month: '2026-11', spent: { cents: 9_000 } }]);
    expect(satisfaction).toEqual({
      answered: { n: 1, of: 1 },
      stars: { n: 1, median: 4, p90: 4 },
      given: [0, 0, 0, 1, 0],
    });
  });

  it('count a request once its 72 hours are over, and settle none that was handed over', async () => {
    const asked = await job();
    await endJobs();
    await asked.say('where do I park?');
    const person = await job();
    await person.say('I want to talk to a person please');
    await refreshed();
    const before = await report();
    expect(before.requests.open).toBeGreaterThanOrEqual(2);
    later(73 * 60);
    const { outcomes, open } = (await report()).requests;
    expect(open).toBe(0);
    expect(outcomes.handed_over).toBeGreaterThanOrEqual(1);
    expect(outcomes.settled).toBeGreaterThanOrEqual(1);
    const { n, ...five } = outcomes as Record<string, number>;
    expect(Object.values(five).reduce((all, one) => all + one, 0)).toBe(n);
  });

  it('show contractors from five jobs on', async () => {
    const days = 'from=2026-11-01&to=2027-03-01';
    expect((await report(days)).contractors).toEqual([]);
    for (let n = 0; n < 5; n++) {
      await endJobs();
      const one = await job();
      later(n + 1);
      await one.finish();
      expect((await one.asGuest('confirm', { fixed: true })).status).toBe(200);
    }
    await refreshed();
    const [card, ...others] = (await report(days)).contractors;
    expect(others).toEqual([]);
    expect(card).toMatchObject({ name: 'Yaquina Plumbing', service_type: 'plumbing' });
    expect(card.jobs).toBeGreaterThanOrEqual(5);
    expect(card.answer_seconds.n).toBeGreaterThanOrEqual(5);
  });

  it('are nobody else’s, and the desk sees all of them', async () => {
    await addOwner(at.application, 'other@example.com');
    const other = await signIn(at.application, 'other@example.com');
    expect((await report(range, other)).orders.opened).toBe(0);
    const foreign = await call(
      at.application,
      'GET',
      `/api/v1/reports/figures?${range}&property_id=${at.property.id}`,
      undefined,
      other,
    );
    expect(foreign.status).toBe(404);
    const desk = await call(at.application, 'GET', `/api/v1/desk/figures?${range}`, undefined, at.agent);
    expect(desk.body.orders.opened).toBeGreaterThan(0);
    expect((await call(at.application, 'GET', `/api/v1/desk/figures?${range}`, undefined, other)).status).toBe(403);
    expect((await call(at.application, 'GET', `/api/v1/reports/figures?${range}`, undefined, at.agent)).status).toBe(
      403,
    );
  });

  it('refuse a span that ends before it begins, or is too long, at its field', async () => {
    const refused = async (query: string) =>
      (await call(at.application, 'GET', `/api/v1/reports/figures?${query}`, undefined, at.owner)).body;
    expect(JSON.stringify(await refused('from=2026-11-02&to=2026-11-01'))).toContain(
      'Choose an end on or after the first day.',
    );
    expect(JSON.stringify(await refused('from=2020-01-01&to=2026-11-01'))).toContain('Choose at most two years.');
  });
});

describe('what is taken along of a report', () => {
  const raw = (path: string, as = at.owner) => call(at.application, 'GET', `/api/v1${path}`, undefined, as);

  it('is every figure with its definition as CSV, and nothing that a spreadsheet computes', async () => {
    await at.application.authDb.execute(sql`update properties set name = '=Hut' where id = ${at.property.id}`);
    const { status, headers, body } = await raw(`/reports/figures/csv?${range}`);
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toContain('porchlight-report-2026-11-01-2026-12-31.csv');
    const rows = parse(body, { bom: true }) as string[][]; // without options of columns, rows are arrays
    const of = (figure: string) => rows.filter((row) => row[2] === figure && row[1] === 'All');
    expect(of('Settled without a person')).toHaveLength(1);
    expect(of('Spent')[0]?.[4]).toMatch(/^\d+\.\d\d$/);
    expect(rows.flat().filter((cell) => cell.startsWith('='))).toEqual([]);
    expect(rows.flat()).toContain("'=Hut");
    await at.application.authDb.execute(
      sql`update properties set name = 'Tide Pool Bungalow' where id = ${at.property.id}`,
    );
  });

  it('is the same as PDF', async () => {
    const { status, headers } = await raw(`/reports/figures/pdf?${range}`);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });

  it('is taken along by the desk too, of every account', async () => {
    const csv = await raw(`/desk/figures/csv?${range}`, at.agent);
    expect(csv.status).toBe(200);
    expect(csv.body).toContain('Settled without a person');
    const pdf = await raw(`/desk/figures/pdf?${range}`, at.agent);
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    for (const kind of ['csv', 'pdf']) expect((await raw(`/desk/figures/${kind}?${range}`)).status).toBe(403);
  });

  it('is what is owed to whom, by month, as CSV, the owner’s own alone', async () => {
    await at.application.authDb.execute(sql`
      insert into work_order_lines (id, customer_id, work_order_id, nth, kind, cents, created_at)
      select gen_random_uuid(), w.customer_id, w.id, l.nth, l.kind, l.cents, w.completed_at
      from (select * from work_orders where cost_cents = 9000 order by id limit 1) w
      cross join (values (0, 'labor', 6000), (1, 'tax', 500)) l (nth, kind, cents)`);
    const { status, headers, body } = await raw(`/reports/owed/csv?${range}`);
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toContain('porchlight-owed-2026-11-01-2026-12-31.csv');
    const [headings, ...rows] = parse(body, { bom: true }) as string[][]; // as above
    expect(headings).toEqual(expect.arrayContaining(['Month', 'Payee', 'Labor (USD)', 'Total (USD)', 'Invoices']));
    const owed = rows.find(([, payee]) => payee === 'Yaquina Plumbing') ?? [];
    expect(owed.slice(0, 2)).toEqual(['2026-11', 'Yaquina Plumbing']);
    expect(Number(owed[8])).toBe(Number(owed[2]) * 90);
    expect([owed[3], owed[6]]).toEqual(['60.00', '5.00']);
    for (const row of rows) {
      const [total = 0, ...made] = row.slice(3, 9).map(Number).reverse();
      expect(made.reduce((sum, part) => sum + part, 0)).toBeCloseTo(total);
    }
    const other = await raw(`/reports/owed/csv?${range}`, await signIn(at.application, 'other@example.com'));
    expect(parse(other.body, { bom: true })).toHaveLength(1);
  });

  it('is a year of spending with its payees and papers as ZIP, the owner’s own alone', async () => {
    const { rows: done } = await at.application.authDb.execute<{ id: string }>(
      sql`select id from work_orders where cost_cents = 9000 order by id limit 1`,
    );
    const paper = new FormData();
    paper.set('file', new File(['%PDF-1.4 an invoice'], 'invoice.pdf', { type: 'application/pdf' }));
    const kept = await call(at.application, 'POST', `/api/v1/work-orders/${done[0]?.id}/files`, paper, at.owner);
    expect(kept.status).toBe(200);
    const files = await unzipped('/reports/tax-years/2026', at.owner);
    expect([...files.keys()].filter((name) => name.endsWith('.pdf'))).toHaveLength(1);
    const lines = parse(files.get('lines.csv') ?? '', { bom: true }) as string[][]; // as above
    expect(lines[0]).toEqual(expect.arrayContaining(['Payee', 'Amount (USD)', 'To review']));
    expect(lines.length).toBeGreaterThan(1);
    expect(lines[1]).toEqual(
      expect.arrayContaining(['Yaquina Plumbing', '90.00', '14 Repairs', 'Repair or improvement?']),
    );
    expect(files.get('payees.csv')).toContain('Yaquina Plumbing');
    const others = await unzipped('/reports/tax-years/2026', await signIn(at.application, 'other@example.com'));
    expect((parse(others.get('lines.csv') ?? '', { bom: true }) as string[][]).length).toBe(1);
  });
});

/** The texts of a ZIP by their names. */
async function unzipped(path: string, as: Record<string, string>): Promise<Map<string, string>> {
  const incoming = { socket: { remoteAddress: '127.0.0.1' } };
  const answer = await at.application.app.request(`${publicUrl}/api/v1${path}`, { headers: as }, { incoming });
  expect(answer.status).toBe(200);
  const files = await unzip(await answer.arrayBuffer());
  return new Map([...files].map(([name, bytes]) => [name, bytes.toString()]));
}

describe('what is kept', () => {
  it('is what the rows say, after any deeds in any order', async () => {
    await endJobs();
    const deeds = fc.constantFrom(
      ...([
        'say',
        'person',
        'no',
        'accept',
        'on-my-way',
        'start',
        'finish',
        'fixed',
        'not_fixed',
        'decline',
        'wait',
        'long',
        'again',
        'refresh',
      ] as const),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(deeds, { minLength: 4, maxLength: 14 }), async (walk) => {
        await endJobs();
        let one = await job();
        for (const deed of walk) {
          if (deed === 'say') await one.say('where do I park?');
          else if (deed === 'person') await one.say('I want a person');
          else if (deed === 'no') await one.say('no');
          else if (deed === 'wait') later(17);
          else if (deed === 'long') later(5 * 60);
          else if (deed === 'again') one = await job();
          else if (deed === 'refresh') await refreshed();
          else if (deed === 'fixed' || deed === 'not_fixed') await one.asGuest('confirm', { fixed: deed === 'fixed' });
          else await one.asContractor(deed, deed === 'finish' ? { resolution_notes: 'Done.', cost_cents: 5_000 } : {});
        }
        await refreshed();
        const { kept, truth } = await keptAndTrue();
        expect(kept).toEqual(truth);
      }),
      { numRuns: 12 },
    );
  });

  it('is found again where no event named it', async () => {
    await withActor(at.application.deps.store, system, async ({ tx }) => {
      await tx.execute(sql`delete from report_requests`);
      await tx.execute(sql`delete from report_chats`);
      await tx.execute(sql`delete from report_orders`);
    });
    later(61);
    await refreshed();
    const { kept, truth } = await keptAndTrue();
    expect(kept.orders).toHaveLength(truth.orders.length);
    expect(kept).toEqual(truth);
  });

  it('counts a job as fixed at the first visit once thirty days have passed, and not before', async () => {
    const all = 'from=2026-11-01&to=2027-03-01';
    expect((await report(all)).orders.fixed_at_first.of).toBe(0);
    later(31 * 24 * 60);
    const { fixed_at_first } = (await report(all)).orders;
    expect(fixed_at_first.of).toBeGreaterThan(0);
    // Plumbing was called for again and again.
    expect(fixed_at_first.n).toBeLessThan(fixed_at_first.of);
  });
});
