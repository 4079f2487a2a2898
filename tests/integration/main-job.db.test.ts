import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweep } from '#server/workers.ts';
import { createSettableClock } from '../support/clock.ts';
import {
  addAgent,
  addOwner,
  addProperty,
  addTrade,
  asBrowser,
  bookStay,
  call,
  signIn,
  startTestHouse,
  type TestHouse,
} from '../support/house.ts';
import { readOutbox, waitFor } from '../support/waiting.ts';

// The main job, from a guest's words to a contractor at the door, over HTTP on a real database.

const clock = createSettableClock('2026-11-20T18:00:00Z'); // Friday, ten in the morning in Oregon
let house: TestHouse;
let guestToken: string;
let owner: { authorization: string };
let agent: { authorization: string };

beforeAll(async () => {
  house = await startTestHouse({ clock });
  const customerId = await addOwner(house, 'olive@example.com');
  await addAgent(house, 'maya@example.com');
  const property = await addProperty(house, customerId);
  guestToken = property.guest_token;
  await addTrade(house, customerId, property.id, {
    company_name: 'Yaquina Plumbing',
    phone: '(541) 555-0110',
    notification_method: 'text',
  });
  await addTrade(house, customerId, property.id, {
    company_name: 'Harbor Pipes',
    phone: '(541) 555-0111',
    email: 'jobs@harbor.example',
    notification_method: 'email',
  });
  await bookStay(house, customerId, property.id, {
    check_in: '2026-11-18',
    check_out: '2026-11-23',
    guest_phone: '(541) 555-0120',
    guest_name: 'Pat Example',
  });
  owner = await signIn(house, 'olive@example.com');
  agent = await signIn(house, 'maya@example.com');
});

afterAll(() => house.end());

/** Opens a thread at the property's link; each guest has an address of their own, as in life. */
async function openThread() {
  const { status, body } = await call(house, 'POST', `/api/v1/guest/${guestToken}/conversations`, {});
  expect(status).toBe(201);
  const secret = { 'x-conversation-secret': body.secret };
  const path = `/api/v1/guest/${guestToken}/conversations/${body.id}`;
  return {
    id: body.id as string,
    path,
    secret,
    say: async (message: string) => (await call(house, 'POST', `${path}/messages`, { message }, secret)).body,
    read: async () => (await call(house, 'GET', `${path}/messages`, undefined, secret)).body,
    verify: (phone_last4: string) =>
      call(house, 'POST', `${path}/verify`, { check_in: '2026-11-18', check_out: '2026-11-23', phone_last4 }, secret),
  };
}

const words = (answer: { replies: { body: string }[] }) => answer.replies.map((r) => r.body).join('\n');

describe('a guest asks', () => {
  it('and is told the facts of this property, with their source', async () => {
    const guest = await openThread();
    const wifi = await guest.say("what's the wifi called");
    expect(words(wifi)).toContain('TidePool_5G');
    expect(wifi.replies[0].sources).toContainEqual(expect.objectContaining({ kind: 'fact', id: 'fact:wifi_name' }));
    const parking = await guest.say('where do I park');
    expect(words(parking)).toContain('permit only');
    expect(words(parking)).not.toContain('sandpiper');
  });

  it('and gets the fixed safety answer at once when it smells of gas, and a person is called', async () => {
    const guest = await openThread();
    const answer = await guest.say('I smell gas');
    expect(words(answer)).toMatch(/leave|get out|outside/i);
    expect(words(answer)).toContain('911');
    const { body } = await call(house, 'GET', '/api/v1/conversations?queue=waiting', undefined, agent);
    expect(body.items).toContainEqual(expect.objectContaining({ id: guest.id, state: 'waiting', urgency: 'urgent' }));
  });

  it('for a secret, and gets it only after the stay check, in the answer and not in the stored words', async () => {
    const guest = await openThread();
    const refused = await guest.say('what is the wifi password');
    expect(JSON.stringify(refused)).not.toContain('sandpiper-88');
    expect((await guest.verify('9999')).body).toMatchObject({ verified: false, tries_left: 4 });
    expect((await guest.verify('0120')).body).toMatchObject({ verified: true });
    const thread = await guest.read();
    const released = thread.messages.find((m: { secrets: unknown[] }) => m.secrets.length > 0);
    expect(released.secrets).toContainEqual({ name: 'wifi_password', label: 'Wi-Fi password', value: 'sandpiper-88' });
    expect(released.body).toContain('{{secret:wifi_password}}');
    const asOwner = await call(house, 'GET', `/api/v1/conversations/${guest.id}`, undefined, owner);
    expect(JSON.stringify(asOwner.body)).not.toContain('sandpiper-88');
  });

  it('the check locks after five wrong tries, whoever tries and in however many threads', async () => {
    clock.advance(16 * 60);
    for (let i = 0; i < 5; i++) await (await openThread()).verify(String(1000 + i));
    const right = await (await openThread()).verify('0120');
    expect(right.status).toBe(423);
    clock.advance(16 * 60);
    expect((await (await openThread()).verify('0120')).body.verified).toBe(true);
  });
});

