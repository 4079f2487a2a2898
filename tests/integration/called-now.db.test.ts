import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { NewContractor } from '#contract/contractors/contractors.ts';
import type { CalledAsContractor, CalledAtHouse, CalledForTrade } from '#contract/dispatch/called-now.ts';
import { addOwner, addProperty, addTrade, call, signIn } from '../support/application.ts';
import { endOpenJobs, jobsAtHand } from '../support/jobs-at-hand.ts';
import { saveRules } from '../support/rules.ts';

// "Who would be called now?" at a house and of a contractor, against what dispatch then does.

const { at, clock, rule } = jobsAtHand();
const morning = '2026-11-20T18:00:00Z'; // Friday, ten in the morning in Oregon
const night = '2026-11-21T07:30:00Z'; // half past eleven at night
const ids = new Map<string, string>();

const get = async (path: string) => call(at.application, 'GET', `/api/v1${path}`, undefined, at.owner);
const calledAt = async (urgency: string): Promise<CalledAtHouse> => {
  const { status, body } = await get(`/properties/${at.property.id}/contractors/called-now?urgency=${urgency}`);
  expect(status).toBe(200);
  return body;
};
const tradeAt = async (urgency: string, trade: string): Promise<CalledForTrade> => {
  const found = (await calledAt(urgency)).trades.find(({ service_type }) => service_type === trade);
  if (!found) throw new Error(`nothing is said of ${trade}`);
  return found;
};
const change = async (company: string, changes: Partial<NewContractor>) =>
  expect(
    (await call(at.application, 'PATCH', `/api/v1/contractors/${ids.get(company)}`, changes, at.owner)).status,
  ).toBe(200);

/** A job that the desk opens for a guest, as it stands then. */
const openedByDesk = async (urgency_level: string) => {
  const words = { subject_line: 'Drain is slow', issue_summary: 'The kitchen drain is slow.' };
  const order = { property_id: at.property.id, service_type: 'plumbing', urgency_level, ...words };
  const { status, body } = await call(at.application, 'POST', '/api/v1/work-orders', order, at.agent);
  expect(status).toBe(201);
  return (await get(`/work-orders/${body.id}`)).body;
};

beforeAll(async () => {
  const { application, customerId, property } = at;
  for (const [company_name, phone] of [
    ['Second Plumbing', '(541) 555-0131'],
    ['Third Plumbing', '(541) 555-0132'],
  ] as const)
    ids.set(company_name, (await addTrade(application, customerId, property.id, { company_name, phone })).id);
  for (const { id, company_name } of (await get('/contractors')).body.items) ids.set(company_name, id);
});

const clear = { holidays: [], service_zips: [], service_cities: [], working_hours: null, insurance_expires_on: null };
const ofContractor = fc.constantFrom<Partial<NewContractor>>(
  clear,
  clear,
  { ...clear, holidays: [{ from: '2026-11-20', to: '2026-11-25' }] },
  { ...clear, service_cities: ['Boise, ID'] },
  { ...clear, service_zips: ['83702'] },
  { ...clear, working_hours: { 5: { from: 480, to: 1020 } } },
  { ...clear, insurance_expires_on: '2026-01-31' },
);

