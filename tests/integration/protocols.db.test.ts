import { describe, expect, it } from 'vitest';
import type { OwnRules } from '#contract/protocols/protocols.ts';
import { addOwner, call, signIn } from '../support/application.ts';
import { ownersRules } from '../support/owners-rules.ts';

// The owner's rules: how they are kept, what words of theirs call a person, and what others would have done.

const { at, read, save, openGuest, atDesk } = ownersRules();

describe('the rules', () => {
  it('are the defaults until an owner says otherwise, and again when taken back', async () => {
    const before = await read();
    expect(before).toMatchObject({ property_id: null, own: {}, rules: { autonomy: 'auto', early_access_hours: 2 } });
    expect(before.sentences).toContain('The assistant answers guests by itself.');
    const saved = (await save({ early_access_hours: 4, autonomy: 'draft' })).body;
    expect(saved).toMatchObject({ version: before.version + 1, own: { early_access_hours: 4 } });
    expect(saved.sentences).toContain('Guests can get codes from 4 hours before check-in.');
    expect((await save({ autonomy: 'draft' })).body.rules.early_access_hours).toBe(2);
  });

  it('of a property come from the account but for what it says itself', async () => {
    await save({ nte_cents: 20_000, autonomy: 'draft' });
    await save({ nte_cents: 50_000 }, at.property.id);
    const there = await read(at.property.id);
    expect(there).toMatchObject({
      own: { nte_cents: 50_000 },
      below: { nte_cents: 20_000 },
      rules: { nte_cents: 50_000, autonomy: 'draft' },
    });
    expect((await read()).places).toEqual([{ property_id: at.property.id, name: 'Tide Pool Bungalow', own_rules: 1 }]);
  });

  it('of two windows the second is told, and nothing of the first is lost', async () => {
    const { version } = await read();
    const write = (rules: OwnRules) =>
      call(at.application, 'PUT', '/api/v1/protocols', { property_id: null, version, rules }, at.owner);
    const answers = await Promise.all([write({ nte_cents: 11_100 }), write({ nte_cents: 22_200 })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'CONFLICT', fields: { version: expect.any(String) } });
    const kept = answers.find(({ status }) => status === 200);
    expect((await read()).own).toEqual(kept?.body.own);
  });

  it('keep who changed what from what to what', async () => {
    await save({ escalation_phrases: ['call the owner'] });
    const { items } = (await call(at.application, 'GET', '/api/v1/protocols/changes', undefined, at.owner)).body;
    expect(items[0]).toMatchObject({
      by: 'Olive Owner',
      property_name: null,
      changes: [
        {
          rule: 'escalation_phrases',
          from: 'No words of mine call for a person.',
          to: 'A person takes over at once when a guest writes “call the owner”.',
        },
      ],
    });
  });

  it('are refused at the field where they do not fit', async () => {
    const urgentLess = await save({ nte_cents: 50_000, emergency_nte_cents: 10_000 });
    expect(urgentLess.status).toBe(422);
    expect(urgentLess.body.fields).toHaveProperty('emergency_nte_cents');
    const noRest = await save({ actions: [{ service_type: 'plumbing', action: 'dispatch' }] });
    expect(noRest.body.fields).toHaveProperty('actions');
    const urgentWaits = await save({ quiet_hours: { from: 1320, to: 420, waits: ['urgent'] } });
    expect(urgentWaits.status).toBe(422);
  });

  it('are nobody else’s to read or change', async () => {
    await addOwner(at.application, 'other@example.com');
    const other = await signIn(at.application, 'other@example.com');
    const path = `/api/v1/protocols?property_id=${at.property.id}`;
    expect((await call(at.application, 'GET', path, undefined, other)).status).toBe(404);
    const body = { property_id: at.property.id, version: 0, rules: {} };
    expect((await call(at.application, 'PUT', '/api/v1/protocols', body, other)).status).toBe(404);
  });
});

describe('escalation phrases', () => {
  it('hand over at once, however they are written', async () => {
    await save({ escalation_phrases: ['Party bus', 'jacuzzi is cold'] });
    const guest = await openGuest();
    expect(await guest.say('where do I park our PARTY-BUS?')).toContain('asked a person to take over');
    const thread = await atDesk(guest.id);
    expect(thread).toMatchObject({ state: 'waiting', handoff: { reason: 'escalation_phrase' } });
    expect(thread.handoff.summary.join()).toContain('Party bus');
    expect(await (await openGuest()).say('where do I park?')).toContain('permit only');
  });
});

describe('trying rules on the last weeks', () => {
  it('says what would differ and by which rule, without any effect', async () => {
    const guest = await openGuest();
    await guest.say('where do I park?');
    await guest.say('the kitchen cabinet door came off its hinges');
    const before = { thread: await atDesk(guest.id), rules: await read() };
    const rules: OwnRules = { topic_autonomy: { questions: 'draft' }, actions: [{ action: 'ask_owner' }] };
    const ask = (own: OwnRules, weeks = 1) =>
      call(at.application, 'POST', '/api/v1/protocols/replay', { property_id: null, rules: own, weeks }, at.owner);
    const { body } = await ask(rules);
    const mine = body.differ.filter((row: { conversation_id: string }) => row.conversation_id === guest.id);
    expect(mine).toContainEqual(
      expect.objectContaining({
        message: 'where do I park?',
        was: 'The assistant answers.',
        would: 'The assistant drafts, a person sends.',
        why: ['topic_autonomy'],
      }),
    );
    expect(mine).toContainEqual(
      expect.objectContaining({ would: expect.stringContaining('ask me first'), why: ['actions'] }),
    );
    expect({ thread: await atDesk(guest.id), rules: await read() }).toEqual(before);
    expect((await ask({})).body).toMatchObject({ differ: [] });
    expect((await ask(rules, 9)).status).toBe(422);
  });
});
