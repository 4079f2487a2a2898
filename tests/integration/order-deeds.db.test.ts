import { describe, expect, it } from 'vitest';
import { wakeHeld } from '#features/dispatch';
import { system } from '#server/kernel/actor.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { sweep } from '#server/sweep.ts';
import { call } from '../support/application.ts';
import { jobsAtHand, kinds } from '../support/jobs-at-hand.ts';

// What an owner and the desk do to a work order by hand.

const { at, job, clock, rule } = jobsAtHand();

type Who = 'owner' | 'agent';
const deed = (who: Who, id: string, act: string, body: object = {}) =>
  call(at.application, 'POST', `/api/v1/work-orders/${id}/${act}`, body, at[who]);
const inDays = (days: number) => new Date(clock.now().getTime() + days * 86_400_000);

describe('canceling', () => {
  it.each(['owner', 'agent'] as const)(
    '%s: whoever was asked or has it is told at once, and so is the guest',
    async (who) => {
      const one = await job();
      await one.asContractor('accept');
      expect((await deed(who, one.id, 'cancel', { why: 'The guest left' })).body.status).toBe('cancelled');
      expect((await one.asJob()).body).toMatchObject({ offer_state: 'revoked', address: null });
      expect(await one.told()).toContain('was cancelled');
    },
  );

  it('is over once the work is finished', async () => {
    const one = await job();
    await one.finish();
    expect((await one.detail()).can.cancel).toBe(false);
    expect(await deed('owner', one.id, 'cancel', { why: 'Too dear' })).toMatchObject({ status: 409 });
    expect((await one.detail()).status).toBe('completed');
  });

  it('by the guest is over once somebody is on the way: a person sees to it', async () => {
    const one = await job();
    await one.asContractor('accept');
    await one.asContractor('on-my-way');
    const said = (await one.say('never mind, no need for the plumber')).map(({ body }) => body).join(' ');
    expect(said).toContain('already on the way');
    expect((await one.detail()).status).toBe('in_progress');
  });
});

describe('marking as done', () => {
  it('needs a cost within the limit in force', async () => {
    const one = await job();
    const { nte_cents } = await one.detail();
    const notes = { resolution_notes: 'Did it myself.' };
    expect((await deed('owner', one.id, 'complete', notes)).body.fields).toEqual({
      cost_cents: 'Say what it cost; 0 if nothing.',
    });
    const over = await deed('agent', one.id, 'complete', { ...notes, cost_cents: nte_cents + 1 });
    expect(over).toMatchObject({ status: 422, body: { code: 'OVER_LIMIT' } });
    expect(over.body.fields.cost_cents).toContain('can raise the amount');
    expect((await one.detail()).status).toBe('open');
  });

  it('closes a job that nobody had, and takes back what was offered', async () => {
    const one = await job();
    const { body } = await deed('owner', one.id, 'complete', { resolution_notes: 'Did it myself.', cost_cents: 1_200 });
    expect(body).toMatchObject({ status: 'completed', dispatch_state: 'closed', cost_cents: 1_200 });
    expect((await one.detail()).offers).toMatchObject([{ state: 'revoked' }]);
    expect(await one.told()).not.toContain('Is it fixed?');
  });

  it('of a job that a contractor has asks the guest, as after any work', async () => {
    const one = await job();
    await one.asContractor('accept');
    const { body } = await deed('agent', one.id, 'complete', { resolution_notes: 'Done by phone.', cost_cents: 0 });
    expect(body.dispatch_state).toBe('pending_confirmation');
    expect(await one.told()).toContain('fixed?');
    expect((await one.asGuest('confirm', { fixed: false })).status).toBe(200);
    expect((await one.detail()).dispatch_state).toBe('accepted');
  });

  it('the contractor cannot finish without a cost either', async () => {
    const one = await job();
    for (const act of ['accept', 'on-my-way', 'start']) await one.asContractor(act);
    const { status, body } = await one.asContractor('finish', { resolution_notes: 'Done.' });
    expect([status, Object.keys(body.fields)]).toEqual([422, ['cost_cents']]);
    expect((await one.detail()).dispatch_state).toBe('on_site');
  });
});