describe('a leak', () => {
  it('is shut off, understood, dispatched, declined, offered on, accepted, done and confirmed, all in one thread', async () => {
    const guest = await openThread();
    await guest.verify('0120');
    const first = await guest.say("there's water coming from under the kitchen sink");
    expect(words(first)).toContain('Garage, behind the water heater, red handle');
    expect(words(first)).toContain('?');
    await guest.say('yes I closed it, it was dripping steadily');
    await guest.say('since this morning, the cabinet floor is wet');

    const { body: list } = await call(house, 'GET', '/api/v1/work-orders', undefined, owner);
    const order = list.items.find((o: { conversation_id: string }) => o.conversation_id === guest.id);
    expect(order).toMatchObject({
      service_type: 'plumbing',
      status: 'open',
      dispatch_state: 'offered',
      guest_name: 'Pat Example',
      guest_phone: '(541) 555-0120',
      communication_preference: 'Web chat',
      property_address: '27 Cormorant Way, Newport, OR 97365',
    });
    expect(order.subject_line.length).toBeGreaterThan(5);
    expect(order.issue_summary).toContain('kitchen sink');

    const declined = await jobLink('(541) 555-0110', guest.id);
    const preview = await call(house, 'GET', declined);
    expect(preview.body).toMatchObject({
      next: 'accept',
      address: null,
      guest_phone: null,
      entry_notes: [],
      area: 'Newport, OR 97365',
    });
    expect(JSON.stringify(preview.body)).not.toContain('Cormorant');
    await call(house, 'POST', `${declined}/decline`, { reason: 'Fully booked' });

    const job = await jobLink('jobs@harbor.example', guest.id);
    const accepted = await call(house, 'POST', `${job}/accept`, {
      arrival_from: '2026-11-20T21:00:00Z',
      arrival_to: '2026-11-20T22:00:00Z',
    });
    expect(accepted.body).toMatchObject({
      next: 'on_my_way',
      address: '27 Cormorant Way, Newport, OR 97365',
      guest_name: 'Pat Example',
    });
    expect(accepted.body.entry_notes).toContainEqual({
      label: 'Entry instructions',
      text: 'Press the top button, then the code.',
    });
    expect(JSON.stringify(accepted.body)).not.toContain('5520');
    expect((await call(house, 'POST', `${declined}/accept`, {})).status).toBe(409);

    await call(house, 'POST', `${job}/on-my-way`, {});
    await call(house, 'POST', `${job}/start`, {});
    const done = await call(house, 'POST', `${job}/finish`, {
      resolution_notes: 'Replaced the trap.',
      cost_cents: 18_500,
    });
    expect(done.body).toMatchObject({ next: null, dispatch_state: 'pending_confirmation' });

    const thread = await guest.read();
    const told = thread.messages.map((m: { body: string }) => m.body).join('\n');
    for (const line of [
      'Harbor Pipes accepted, arriving 1:00 PM PST to 2:00 PM PST',
      'on the way',
      'has started work',
      'has finished',
      'Is it fixed?',
    ]) {
      expect(told).toContain(line);
    }
    await call(house, 'POST', `${guest.path}/work-orders/${order.id}/confirm`, { fixed: true }, guest.secret);
    const detail = (await call(house, 'GET', `/api/v1/work-orders/${order.id}`, undefined, owner)).body;
    expect(detail).toMatchObject({
      status: 'completed',
      dispatch_state: 'closed',
      resolution_notes: 'Replaced the trap.',
      cost_cents: 18_500,
    });
    expect(detail.timeline.map((e: { kind: string }) => e.kind)).toEqual(
      expect.arrayContaining([
        'opened',
        'offered',
        'passed_on',
        'accepted',
        'en_route',
        'on_site',
        'finished',
        'confirmed',
      ]),
    );
    expect(detail.offers.map((o: { state: string }) => o.state)).toEqual(['declined', 'accepted']);
  });

  it('nobody answers: silence past the accept window goes on to the next contractor and at last to a person', async () => {
    const guest = await openThread();
    await guest.say('the kitchen is flooding, water is gushing everywhere and we cannot stop it');
    const orderOf = async () => {
      const { body } = await call(house, 'GET', '/api/v1/work-orders', undefined, owner);
      return body.items.find((o: { conversation_id: string }) => o.conversation_id === guest.id);
    };
    expect((await orderOf()).dispatch_state).toBe('offered');
    for (let i = 0; i < 2; i++) {
      clock.advance(11 * 60);
      await sweep(house.deps);
      await sweep(house.deps); // a second look finds nothing left to do
    }
    const order = await orderOf();
    expect(order.dispatch_state).toBe('triage');
    const detail = (await call(house, 'GET', `/api/v1/work-orders/${order.id}`, undefined, owner)).body;
    expect(detail.offers.map((o: { state: string }) => o.state)).toEqual(['expired', 'expired']);
    const thread = await guest.read();
    expect(thread.state).toBe('waiting');
    expect(thread.messages.map((m: { body: string }) => m.body).join('\n')).toContain(
      'a person on the Porchlight team',
    );
  });
});

