import { inArray, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { alarms } from '#server/db/tables/desk.ts';
import { smallPicture } from '../attacks/world.ts';
import { call } from '../support/application.ts';
import { beachHouse } from '../support/beach-house.ts';
import { words } from '../support/guest-thread.ts';

// One trouble told of in two chats of a property is one job.

const { at, clock, openThread } = beachHouse();
const leak = "there's water coming from under the kitchen sink";
const api = async (method: string, path: string, body?: object, who = at.agent) =>
  call(at.application, method, `/api/v1${path}`, body, who);
const ordersOf = async (id: string) =>
  (await api('GET', `/conversations/${id}`)).body.work_orders as { id: string; dispatch_state: string }[];
const detail = async (id: string) => (await api('GET', `/work-orders/${id}`)).body;
const end = async (id: string) =>
  expect((await api('POST', `/work-orders/${id}/cancel`, { why: 'Over.' })).status).toBe(200);
const said = async (chat: { read(): Promise<{ messages: { body: string }[] }> }) =>
  (await chat.read()).messages.map(({ body }) => body).join('\n');

async function two({ checked = [false, false] }: { checked?: [boolean, boolean] } = {}) {
  const [first, second] = [await openThread(), await openThread()];
  if (checked[0]) await first.verify('0120');
  await first.say(leak);
  if (checked[1]) await second.verify('0120');
  const answer = words(await second.say(leak));
  const [order] = await ordersOf(first.id);
  if (!order) throw new Error('no order');
  return { first, second, answer, id: order.id };
}

describe('the same trouble in two chats', () => {
  it('is one job of a danger too, and each guest is told what to do and whom to call', async () => {
    const [first, second] = [await openThread(), await openThread()];
    const burst = 'a pipe burst and the kitchen is flooding!';
    const told = [words(await first.say(burst)), words(await second.say(burst))];
    for (const answer of told) expect(answer).toContain('main shut-off');
    const [order] = await ordersOf(first.id);
    if (!order) throw new Error('no order');
    expect((await ordersOf(second.id)).map(({ id }) => id)).toEqual([order.id]);
    const rung = await at.application.authDb
      .select()
      .from(alarms)
      .where(inArray(alarms.conversation_id, [first.id, second.id]));
    const own = rung.find((alarm) => alarm.conversation_id === first.id);
    expect(rung).toHaveLength(2);
    expect(rung.find((alarm) => alarm !== own)).toMatchObject({ danger: 'flood', joined_to: own?.id, ended_at: null });
    await end(order.id);
  });

  it('is one job, of which both guests are told each step and the owner sees two chats', async () => {
    const { first, second, answer, id } = await two({ checked: [true, true] });
    expect(answer).toContain('Somebody else in the house has reported this already');
    expect(answer).not.toContain('Check my stay');
    expect((await ordersOf(second.id)).map((one) => one.id)).toEqual([id]);
    expect((await detail(id)).chats).toHaveLength(2);
    const path = `/api/v1/jobs/${at.application.deps.links.job.tokenFor((await detail(id)).offers[0].id)}`;
    await call(at.application, 'POST', `${path}/accept`, {});
    for (const chat of [first, second]) expect(await said(chat)).toContain('Yaquina Plumbing accepted');
    await end(id);
    for (const chat of [first, second]) expect(await said(chat)).toContain('was cancelled');
  });

  it('tells a checked guest who joins who comes and when, and takes the photo that they send later', async () => {
    const first = await openThread();
    await first.verify('0120');
    await first.say(leak);
    const [order] = await ordersOf(first.id);
    if (!order) throw new Error('no order');
    const path = `/api/v1/jobs/${at.application.deps.links.job.tokenFor((await detail(order.id)).offers[0].id)}`;
    const visit = { arrival_from: '2026-11-20T20:00:00Z', arrival_to: '2026-11-20T21:00:00Z' };
    expect((await call(at.application, 'POST', `${path}/accept`, visit)).status).toBe(200);
    const [known, stranger] = [await openThread(), await openThread()];
    await known.verify('0120');
    expect(words(await known.say(leak))).toMatch(
      /reported this already: .*\nComing: Yaquina Plumbing, 12:00\s–\s1:00\sPM\./,
    );
    expect(words(await stranger.say(leak))).not.toContain('Coming:');
    const send = async (chat: typeof known) => {
      const form = new FormData();
      form.set('file', await smallPicture());
      return call(at.application, 'POST', `${chat.path}/photos`, form, chat.secret);
    };
    for (const chat of [known, stranger]) expect((await send(chat)).status).toBe(201);
    expect((await detail(order.id)).photos).toHaveLength(1);
    for (const chat of [known, first]) {
      const answer = await chat.post(`/work-orders/${order.id}/cancel`, {});
      expect(answer).toMatchObject({ status: 409, body: { message: expect.stringContaining('Another guest') } });
    }
    await end(order.id);
  });

  it('has a thread in which neither guest reads the other one’s words', async () => {
    const { first, second, id } = await two({ checked: [true, true] });
    const path = `/api/v1/jobs/${at.application.deps.links.job.tokenFor((await detail(id)).offers[0].id)}`;
    await call(at.application, 'POST', `${path}/accept`, {});
    for (const [chat, message] of [
      [first, 'The baby sleeps until four.'],
      [second, 'My medicine is in the fridge.'],
    ] as const)
      expect((await chat.post(`/work-orders/${id}/message`, { message })).status).toBe(200);
    await call(at.application, 'POST', `${path}/messages`, { message: 'I come at five.', guest_reads: true });
    const seen = await Promise.all([first, second].map(async (chat) => JSON.stringify(await chat.read())));
    for (const chat of seen) expect(chat).toContain('I come at five.');
    expect(seen[0]).not.toContain('medicine');
    expect(seen[1]).not.toContain('baby');
    await end(id);
  });

  it('takes what each checked guest says of getting in and pets, and shows neither the other one’s', async () => {
    const { first, second, id } = await two({ checked: [true, true] });
    const path = `/api/v1/jobs/${at.application.deps.links.job.tokenFor((await detail(id)).offers[0].id)}`;
    await call(at.application, 'POST', `${path}/accept`, {});
    for (const [chat, note] of [
      [first, 'The baby sleeps until four.'],
      [second, 'Ring twice.'],
    ] as const)
      expect((await chat.post(`/work-orders/${id}/access`, { note, pets: null })).status).toBe(200);
    const { body } = await call(at.application, 'GET', path);
    expect(body.entry_notes.map(({ text }: { text: string }) => text)).toContain(
      'Ring twice.\nThe baby sleeps until four.',
    );
    expect(JSON.stringify(await first.read())).not.toContain('Ring twice');
    expect(JSON.stringify(await second.read())).not.toContain('baby');
    await end(id);
  });

  it('is the checked guest’s, who sends it on, whoever told first', async () => {
    const { second, id } = await two({ checked: [false, true] });
    expect(await detail(id)).toMatchObject({
      conversation_id: second.id,
      reporter: 'checked',
      dispatch_state: 'offered',
    });
    await end(id);
  });

  it('is what the checked guest told, at once or once they pass the check, with a stranger’s words behind', async () => {
    for (const isCheckedFirst of [true, false]) {
      const [stranger, real] = [await openThread(), await openThread()];
      await stranger.say('The swing, bench and trampoline in the garden are broken');
      const [order] = await ordersOf(stranger.id);
      if (!order) throw new Error('no order');
      if (isCheckedFirst) await real.verify('0120');
      await real.say('the garden trampoline is broken');
      if (!isCheckedFirst) await real.verify('0120');
      const theirs = 'Guest wrote: "the garden trampoline is broken"';
      const behind = 'Also reported: Guest wrote: "The swing, bench and trampoline in the garden are broken"';
      expect(await detail(order.id)).toMatchObject({
        conversation_id: real.id,
        reporter: 'checked',
        subject_line: 'The garden trampoline is broken',
        issue_summary: `${theirs}\n${behind}`,
      });
      await end(order.id);
    }
  });

  it('shows somebody unknown no more than how far it is, and lets them decide nothing', async () => {
    const { second, id } = await two({ checked: [true, false] });
    const path = `/api/v1/jobs/${at.application.deps.links.job.tokenFor((await detail(id)).offers[0].id)}`;
    await call(at.application, 'POST', `${path}/accept`, {
      arrival_from: '2026-11-20T20:00:00Z',
      arrival_to: '2026-11-20T21:00:00Z',
    });
    const seen = JSON.stringify(await second.read());
    expect(seen).toContain('The contractor accepted.');
    expect(seen).not.toMatch(/Yaquina|2026-11-20T20:00/);
    expect((await second.post(`/work-orders/${id}/time`, { other: 'next year' })).status).toBe(404);
    await second.verify('0120');
    expect(JSON.stringify(await second.read())).toContain('Yaquina');
    await end(id);
  });

  it('is two where the guest says that it is another one, at once or afterwards', async () => {
    const { first, second, answer, id } = await two();
    expect(answer).toContain('open "Check my stay"'); // nobody is sent yet: either of them may be the guest
    expect(words(await second.say("It's another one"))).toContain("that's a job of its own now");
    const [own] = await ordersOf(second.id);
    expect(own?.id).not.toBe(id);
    expect((await detail(id)).chats).toHaveLength(1);
    const third = await openThread();
    await third.say('there is another leak, water is coming from under the bathroom sink');
    const [theirs] = await ordersOf(third.id);
    expect([id, own?.id]).not.toContain(theirs?.id);
    for (const chat of [first, second, third]) for (const order of await ordersOf(chat.id)) await end(order.id);
  });

  it('is two where the desk says so, once', async () => {
    const { second, id } = await two({ checked: [true, true] });
    const split = await api('POST', `/work-orders/${id}/split`, { conversation_id: second.id });
    expect(split.body).toMatchObject({ conversation_id: second.id, reporter: 'checked' });
    expect((await api('POST', `/work-orders/${id}/split`, { conversation_id: second.id })).status).toBe(404);
    await end(id);
    await end(split.body.id);
  });

  it('is one job where the desk opened the first for nobody', async () => {
    for (const isChecked of [true, false]) {
      const chat = await openThread();
      if (isChecked) await chat.verify('0120');
      const opened = await api('POST', '/work-orders', {
        property_id: at.property.id,
        service_type: 'plumbing',
        urgency_level: 'high',
        subject_line: 'Water leak',
        issue_summary: 'The cleaner saw it.',
      });
      expect(words(await chat.say(leak))).toContain('This has been reported already');
      const { id } = opened.body;
      expect((await ordersOf(chat.id)).map((one) => one.id)).toEqual([id]);
      expect(await detail(id)).toMatchObject({
        reporter: 'checked',
        conversation_id: isChecked ? chat.id : null,
        guest_name: isChecked ? 'Pat Example' : null,
        issue_summary: isChecked
          ? expect.stringContaining('The cleaner saw it.\nAlso reported')
          : 'The cleaner saw it.',
      });
      await end(id);
      expect((await said(chat)).includes('was cancelled')).toBe(true);
    }
  });

  it('adds what is told last to a summary that is full', async () => {
    const chat = await openThread();
    await chat.verify('0120');
    await chat.say(leak);
    const [order] = await ordersOf(chat.id);
    if (!order) throw new Error('no order');
    await at.application.authDb.execute(
      sql`update work_orders set issue_summary = repeat('It drips. ', 850) where id = ${order.id}`,
    );
    expect(words(await chat.say('the leak under the sink is getting worse, it reaches the hall now'))).toContain(
      'added',
    );
    expect((await detail(order.id)).issue_summary).toContain('it reaches the hall now');
    await end(order.id);
  });

  it('is one job where no playbook names it, told in other words', async () => {
    const [first, second] = [await openThread(), await openThread()];
    await first.say('The trampoline in the garden is broken, please send somebody');
    const [order] = await ordersOf(first.id);
    expect(words(await second.say('the garden trampoline is broken'))).toContain('Somebody else in the house');
    expect((await ordersOf(second.id)).map(({ id }) => id)).toEqual([order?.id]);
    const third = await openThread();
    await third.say('The hammock in the garden is broken, please send somebody');
    const [theirs] = await ordersOf(third.id);
    expect(theirs?.id).not.toBe(order?.id);
    for (const id of [order?.id, theirs?.id]) if (id) await end(id);
  });

  it('is two where the guest who took a stranger’s over says that theirs is another one', async () => {
    clock.advance(25 * 3600); // strangers have told of enough for a day
    const { first, second, answer, id } = await two({ checked: [false, true] });
    expect(answer).toContain('write "It\'s another one"');
    expect(words(await second.say("It's another one"))).toContain("that's a job of its own now");
    const theirs = await detail(id);
    expect(theirs).toMatchObject({ conversation_id: second.id, reporter: 'checked' });
    expect(theirs.issue_summary).not.toContain('Also reported');
    const [strangers] = await ordersOf(first.id);
    expect(await detail(strangers?.id ?? '')).toMatchObject({ conversation_id: first.id, reporter: 'unchecked' });
    await end(id);
    await end(strangers?.id ?? '');
  });
});
