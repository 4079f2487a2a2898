import { describe, expect, it } from 'vitest';
import { addOwner, call, signIn } from '../support/application.ts';
import { ownersRules } from '../support/owners-rules.ts';
import { openStream } from '../support/streams.ts';
import { readOutbox, waitFor } from '../support/waiting.ts';

// How much the assistant does by itself: what guests, the owner and the desk notice of each choice.

const { at, save, openGuest, atDesk } = ownersRules();

const needsMe = async (id: string) =>
  (await call(at.application, 'GET', '/api/v1/reply-drafts', undefined, at.owner)).body.items.filter(
    (one: { conversation_id: string }) => one.conversation_id === id,
  );
const toldOf = async (id: string) =>
  (await call(at.application, 'GET', '/api/v1/notifications', undefined, at.owner)).body.items.filter(
    ({ href }: { href: string }) => href?.includes(id),
  );
const mailsOf = async (id: string) =>
  (await readOutbox(at.application)).filter((mail) => mail.to === 'olive@example.com' && mail.text.includes(id));
const ordersOf = async (id: string) => (await atDesk(id)).work_orders;

describe('autonomy', () => {
  it('off: people answer, and no line of the guest is left without a word', async () => {
    await save({ autonomy: 'off' });
    const guest = await openGuest();
    expect(await guest.say('where do I park?')).toContain('A person on the Porchlight team answers here');
    expect(await guest.say('hello?')).toMatch(/^I've passed that on to the person who takes over\. .*can't say when/);
    expect(await guest.say('we are back at six')).toBe('The person who takes over has that now, too.');
    const thread = await atDesk(guest.id);
    expect(thread).toMatchObject({ state: 'waiting', handoff: { reason: 'people_answer' }, draft: null });
  });

  it('off: danger is answered at once all the same', async () => {
    await save({ autonomy: 'off' });
    const guest = await openGuest();
    expect(await guest.say('I smell gas')).toContain('911');
  });

  it('draft: what the assistant would say waits in the console, and an agent sends it', async () => {
    await save({ autonomy: 'draft' });
    const guest = await openGuest();
    const first = await guest.say('where do I park?');
    expect(first).toContain('reads each answer');
    expect(first).not.toContain('permit only');
    const { state, draft } = await atDesk(guest.id);
    expect(state).toBe('waiting');
    expect(draft.body).toContain('permit only');
    const send = () =>
      call(
        at.application,
        'POST',
        `/api/v1/reply-drafts/${draft.id}/send`,
        { body: `${draft.body} Welcome!` },
        at.agent,
      );
    const [one, two] = await Promise.all([send(), send()]);
    expect([one.status, two.status].sort()).toEqual([200, 409]);
    const said = (await guest.read()).messages.filter((m: { author: string }) => m.author === 'agent');
    expect(said).toMatchObject([{ author_name: 'Maya Agent', body: expect.stringContaining('Welcome!') }]);
    expect(await atDesk(guest.id)).toMatchObject({ state: 'assistant', draft: null });
  });

  it('draft: the owner may send it too, and a work order is opened only then', async () => {
    await save({ autonomy: 'draft' });
    const guest = await openGuest();
    await guest.say('the kitchen cabinet door came off its hinges');
    expect(await ordersOf(guest.id)).toEqual([]);
    const { draft } = await atDesk(guest.id, at.owner);
    expect(draft.will.join()).toContain('Opens a work order (Handyman');
    await call(at.application, 'POST', `/api/v1/reply-drafts/${draft.id}/send`, { body: draft.body }, at.owner);
    expect(await ordersOf(guest.id)).toMatchObject([{ service_type: 'handyman' }]);
    expect((await guest.read()).messages).toContainEqual(expect.objectContaining({ author: 'owner' }));
  });

  it('draft: a guest who writes again gets one proposal for all of it, and one that is dropped says nothing', async () => {
    await save({ autonomy: 'draft' });
    const guest = await openGuest();
    await guest.say('where do I park?');
    const older = (await atDesk(guest.id)).draft;
    await guest.say('and which day is trash collected?');
    const { draft } = await atDesk(guest.id);
    expect(draft.id).not.toBe(older.id);
    const late = await call(at.application, 'POST', `/api/v1/reply-drafts/${older.id}/send`, { body: 'x' }, at.agent);
    expect(late.status).toBe(409);
    await call(at.application, 'POST', `/api/v1/reply-drafts/${draft.id}/drop`, {}, at.agent);
    expect(await atDesk(guest.id)).toMatchObject({ state: 'waiting', draft: null });
    expect(JSON.stringify(await guest.read())).not.toContain('permit only');
  });

  it('draft: the owner is told once of a chat, sees it until it is sent or dropped, and nobody else does', async () => {
    await save({ autonomy: 'draft' });
    const guest = await openGuest();
    await guest.say('where do I park?');
    expect(await needsMe(guest.id)).toMatchObject([
      { kind: 'proposal', property_name: 'Tide Pool Bungalow', asked: 'where do I park?' },
    ]);
    expect(await toldOf(guest.id)).toMatchObject([
      { kind: 'reply_waiting', title: 'A reply to a guest at Tide Pool Bungalow is waiting for you', read: false },
    ]);
    const mail = await waitFor(async () => (await mailsOf(guest.id))[0]);
    expect(mail).toMatchObject({ subject: 'A reply to a guest at Tide Pool Bungalow is waiting for you' });
    expect(mail.text).not.toContain('park');
    await guest.say('and which day is trash collected?');
    expect(await needsMe(guest.id)).toMatchObject([{ asked: 'and which day is trash collected?' }]);
    expect(await toldOf(guest.id)).toHaveLength(1);
    const { draft } = await atDesk(guest.id);
    await call(at.application, 'POST', `/api/v1/reply-drafts/${draft.id}/send`, { body: draft.body }, at.agent);
    expect(await needsMe(guest.id)).toEqual([]);
    await guest.say('is there wifi?');
    expect(await toldOf(guest.id)).toHaveLength(2);
    const again = (await atDesk(guest.id)).draft;
    const events = await openStream(at.application, '/api/v1/events', at.owner);
    await call(at.application, 'POST', `/api/v1/reply-drafts/${again.id}/drop`, {}, at.agent);
    await events.next((event) => event.kind === 'conversation.changed' && event.conversation_id === guest.id);
    events.close();
    expect(await needsMe(guest.id)).toEqual([]);
    await addOwner(at.application, 'third@example.com');
    const third = await signIn(at.application, 'third@example.com');
    expect((await call(at.application, 'GET', '/api/v1/reply-drafts', undefined, third)).body).toEqual({ items: [] });
  });

  it('draft: one that an agent has taken is not the owner’s to send', async () => {
    await save({ autonomy: 'draft' });
    const guest = await openGuest();
    await guest.say('where do I park?');
    await call(at.application, 'POST', `/api/v1/conversations/${guest.id}/claim`, {}, at.agent);
    expect(await needsMe(guest.id)).toEqual([]);
  });

  it('off: the owner is told that somebody waits, until one of the desk has the chat', async () => {
    await save({ autonomy: 'off', told: { owner_mail: 'nothing', contact_point: 'nothing' } });
    const guest = await openGuest();
    await guest.say('where do I park?');
    expect(await needsMe(guest.id)).toMatchObject([{ kind: 'people', asked: 'where do I park?' }]);
    expect(await toldOf(guest.id)).toMatchObject([
      { kind: 'reply_waiting', title: 'A guest is waiting for a person at Tide Pool Bungalow' },
    ]);
    await call(at.application, 'POST', `/api/v1/conversations/${guest.id}/claim`, {}, at.agent);
    expect(await needsMe(guest.id)).toEqual([]);
    expect(await mailsOf(guest.id)).toEqual([]);
  });

  it('draft: a code goes out only on sending, and only after the stay check', async () => {
    await save({ topic_autonomy: { codes: 'draft' } });
    const guest = await openGuest();
    await guest.verify();
    await guest.say('what is the wifi password?');
    const { draft } = await atDesk(guest.id);
    expect(draft.body).toContain('{{secret:wifi_password}}');
    expect(JSON.stringify(await guest.read())).not.toContain('sandpiper-88');
    await call(at.application, 'POST', `/api/v1/reply-drafts/${draft.id}/send`, { body: draft.body }, at.agent);
    const thread = await guest.read();
    expect(JSON.stringify(thread.messages.at(-1))).toContain('sandpiper-88');
    expect(JSON.stringify(await atDesk(guest.id))).not.toContain('sandpiper-88');
  });

  it('per topic: questions by itself, troubles by people', async () => {
    await save({ topic_autonomy: { troubles: 'off' } }, at.property.id);
    const guest = await openGuest();
    expect(await guest.say('where do I park?')).toContain('permit only');
    expect(await guest.say('the kitchen faucet drips')).toContain('A person on the Porchlight team answers here');
    expect(await atDesk(guest.id)).toMatchObject({ state: 'waiting', work_orders: [] });
  });
});