describe('holding', () => {
  it('keeps everybody waiting until its day, then asks the next contractor', async () => {
    const one = await job();
    const until = inDays(3);
    const held = await deed('owner', one.id, 'hold', { until: until.toISOString(), reason: 'After the season' });
    expect(held.body).toMatchObject({ dispatch_state: 'triage', hold_reason: 'After the season' });
    expect((await one.detail()).offers).toMatchObject([{ state: 'revoked' }]);
    expect(await one.told()).toContain('has to wait until');
    await sweep(at.application.deps);
    expect((await one.detail()).hold_until).toBe(until.toISOString());
    clock.set(until);
    await sweep(at.application.deps);
    const after = await one.detail();
    expect(after).toMatchObject({ hold_until: null, hold_reason: null });
    expect(kinds(after)).toContain('hold_over');
    expect(await withActor(at.application.deps.store, system, (unit) => wakeHeld(unit, one.id))).toBe(false);
  });

  it('leaves the job with its contractor, who is told, and may begin before the day', async () => {
    const one = await job();
    await one.asContractor('accept');
    const held = await deed('agent', one.id, 'hold', { until: inDays(2).toISOString(), reason: 'A valve is ordered' });
    expect(held.body.dispatch_state).toBe('accepted');
    await one.asContractor('on-my-way');
    expect(await one.detail()).toMatchObject({ dispatch_state: 'en_route', hold_until: null });
  });

  it('asks the owner anew, where the question to them was overtaken', async () => {
    await rule({ actions: [{ action: 'ask_owner' }] });
    const one = await job();
    await deed('owner', one.id, 'hold', { until: inDays(2).toISOString(), reason: 'Not now' });
    expect((await deed('owner', one.id, 'end-hold')).body.dispatch_state).toBe('awaiting_approval');
    expect((await deed('owner', one.id, 'end-hold')).status).toBe(409);
  });

  it.each([
    [0, 'Choose a day that is still to come.'],
    [400, 'Choose a day within a year.'],
  ])('refuses a day in %s days', async (days, words) => {
    const one = await job();
    const { status, body } = await deed('owner', one.id, 'hold', {
      until: inDays(days).toISOString(),
      reason: 'A part',
    });
    expect([status, body.fields]).toEqual([422, { until: words }]);
  });
});

describe('orders that stand still', () => {
  const stranded = async (who: Who) => {
    const { body } = await call(
      at.application,
      'GET',
      '/api/v1/work-orders?needs_person=true&limit=100',
      undefined,
      at[who],
    );
    return body.items.map(({ id }: { id: string }) => id);
  };
  it('are listed to the desk and their owner, with a chat behind them or not, and not while they are on hold', async () => {
    const order = { property_id: at.property.id, service_type: 'septic', urgency_level: 'low' };
    const words = { subject_line: 'Tank is full', issue_summary: 'The tank is full.' };
    const { body } = await call(at.application, 'POST', '/api/v1/work-orders', { ...order, ...words }, at.owner);
    const going = await job();
    for (const who of ['owner', 'agent'] as const) {
      expect(await stranded(who)).toContain(body.id);
      expect(await stranded(who)).not.toContain(going.id);
    }
    await deed('owner', body.id, 'hold', { until: inDays(9).toISOString(), reason: 'Not now' });
    expect(await stranded('agent')).not.toContain(body.id);
  });
});

describe('reopening', () => {
  it('asks the contractors anew, those of before among them', async () => {
    const one = await job();
    await one.finish();
    await one.asGuest('confirm', { fixed: true });
    clock.set(new Date(clock.now().getTime() + 60_000));
    const { body } = await deed('owner', one.id, 'reopen', { why: 'It drips again', look: true });
    expect(body).toMatchObject({ status: 'open', dispatch_state: 'offered', completed_at: null });
    expect((await one.detail()).offers.map(({ state }: { state: string }) => state)).toEqual(['revoked', 'offered']);
    expect(await one.told()).toContain('is open again');
  });

  it('of a cancelled one leaves it to a person where they want that', async () => {
    const one = await job();
    await deed('owner', one.id, 'cancel', { why: 'By mistake' });
    expect((await deed('agent', one.id, 'reopen', { why: 'By mistake', look: false })).body).toMatchObject({
      status: 'open',
      dispatch_state: 'triage',
    });
  });

  it('is for what is over', async () => {
    const one = await job();
    expect((await deed('owner', one.id, 'reopen', { why: 'Why not', look: true })).status).toBe(409);
  });
});

