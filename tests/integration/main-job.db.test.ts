import { describe, expect, it } from 'vitest';
import { sweep } from '#server/sweep.ts';
import { addOwner, asBrowser, call, signIn } from '../support/application.ts';
import { beachHouse } from '../support/beach-house.ts';
import { words } from '../support/guest-thread.ts';
import { endOpenJobs } from '../support/jobs-at-hand.ts';
import { readOutbox, waitFor } from '../support/waiting.ts';

// The main job, from a guest's words to a contractor at the door, over HTTP on a real database.

const { at, clock, jobLink, openThread } = beachHouse();

/** Spec 2, section 3, "Work order". */
const fieldsOfTheSpecification = [
  ...['id', 'customer_id', 'guest_name', 'guest_phone', 'guest_email', 'communication_preference'],
  ...['property_address', 'urgency_level', 'status', 'subject_line', 'issue_summary', 'attempted_fix', 'call_summary'],
  ...['assigned_contractor_name', 'assigned_contractor_phone', 'assigned_contractor_email'],
  ...['assigned_contractor_notification_method', 'resolution_notes', 'created_at', 'updated_at', 'completed_at'],
];

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
    const { body } = await call(at.application, 'GET', '/api/v1/conversations?queue=waiting', undefined, at.agent);
    expect(body.items).toContainEqual(
      expect.objectContaining({ id: guest.id, state: 'waiting', urgency: 'urgent', preview: 'I smell gas' }),
    );
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
    const asOwner = await call(at.application, 'GET', `/api/v1/conversations/${guest.id}`, undefined, at.owner);
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

    const { body: list } = await call(at.application, 'GET', '/api/v1/work-orders', undefined, at.owner);
    const order = list.items.find((o: { conversation_id: string }) => o.conversation_id === guest.id);
    expect(order).toMatchObject({
      service_type: 'plumbing',
      status: 'open',
      dispatch_state: 'offered',
      guest_name: 'Pat Example',
      guest_phone: '+15415550120',
      communication_preference: 'Web chat',
      property_address: '27 Cormorant Way, Newport, OR 97365',
    });
    expect(Object.keys(order)).toEqual(expect.arrayContaining(fieldsOfTheSpecification));
    expect(order.subject_line.length).toBeGreaterThan(5);
    expect(order.issue_summary).toContain('kitchen sink');

    const declined = await jobLink('+15415550110', guest.id);
    const preview = await call(at.application, 'GET', declined);
    expect(preview.body).toMatchObject({
      next: 'accept',
      address: null,
      guest_phone: null,
      entry_notes: [],
      area: 'Newport, OR 97365',
    });
    expect(JSON.stringify(preview.body)).not.toContain('Cormorant');
    await call(at.application, 'POST', `${declined}/decline`, { reason: 'Fully booked' });

    const job = await jobLink('jobs@harbor.example', guest.id);
    const accepted = await call(at.application, 'POST', `${job}/accept`, {
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
    expect(JSON.stringify(accepted.body)).not.toContain('5520#');
    expect((await call(at.application, 'POST', `${declined}/accept`, {})).status).toBe(409);

    await call(at.application, 'POST', `${job}/on-my-way`, {});
    await call(at.application, 'POST', `${job}/start`, {});
    const done = await call(at.application, 'POST', `${job}/finish`, {
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
    await call(at.application, 'POST', `${guest.path}/work-orders/${order.id}/confirm`, { fixed: true }, guest.secret);
    const detail = (await call(at.application, 'GET', `/api/v1/work-orders/${order.id}`, undefined, at.owner)).body;
    expect(detail).toMatchObject({
      status: 'completed',
      dispatch_state: 'closed',
      assigned_contractor_name: 'Harbor Pipes',
      assigned_contractor_email: 'jobs@harbor.example',
      assigned_contractor_notification_method: 'email',
      completed_at: expect.any(String),
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
      const { body } = await call(at.application, 'GET', '/api/v1/work-orders', undefined, at.owner);
      return body.items.find((o: { conversation_id: string }) => o.conversation_id === guest.id);
    };
    expect((await orderOf()).dispatch_state).toBe('offered');
    for (let i = 0; i < 2; i++) {
      clock.advance(11 * 60);
      await sweep(at.application.deps);
      await sweep(at.application.deps); // a second look finds nothing left to do
    }
    const order = await orderOf();
    expect(order.dispatch_state).toBe('triage');
    const detail = (await call(at.application, 'GET', `/api/v1/work-orders/${order.id}`, undefined, at.owner)).body;
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
    await endOpenJobs(at.application);
    const guest = await openThread();
    await guest.verify('0120');
    await guest.say('water is pouring through the bathroom ceiling');
    const job = await jobLink('+15415550110', guest.id);
    await call(at.application, 'POST', `${job}/accept`, {});
    const { body } = await call(at.application, 'GET', '/api/v1/work-orders', undefined, at.agent);
    const order = body.items.find((o: { conversation_id: string }) => o.conversation_id === guest.id);
    await call(
      at.application,
      'POST',
      `/api/v1/work-orders/${order.id}/cancel`,
      { why: 'The guest closed a window.' },
      at.agent,
    );
    const after = await call(at.application, 'GET', job);
    expect(after.body).toMatchObject({ offer_state: 'revoked', next: null, address: null, guest_phone: null });
    expect((await call(at.application, 'POST', `${job}/on-my-way`, {})).status).toBe(409);
    await waitFor(async () =>
      (await readOutbox(at.application)).some((m) => m.to === '+15415550110' && m.text.includes('was cancelled')),
    );
    expect(JSON.stringify(await guest.read())).toContain('was cancelled');
  });
});

describe('who may do what', () => {
  it('another at.owner, a stranger and a wrong secret are all told the same: not found', async () => {
    const guest = await openThread();
    await addOwner(at.application, 'other@example.com', 'Otto Other');
    const other = await signIn(at.application, 'other@example.com');
    const theirs = await call(at.application, 'GET', `/api/v1/conversations/${guest.id}`, undefined, other);
    const nowhere = await call(
      at.application,
      'GET',
      '/api/v1/conversations/00000000-0000-7000-8000-000000000000',
      undefined,
      other,
    );
    expect(theirs.status).toBe(404);
    expect({ ...theirs.body, request_id: '' }).toEqual({ ...nowhere.body, request_id: '' });
    const stolen = await call(at.application, 'GET', `${guest.path}/messages`, undefined, {
      'x-conversation-secret': 'AAAAAAAAAAAAAAAAAAAAAA',
    });
    expect(stolen.status).toBe(404);
    expect((await call(at.application, 'GET', `/api/v1/conversations/${guest.id}`)).status).toBe(401);
    expect((await call(at.application, 'POST', `/api/v1/conversations/${guest.id}/claim`, {}, at.owner)).status).toBe(
      403,
    );
  });

  it('a signed-out token is worth nothing at once', async () => {
    await addOwner(at.application, 'brief@example.com');
    const brief = await signIn(at.application, 'brief@example.com');
    expect((await call(at.application, 'GET', '/api/v1/me', undefined, brief)).status).toBe(200);
    await call(at.application, 'POST', '/api/auth/sign-out', {}, { ...brief, ...asBrowser });
    await waitFor(async () => (await call(at.application, 'GET', '/api/v1/me', undefined, brief)).status === 401);
  });
});
