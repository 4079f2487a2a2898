import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { serviceFor, system } from '#server/kernel/actor.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { forgetOldChats } from '#server/use-cases/privacy/index.ts';
import { purgeExpiredRows } from '#server/workers.ts';
import { bookStay } from '../support/application.ts';
import { askingGuests } from '../support/asking-guests.ts';

// What guests take of what the assistant shows to choose from: kept for the guests after them, unless the owner says no.

const { at, clock, api, openThread } = askingGuests();
const start = '2026-11-20T18:00:00Z';

type Kept = { question: string; chosen: string | null; shown: string[]; customer_id: string };

const kept = async (): Promise<Kept[]> =>
  (await at.application.authDb.execute<Kept>(sql`select * from choices_made order by at, id`)).rows;
const asActor = async (actor: Parameters<typeof withActor>[1]) =>
  (await withActor(at.application.deps.store, actor, ({ tx }) => tx.execute<Kept>(sql`select * from choices_made`)))
    .rows;
const keep = async (keep_choices: boolean) => {
  const { status, body } = await api('PATCH', '/me/preferences', { keep_choices });
  expect([status, body.keep_choices]).toEqual([200, keep_choices]);
};
const clear = () => at.application.authDb.execute(sql`delete from choices_made`);
beforeEach(clear);

const stay = { check_in: '2026-11-18', check_out: '2026-11-23' };
const check = async ({ post }: Pick<Awaited<ReturnType<typeof openThread>>, 'post'>) =>
  expect((await post('/verify', { ...stay, phone_last4: '0120' })).body.verified).toBe(true);

/** A new guest, whose stay is checked, asks and takes one of what is shown. */
async function takes(question: string, choice: string) {
  const guest = await openThread(question);
  await check(guest);
  const shown: string[] = (await guest.read()).quick_replies;
  expect(shown).toContain(choice);
  await guest.say(choice);
  return guest;
}
/** What a new guest is told to a question, and what can be tapped then. */
async function asks(question: string) {
  const guest = await openThread(question);
  const { messages, quick_replies } = await guest.read();
  return { ...guest, reply: messages.at(-1).body as string, shown: quick_replies as string[] };
}

/** Near to each of the notes, and surely none of them. */
const unsure = 'how long does it stay locked at night?';

beforeAll(async () => {
  await bookStay(at.application, at.customerId, at.property.id, { ...stay, guest_phone: '(541) 555-0120' });
  const notes = [
    ['Boats', 'Two kayaks are on the rack by the dock; paddles hang in the boathouse.'],
    ['Washer', 'Its door stays locked for two minutes after the end; then hold Start for five seconds.'],
    ['Quiet hours', 'Quiet hours are 10 pm to 7 am.'],
  ];
  for (const [title, body] of notes) {
    const article = { property_id: at.property.id, title, body, audience: 'anyone' };
    expect((await api('POST', '/articles', article)).status).toBe(201);
  }
});

describe('what a guest takes', () => {
  it('is kept with the question, and tells it at once to the next guest who asks the same', async () => {
    const before = await asks(unsure);
    expect(before.reply).toMatch(/^Is it one of these\?/);
    expect(before.shown.at(-1)).toBe('None of these');
    await takes(unsure, 'Washer');
    expect(await kept()).toMatchObject([
      { question: unsure, chosen: expect.stringMatching(/^article:/), customer_id: at.customerId },
    ]);
    const next = await asks('How long does it stay locked at night');
    expect(next.reply).toContain('then hold Start for five seconds');
    expect(next.shown).toEqual([]);
    await check(next);
    await next.say(unsure); // told, and asked again: it was something else
    expect((await next.read()).quick_replies).toContain('Quiet hours');
    await next.say('Quiet hours');
    expect((await asks(unsure)).reply).toMatch(/^Is it one of these\?/);
  });

  it('is kept once, whatever is sent again, and as none where it was "None of these"', async () => {
    const guest = await takes(unsure, 'None of these');
    expect(await kept()).toMatchObject([{ chosen: null }]);
    await guest.say('thanks');
    expect(await kept()).toHaveLength(1);
    expect((await asks(unsure)).reply).toMatch(/^Is it one of these\?/);
  });

  it('of somebody whose stay nobody checked is kept, and tells nobody else anything', async () => {
    const stranger = await openThread(unsure);
    await stranger.say('Washer');
    expect(await kept()).toHaveLength(1);
    expect((await asks(unsure)).reply).toMatch(/^Is it one of these\?/);
  });

  it('is kept of a trouble as well: what is taken most in this house is shown first', async () => {
    const first = await asks("it's broken");
    expect(first.shown.at(-1)).toBe('None of these');
    expect(first.shown.indexOf('Refrigerator not cooling')).toBeGreaterThan(0);
    await check(first);
    await first.say('Refrigerator not cooling');
    expect((await kept()).map(({ chosen }) => chosen)).toEqual(['playbook:fridge']);
    expect((await asks("it's broken")).shown[0]).toBe('Refrigerator not cooling');
  });

  it('holds no code: runs of digits are masked, and a question with a secret of the house is not kept', async () => {
    await takes('how long does it stay locked at night, is it 48213?', 'Washer');
    expect((await kept()).map(({ question }) => question)).toEqual([
      'how long does it stay locked at night, is it ••••?',
    ]);
    await clear();
    await takes('how long does it stay locked at night, sandpiper-88?', 'Washer');
    expect(await kept()).toEqual([]);
  });
});

describe('while the owner wants none kept', () => {
  it('no row is written, what was kept is not used, and the hourly job deletes it', async () => {
    await takes(unsure, 'Washer');
    await keep(false);
    expect((await asks(unsure)).reply).toMatch(/^Is it one of these\?/);
    await takes(unsure, 'Washer');
    expect(await kept()).toHaveLength(1);
    await purgeExpiredRows(at.application.deps);
    expect(await kept()).toEqual([]);
    await keep(true);
    await takes(unsure, 'Washer');
    expect(await kept()).toHaveLength(1);
  });
});

describe('who may read it', () => {
  it('is the account alone, in the database itself', async () => {
    await takes(unsure, 'Washer');
    const [other] = (
      await at.application.authDb.execute<{ id: string }>(sql`select id from users where email = 'other@example.com'`)
    ).rows;
    expect(await asActor(serviceFor(at.customerId, 'assistant'))).toHaveLength(1);
    expect(await asActor(serviceFor(other?.id ?? '', 'assistant'))).toEqual([]);
  });
});

describe('when it goes', () => {
  it('is after a year, with its chat, and with its property', async () => {
    await takes(unsure, 'Washer');
    clock.set('2027-11-19T18:00:00Z');
    await purgeExpiredRows(at.application.deps);
    expect(await kept()).toHaveLength(1);
    clock.set('2027-11-21T18:00:00Z');
    await purgeExpiredRows(at.application.deps);
    expect(await kept()).toEqual([]);
    clock.set(start);

    await takes(unsure, 'Washer');
    clock.set('2029-01-01T12:00:00Z');
    await withActor(at.application.deps.store, system, forgetOldChats);
    expect(await kept()).toEqual([]);
    clock.set(start);

    await takes(unsure, 'Washer');
    await at.application.authDb.execute(sql`update properties set removed_at = now() where id = ${at.property.id}`);
    await purgeExpiredRows(at.application.deps);
    expect(await kept()).toEqual([]);
  });
});