describe('who would be called now', () => {
  it('is what dispatch does, whatever the rules, the hour and the contractors are', async () => {
    const plumbers = ['Yaquina Plumbing', 'Second Plumbing', 'Third Plumbing'];
    await fc.assert(
      fc.asyncProperty(
        fc.tuple(ofContractor, ofContractor, ofContractor),
        fc.constantFrom<'high' | 'low' | 'urgent'>('high', 'low', 'urgent'),
        fc.constantFrom<'dispatch' | 'ask_owner' | 'human'>('dispatch', 'dispatch', 'ask_owner', 'human'),
        fc.constantFrom(morning, night),
        async (states, urgency, action, now) => {
          await endOpenJobs(at.application);
          clock.set(now);
          await rule({ actions: [{ action }] });
          for (const [index, state] of states.entries()) await change(plumbers[index] ?? '', state);
          const said = await tradeAt(urgency, 'plumbing');
          const done = await openedByDesk(urgency);
          const skipped = (kind: string) =>
            done.timeline
              .filter((entry: { kind: string }) => entry.kind === kind)
              .map((entry: { why: string }) => entry.why);
          const free = said.contractors.findIndex((one) => one.skipped === null);
          const before = said.contractors.slice(0, free < 0 ? undefined : free).map((one) => one.skipped);
          const asks = said.first.is === 'ask_owner' || said.first.is === 'human';
          const waitsToAsk = said.first.is === 'wait' && said.first.after === 'ask_owner';
          expect(skipped('skipped')).toEqual(asks || waitsToAsk ? [] : before);
          const became = {
            offer: () =>
              expect(done.offers).toMatchObject([{ company_name: said.next?.company_name, state: 'offered' }]),
            nobody_left: () => expect(skipped('needs_person')).toEqual(['No contractor is left to ask']),
            human: () =>
              expect(skipped('needs_person')).toEqual(['The owner wants a person to handle jobs of this kind']),
            ask_owner: () => expect(done.dispatch_state).toBe('awaiting_approval'),
            wait: () => expect(skipped('quiet_hours')).toHaveLength(1),
          };
          became[said.first.is]();
          if (said.first.is !== 'offer') expect(done.offers).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  }, 120_000);

  it('says why somebody is skipped in the words of the history, and what a yes would bring', async () => {
    clock.set(morning);
    await rule({ actions: [{ action: 'ask_owner' }], approval_wait_minutes: 90 });
    await change('Yaquina Plumbing', { ...clear, holidays: [{ from: '2026-11-20', to: '2026-11-25' }] });
    await change('Second Plumbing', { ...clear, service_cities: ['Boise'] });
    await change('Third Plumbing', clear);
    expect(await tradeAt('high', 'plumbing')).toMatchObject({
      first: { is: 'ask_owner', wait_minutes: 90, if_silent: 'human' },
      next: { company_name: 'Third Plumbing', accept_minutes: 30 },
      contractors: [
        { company_name: 'Yaquina Plumbing', skipped: 'Yaquina Plumbing is away through Nov 25, 2026' },
        {
          company_name: 'Second Plumbing',
          skipped: expect.stringMatching(/^Second Plumbing doesn't serve .+ \(\d{5}\)$/),
        },
        { company_name: 'Third Plumbing', skipped: null, assigned: true },
      ],
    });
  });

  it('names every trade, also those without anybody, and leaves out who was removed', async () => {
    await rule({});
    const { trades, timezone } = await calledAt('medium');
    expect([trades.length, timezone]).toEqual([12, 'America/Los_Angeles']);
    expect(trades.find(({ service_type }) => service_type === 'gas')).toMatchObject({
      first: { is: 'nobody_left' },
      next: null,
      contractors: [],
    });
    const { body } = await call(
      at.application,
      'POST',
      '/api/v1/contractors',
      { company_name: 'Gone Gas', service_type: 'gas', phone: '5415550140' },
      at.owner,
    );
    await call(at.application, 'POST', `/api/v1/contractors/${body.id}/remove`, {}, at.owner);
    expect((await tradeAt('medium', 'gas')).contractors).toEqual([]);
    expect((await get(`/contractors/${body.id}/called-now`)).status).toBe(404);
  });

  it('asks nobody and writes nothing', async () => {
    const count = async () => (await get('/work-orders?limit=100')).body.items.length;
    const before = await count();
    await calledAt('urgent');
    expect(await count()).toBe(before);
  });

  it('shows a contractor their place at every house, page by page, those they are assigned to first', async () => {
    await rule({});
    const { application, customerId } = at;
    const alder = await addProperty(application, customerId, 'Alder House', '1 Alder Way');
    expect((await saveRules(application, at.owner, { actions: [{ action: 'human' }] }, alder.id)).status).toBe(200);
    const read = async (query: string): Promise<{ items: CalledAsContractor[]; next: string | null }> =>
      (await get(`/contractors/${ids.get('Third Plumbing')}/called-now${query}`)).body;
    const first = await read('?limit=1');
    const second = await read(`?limit=1&cursor=${first.next}`);
    expect(first.items).toMatchObject([
      { property_id: at.property.id, assigned: true, place: 3, of: 3, skipped: null, first: { is: 'offer' } },
    ]);
    expect(second.items).toMatchObject([
      { property_name: 'Alder House', assigned: false, of: 3, first: { is: 'human' } },
    ]);
    expect(second.next).toBeNull();
  });

  it("says nothing of another owner's houses and contractors", async () => {
    await addOwner(at.application, 'nina@example.com', 'Nina Next');
    const stranger = await signIn(at.application, 'nina@example.com');
    for (const path of [
      `/properties/${at.property.id}/contractors/called-now`,
      `/contractors/${ids.get('Third Plumbing')}/called-now`,
    ])
      expect((await call(at.application, 'GET', `/api/v1${path}`, undefined, stranger)).status).toBe(404);
  });
});
