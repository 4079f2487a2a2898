import { describe, expect, it } from 'vitest';
import { sweep } from '#server/sweep.ts';
import { addAgent, call, signIn } from '../support/application.ts';
import { beachHouse } from '../support/beach-house.ts';
import { words } from '../support/guest-thread.ts';
import { waitFor } from '../support/waiting.ts';

// A person of the desk takes a chat over, and gives it back, over HTTP.

const { at, clock, openThread } = beachHouse();

describe('a person takes over', () => {
  it('claims, replies, leaves a note the guest never sees, opens a work order, hands back', async () => {
    const guest = await openThread();
    const asked = await guest.say('can I talk to a real person please');
    expect(asked.replies.length).toBeGreaterThan(0);
    expect((await guest.read()).state).toBe('waiting');

    const path = `/api/v1/conversations/${guest.id}`;
    const claimed = await call(at.application, 'POST', `${path}/claim`, {}, at.agent);
    expect(claimed.body).toMatchObject({ state: 'assigned', assigned_name: 'Maya Agent' });
    expect(claimed.body.handoff.summary.length).toBeGreaterThan(0);
    expect(claimed.body.contact_point).toEqual({ company_name: 'Yaquina Plumbing', phone: '+15415550110' });
    await call(at.application, 'POST', `${path}/reply`, { message: 'Hello, Maya here.' }, at.agent);
    await call(at.application, 'POST', `${path}/note`, { message: 'Sounds upset, be kind.' }, at.agent);
    const order = await call(
      at.application,
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
      at.agent,
    );
    expect(order.status).toBe(201);
    const seen = JSON.stringify(await guest.read());
    expect(seen).toContain('Maya here');
    expect(seen).toContain('Loose towel rail');
    expect(seen).not.toContain('be kind');
    const silent = await guest.say('thanks! where do I park?');
    expect(silent.replies).toEqual([]);
    await call(at.application, 'POST', `${path}/hand-back`, {}, at.agent);
    const back = await guest.say('where do I park?');
    expect(words(back)).toContain('permit only');
  });

  it('what was put away comes back when its time is over', async () => {
    const guest = await openThread();
    const path = `/api/v1/conversations/${guest.id}`;
    const until = new Date(clock.now().getTime() + 3_600_000).toISOString();
    expect((await call(at.application, 'POST', `${path}/snooze`, { until }, at.agent)).body.state).toBe('snoozed');
    clock.advance(3601);
    await sweep(at.application.deps);
    expect((await call(at.application, 'GET', path, undefined, at.agent)).body).toMatchObject({
      state: 'waiting',
      snoozed_until: null,
    });
  });

  it('what whoever has it put away comes back to them, by its time and by the guest’s word', async () => {
    for (const wakes of ['time', 'guest'] as const) {
      const guest = await openThread();
      const path = `/api/v1/conversations/${guest.id}`;
      const look = async () => (await call(at.application, 'GET', path, undefined, at.agent)).body;
      const queue = async (name: string) =>
        (await call(at.application, 'GET', `/api/v1/conversations?queue=${name}`, undefined, at.agent)).body.items.some(
          ({ id }: { id: string }) => id === guest.id,
        );
      await call(at.application, 'POST', `${path}/reply`, { message: 'Hello, Maya here.' }, at.agent);
      expect((await guest.read()).agent_name).toBe('Maya Agent');
      const until = new Date(clock.now().getTime() + 3_600_000).toISOString();
      await call(at.application, 'POST', `${path}/snooze`, { until }, at.agent);
      expect((await guest.read()).agent_name).toBeNull();
      if (wakes === 'guest') expect((await guest.say('where do I park?')).replies).toEqual([]);
      else {
        clock.advance(3601);
        await sweep(at.application.deps);
      }
      expect(await look()).toMatchObject({
        state: 'assigned',
        assigned_name: 'Maya Agent',
        snoozed_until: null,
        waiting_since: expect.any(String),
        can: { reply: true, hand_back: true, put_away: true },
      });
      expect([await queue('mine'), await queue('waiting')]).toEqual([true, false]);
      expect((await guest.read()).agent_name).toBe('Maya Agent');
    }
  });

  it('what whoever has it put away is theirs again when they write, and danger in it is answered', async () => {
    const guest = await openThread();
    const path = `/api/v1/conversations/${guest.id}`;
    await call(at.application, 'POST', `${path}/claim`, {}, at.agent);
    const until = new Date(clock.now().getTime() + 3_600_000).toISOString();
    const snooze = () => call(at.application, 'POST', `${path}/snooze`, { until }, at.agent);
    await snooze();
    await call(at.application, 'POST', `${path}/reply`, { message: 'Back again.' }, at.agent);
    expect((await call(at.application, 'GET', path, undefined, at.agent)).body).toMatchObject({
      state: 'assigned',
      snoozed_until: null,
    });
    await snooze();
    await guest.say('I smell gas');
    await waitFor(async () => JSON.stringify(await guest.read()).includes('Leave the house now'));
  });

  it('two agents cannot have one thread', async () => {
    await addAgent(at.application, 'noor@example.com', 'Noor Agent');
    const noor = await signIn(at.application, 'noor@example.com');
    const guest = await openThread();
    await call(at.application, 'POST', `/api/v1/conversations/${guest.id}/claim`, {}, at.agent);
    const second = await call(
      at.application,
      'POST',
      `/api/v1/conversations/${guest.id}/reply`,
      { message: 'me too' },
      noor,
    );
    expect(second.status).toBe(409);
    expect(second.body.message).toBe('Maya Agent has this chat.');
    expect(JSON.stringify(await guest.read())).not.toContain('me too');
    expect((await call(at.application, 'POST', `/api/v1/conversations/${guest.id}/close`, {}, noor)).status).toBe(409);
  });
});