describe('editing', () => {
  it('keeps each change as a line, with what was written before, and the same again changes nothing', async () => {
    const one = await job();
    const edit = { subject_line: 'Drain is blocked', access_notes: 'Side gate' };
    await deed('owner', one.id, 'edit', edit);
    const first = await one.detail();
    expect(first).toMatchObject(edit);
    expect(first.timeline.filter(({ kind }: { kind: string }) => kind === 'edited')).toMatchObject([
      { summary: 'Access notes changed' },
      { summary: 'Subject line changed', why: 'Drain is slow' },
    ]);
    await deed('owner', one.id, 'edit', edit);
    expect((await one.detail()).timeline).toEqual(first.timeline);
  });

  it('what is said of the way in reaches whoever accepts', async () => {
    const one = await job();
    await deed('agent', one.id, 'edit', { access_notes: 'Side gate, mind the dog' });
    expect(JSON.stringify((await one.asJob()).body)).not.toContain('mind the dog');
    expect(JSON.stringify((await one.asContractor('accept')).body)).toContain('mind the dog');
  });

  it('another urgency has its own limit, until the owner says one themselves, which the desk cannot', async () => {
    await rule({ nte_cents: 30_000, emergency_nte_cents: 90_000 });
    const one = await job();
    const limit = async () => (await one.detail()).nte_cents;
    await deed('agent', one.id, 'edit', { urgency_level: 'urgent' });
    expect(await limit()).toBe(90_000);
    await deed('agent', one.id, 'edit', { urgency_level: 'low' });
    expect(await limit()).toBe(30_000);
    expect((await deed('agent', one.id, 'edit', { nte_cents: 50_000 })).status).toBe(403);
    await deed('owner', one.id, 'edit', { nte_cents: 50_000 });
    await deed('agent', one.id, 'edit', { urgency_level: 'urgent' });
    expect(await limit()).toBe(50_000);
  });

  it('another trade is looked for anew, and not once a contractor has it', async () => {
    const one = await job();
    await deed('owner', one.id, 'edit', { service_type: 'electrical' });
    const after = await one.detail();
    expect(after.offers).toMatchObject([{ state: 'revoked' }, { state: 'offered', company_name: 'Ring Electric' }]);
    const other = await job();
    await other.asContractor('accept');
    const { status, body } = await deed('owner', other.id, 'edit', { service_type: 'electrical' });
    expect([status, Object.keys(body.fields)]).toEqual([409, ['service_type']]);
  });
});

describe('an order that is opened by hand', () => {
  const drain = { service_type: 'plumbing', urgency_level: 'low', subject_line: 'Slow drain', issue_summary: 'Slow.' };
  const open = (who: Who) =>
    call(at.application, 'POST', '/api/v1/work-orders', { ...drain, property_id: at.property.id }, at[who]);
  const stateOf = async (who: Who) => {
    const { id } = (await open(who)).body;
    return (await call(at.application, 'GET', `/api/v1/work-orders/${id}`, undefined, at.owner)).body.dispatch_state;
  };

  it('is not asked of the owner who opened it, up to the limit in force; of the desk’s they are', async () => {
    await rule({ actions: [{ action: 'ask_owner' }] });
    expect(await stateOf('owner')).toBe('offered');
    expect(await stateOf('agent')).toBe('awaiting_approval');
  });

  it('is a person’s where the owner wants one', async () => {
    await rule({ actions: [{ action: 'human' }] });
    expect(await stateOf('owner')).toBe('triage');
  });
});