describe('a cancelled job', () => {
  it('is taken back from whoever has it, who is told and can do nothing more', async () => {
    const guest = await openThread();
    await guest.say('water is pouring through the bathroom ceiling');
    const job = await jobLink('(541) 555-0110', guest.id);
    await call(house, 'POST', `${job}/accept`, {});
    const { body } = await call(house, 'GET', '/api/v1/work-orders', undefined, agent);
    const order = body.items.find((o: { conversation_id: string }) => o.conversation_id === guest.id);
    await call(house, 'POST', `/api/v1/work-orders/${order.id}/cancel`, { why: 'The guest closed a window.' }, agent);
    const after = await call(house, 'GET', job);
    expect(after.body).toMatchObject({ offer_state: 'revoked', next: null, address: null, guest_phone: null });
    expect((await call(house, 'POST', `${job}/on-my-way`, {})).status).toBe(409);
    await waitFor(async () =>
      (await readOutbox(house)).some((m) => m.to === '(541) 555-0110' && m.text.includes('was cancelled')),
    );
    expect(JSON.stringify(await guest.read())).toContain('was cancelled');
  });
});

describe('a person takes over', () => {
  it('claims, replies, leaves a note the guest never sees, opens a work order, hands back', async () => {
    const guest = await openThread();
    const asked = await guest.say('can I talk to a real person please');
    expect(asked.replies.length).toBeGreaterThan(0);
    expect((await guest.read()).state).toBe('waiting');

    const path = `/api/v1/conversations/${guest.id}`;
    const claimed = await call(house, 'POST', `${path}/claim`, {}, agent);
    expect(claimed.body).toMatchObject({ state: 'assigned', assigned_name: 'Maya Agent' });
    expect(claimed.body.handoff.summary.length).toBeGreaterThan(0);
    await call(house, 'POST', `${path}/reply`, { message: 'Hello, Maya here.' }, agent);
    await call(house, 'POST', `${path}/note`, { message: 'Sounds upset, be kind.' }, agent);
    const order = await call(
      house,
      'POST',
      '/api/v1/work-orders',
      {
        conversation_id: guest.id,
        property_id: claimed.body.property_id,
        service_type: 'handyman',
        urgency_level: 'low',
        subject_line: 'Loose towel rail',
        issue_summary: 'Came off the wall in the bathroom.',
      },
      agent,
    );
    expect(order.status).toBe(201);
    const seen = JSON.stringify(await guest.read());
    expect(seen).toContain('Maya here');
    expect(seen).toContain('Loose towel rail');
    expect(seen).not.toContain('be kind');
    const silent = await guest.say('thanks! where do I park?');
    expect(silent.replies).toEqual([]);
    await call(house, 'POST', `${path}/hand-back`, {}, agent);
    const back = await guest.say('where do I park?');
    expect(words(back)).toContain('permit only');
  });

  it('what was put away comes back when its time is over', async () => {
    const guest = await openThread();
    const path = `/api/v1/conversations/${guest.id}`;
    const until = new Date(clock.now().getTime() + 3_600_000).toISOString();
    expect((await call(house, 'POST', `${path}/snooze`, { until }, agent)).body.state).toBe('snoozed');
    clock.advance(3601);
    await sweep(house.deps);
    expect((await call(house, 'GET', path, undefined, agent)).body).toMatchObject({
      state: 'waiting',
      snoozed_until: null,
    });
  });

  it('two agents cannot have one thread', async () => {
    await addAgent(house, 'noor@example.com', 'Noor Agent');
    const noor = await signIn(house, 'noor@example.com');
    const guest = await openThread();
    await call(house, 'POST', `/api/v1/conversations/${guest.id}/claim`, {}, agent);
    const second = await call(house, 'POST', `/api/v1/conversations/${guest.id}/reply`, { message: 'me too' }, noor);
    expect(second.status).toBe(409);
    expect(second.body.message).toBe('Maya Agent has this chat.');
    expect(JSON.stringify(await guest.read())).not.toContain('me too');
    expect((await call(house, 'POST', `/api/v1/conversations/${guest.id}/close`, {}, noor)).status).toBe(409);
  });
});

