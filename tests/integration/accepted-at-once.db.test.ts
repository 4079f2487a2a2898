import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Listener, listen } from '#server/http/listen.ts';
import { addTrade, call, startTestApplication, type TestApplication } from '../support/application.ts';
import { jobsAtHand } from '../support/jobs-at-hand.ts';

// Several contractors, the owner and a timer act on one job in the same moment, over HTTP, on two nodes: one contractor
// has it afterwards, or nobody, and everybody is told the same.

const { at, clock, job } = jobsAtHand();
const companies = ['Second Plumbing', 'Third Plumbing', 'Fourth Plumbing', 'Fifth Plumbing', 'Sixth Plumbing'];
let two: TestApplication;
let nodes: Listener[] = [];
let ids: string[] = [];

beforeAll(async () => {
  for (const [n, company_name] of companies.entries())
    await addTrade(at.application, at.customerId, at.property.id, { company_name, phone: `(541) 555-014${n}` });
  const { items } = (await call(at.application, 'GET', '/api/v1/contractors', undefined, at.owner)).body;
  ids = companies.map((name) => items.find((one: { company_name: string }) => one.company_name === name).id);
  two = await startTestApplication({ clock, on: at.application });
  nodes = await Promise.all(
    [at.application, two].map(async ({ app }) => {
      const node = await listen('127.0.0.1', 0);
      node.serve(app.fetch);
      return node;
    }),
  );
});
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.stop()));
  await two.end();
});

/** Over a socket, each request on the other node than the one before. */
const post = (n: number, path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${nodes[n % nodes.length]?.port}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

type Offer = { id: string; state: string; company_name: string };

/** A job that all five are asked for, and the ways to their pages. */
async function askedAll() {
  const one = await job();
  const choose = { contractor_ids: ids, why: 'Whoever is first' };
  expect((await post(0, `/work-orders/${one.id}/offers`, choose, at.owner)).status).toBe(200);
  const offers: Offer[] = (await one.detail()).offers.filter(({ state }: Offer) => state === 'offered');
  expect(offers).toHaveLength(5);
  return { one, ways: offers.map(({ id }) => `/jobs/${at.application.deps.links.job.tokenFor(id)}`) };
}

/** One has it and all others have lost it, as their pages say; or nobody was faster and all is open or over. */
async function expectOneWinner(one: Awaited<ReturnType<typeof job>>, ways: string[], accepted: number[]) {
  const { offers, dispatch_state, assigned_contractor_name } = await one.detail();
  const having = offers.filter(({ state }: Offer) => state === 'accepted');
  expect(having).toHaveLength(accepted.length);
  expect(offers.filter(({ state }: Offer) => state === 'offered')).toHaveLength(0);
  expect([dispatch_state, assigned_contractor_name]).toEqual(['accepted', having[0].company_name]);
  for (const [n, way] of ways.entries())
    expect((await call(at.application, 'GET', `/api/v1${way}`)).status).toBe(accepted.includes(n) ? 200 : 410);
}

describe('a job that several were asked for', () => {
  it('goes to one, however many accept at the same moment', async () => {
    for (let round = 0; round < 6; round++) {
      const { one, ways } = await askedAll();
      const answers = await Promise.all(ways.map((way, n) => post(n, `${way}/accept`, {})));
      const statuses = answers.map(({ status }) => status);
      expect(statuses.toSorted()).toEqual([200, 410, 410, 410, 410]);
      await expectOneWinner(one, ways, [statuses.indexOf(200)]);
    }
  }, 120_000);

  it('goes to one also where others decline in that moment', async () => {
    const { one, ways } = await askedAll();
    const answers = await Promise.all(
      ways.map((way, n) => post(n, `${way}/${n < 2 ? 'decline' : 'accept'}`, n < 2 ? { reason: 'Busy' } : {})),
    );
    const accepted = answers.flatMap(({ status }, n) => (n >= 2 && status === 200 ? [n] : []));
    expect(accepted).toHaveLength(1);
    for (const { status } of answers) expect([200, 410]).toContain(status);
    const { offers, dispatch_state } = await one.detail();
    expect(dispatch_state).toBe('accepted');
    expect(offers.filter(({ state }: Offer) => state === 'accepted')).toHaveLength(1);
  });

  it('goes to nobody whom the owner took it from in that moment, or stays with who was faster', async () => {
    const { one, ways } = await askedAll();
    const [first = '', ...others] = ids;
    const choose = { contractor_ids: [first], why: 'This one' };
    const [chosen, ...answers] = await Promise.all([
      post(0, `/work-orders/${one.id}/offers`, choose, at.owner),
      ...ways.slice(1).map((way, n) => post(n + 1, `${way}/accept`, {})),
    ]);
    expect([chosen.status, others.length]).toEqual([200, 4]); // taken back with its reason also where somebody was faster
    for (const { status } of answers) expect([200, 409, 410]).toContain(status);
    const { offers, dispatch_state, assigned_contractor_name } = await one.detail();
    const open = offers.filter(({ state }: Offer) => state === 'offered' || state === 'accepted');
    expect(open).toHaveLength(1);
    // Whoever came after the owner's word was refused; whoever came before it lost the job again.
    expect([dispatch_state, open[0].company_name, assigned_contractor_name]).toEqual(['offered', companies[0], null]);
  });

  it('is offered once where two people choose at the same moment', async () => {
    const one = await job();
    const choices = [ids.slice(0, 2), ids.slice(1, 3), ids.slice(0, 2), ids.slice(1, 3)];
    const answers = await Promise.all(
      choices.map((contractor_ids, n) =>
        post(n, `/work-orders/${one.id}/offers`, { contractor_ids, why: null }, n % 2 ? at.agent : at.owner),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const open = (await one.detail()).offers.filter(({ state }: Offer) => state === 'offered');
    const asked = open.map(({ company_name }: Offer) => company_name).toSorted();
    expect([companies.slice(0, 2).toSorted(), companies.slice(1, 3).toSorted()]).toContainEqual(asked);
  });
});