describe('who may do what', () => {
  it('another owner, a stranger and a wrong secret are all told the same: not found', async () => {
    const guest = await openThread();
    await addOwner(house, 'other@example.com', 'Otto Other');
    const other = await signIn(house, 'other@example.com');
    const theirs = await call(house, 'GET', `/api/v1/conversations/${guest.id}`, undefined, other);
    const nowhere = await call(
      house,
      'GET',
      '/api/v1/conversations/00000000-0000-7000-8000-000000000000',
      undefined,
      other,
    );
    expect(theirs.status).toBe(404);
    expect({ ...theirs.body, request_id: '' }).toEqual({ ...nowhere.body, request_id: '' });
    const stolen = await call(house, 'GET', `${guest.path}/messages`, undefined, {
      'x-conversation-secret': 'AAAAAAAAAAAAAAAAAAAAAA',
    });
    expect(stolen.status).toBe(404);
    expect((await call(house, 'GET', `/api/v1/conversations/${guest.id}`)).status).toBe(401);
    expect((await call(house, 'POST', `/api/v1/conversations/${guest.id}/claim`, {}, owner)).status).toBe(403);
  });

  it('a signed-out token is worth nothing at once', async () => {
    await addOwner(house, 'brief@example.com');
    const brief = await signIn(house, 'brief@example.com');
    expect((await call(house, 'GET', '/api/v1/me', undefined, brief)).status).toBe(200);
    await call(house, 'POST', '/api/auth/sign-out', {}, { ...brief, ...asBrowser });
    await waitFor(async () => (await call(house, 'GET', '/api/v1/me', undefined, brief)).status === 401);
  });
});

/** The path of the job link that this contractor got for this thread's work order, as it lands in the outbox. */
async function jobLink(to: string, threadId: string): Promise<string> {
  const { body: list } = await call(house, 'GET', '/api/v1/work-orders?limit=100', undefined, agent);
  const order = list.items.find((o: { conversation_id: string }) => o.conversation_id === threadId);
  const { body: detail } = await call(house, 'GET', `/api/v1/work-orders/${order.id}`, undefined, agent);
  const links: string[] = detail.offers.map((offer: { id: string }) => house.deps.jobLinks.urlFor(offer.id));
  const message = await waitFor(async () =>
    (await readOutbox(house)).find((m) => m.to === to && links.some((link) => m.text.includes(link))),
  );
  return `/api/v1/jobs/${/\/job\/(\S+)/.exec(message.text)?.[1]}`;
}
