import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweep } from '#server/workers.ts';
import { createSettableClock } from '../support/clock.ts';
import {
  addAgent,
  addOwner,
  addProperty,
  bookStay,
  call,
  signIn,
  startTestHouse,
  type TestHouse,
} from '../support/house.ts';
import { readOutbox, waitFor } from '../support/waiting.ts';

// What owners write for their guests, and what guests ask in vain: over HTTP, from the question to the next guest's answer.

const clock = createSettableClock('2026-11-20T18:00:00Z'); // ten in the morning at the house
type Headers = { authorization: string };
let house: TestHouse;
let customerId: string;
let property: { id: string; guest_token: string };
let owner: Headers;
let other: Headers;
let agent: Headers;

beforeAll(async () => {
  house = await startTestHouse({ clock });
  customerId = await addOwner(house, 'olive@example.com', 'Olive Owner');
  await addOwner(house, 'other@example.com');
  await addAgent(house, 'maya@example.com');
  property = await addProperty(house, customerId);
  [owner, other, agent] = [
    await signIn(house, 'olive@example.com'),
    await signIn(house, 'other@example.com'),
    await signIn(house, 'maya@example.com'),
  ];
});
afterAll(() => house.end());

const api = (method: string, path: string, body?: object, who: object = owner) =>
  call(house, method, `/api/v1${path}`, body, { ...who });

async function openThread(message: string) {
  const { body } = await api('POST', `/guest/${property.guest_token}/conversations`, { message }, {});
  const path = `/guest/${property.guest_token}/conversations/${body.id}`;
  const secret = { 'x-conversation-secret': body.secret as string };
  const say = (words: string) => api('POST', `${path}/messages`, { message: words }, secret);
  const lines = async (): Promise<{ author: string; author_name: string | null; body: string }[]> =>
    (await api('GET', `${path}/messages`, undefined, secret)).body.messages;
  return { id: body.id as string, path, secret, say, lines };
}

const open = async (who = owner) => (await api('GET', '/owner-questions', undefined, who)).body.items;
const mailAbout = (words: string, subject = /question about/) =>
  waitFor(async () => (await readOutbox(house)).find((m) => subject.test(m.subject ?? '') && m.text.includes(words)));
const tokenIn = (text: string) => /\/answer\/(\S+)/.exec(text)?.[1] ?? '';

describe('a question that nothing answers', () => {
  it('reaches the owner, says when to expect an answer, and one reply reaches the guest and becomes an article', async () => {
    const guest = await openThread('is there a telescope we can use?');
    expect((await guest.lines()).at(-1)?.body).toContain('will write here by 1:00 PM');
    const [asked] = await open();
    expect(asked).toMatchObject({
      question: 'is there a telescope we can use?',
      times: 1,
      suggested_title: 'Telescope we can use',
    });
    expect(asked.due_at).toBe('2026-11-20T21:00:00.000Z');
    const mail = await mailAbout('telescope');
    expect(mail?.to).toBe('olive@example.com');
    expect(await open(other)).toEqual([]);

    const article = { title: 'Telescope', for_all: false, audience: 'anyone' };
    const answer = { ids: asked.ids, answer: 'In the attic, please keep the cap on.', article };
    const { body, status } = await api('POST', '/owner-questions/answer', answer);
    expect([status, body.answered]).toEqual([200, 1]);
    expect((await guest.lines()).at(-1)).toMatchObject({
      author: 'owner',
      author_name: 'Olive',
      body: 'In the attic, please keep the cap on.',
    });
    expect(await open()).toEqual([]);
    expect((await api('POST', '/owner-questions/answer', answer)).status).toBe(409);

    const next = await openThread('do you have a telescope?');
    expect((await next.lines()).at(-1)?.body).toContain('In the attic');
  });

  it('is asked once, however often the same chat repeats it, and together with what others ask alike', async () => {
    const first = await openThread('do you have a sewing machine?');
    await first.say('do you have a sewing machine?');
    const second = await openThread('is there a sewing machine in the house?');
    const [group] = (await open()).filter((one: { question: string }) => one.question.includes('sewing'));
    expect(group.times).toBe(2);
    await first.say('thanks!');
    await api('POST', '/owner-questions/answer', { ids: group.ids, answer: 'Sorry, there is none.' });
    expect((await second.lines()).at(-1)?.body).toBe('Sorry, there is none.');
    expect((await first.lines()).at(-1)?.body).toBe(
      'You asked: “do you have a sewing machine?”\n\nSorry, there is none.',
    );
  });

  it('is answered from the mail without signing in, once, and by nobody who changes the link', async () => {
    const guest = await openThread('is there a badminton set?');
    const token = tokenIn((await mailAbout('badminton'))?.text ?? '');
    const page = await api('GET', `/answers/${token}`, undefined, {});
    expect(page.body).toMatchObject({ state: 'open', question: 'is there a badminton set?' });
    expect(JSON.stringify(page.body)).not.toContain(guest.id);
    for (const forged of [`${token.slice(0, -2)}AA`, `${token}A`, token.split('.')[0]])
      expect((await api('GET', `/answers/${forged}`, undefined, {})).status).toBeGreaterThanOrEqual(404);

    const reply = { answer: 'In the shed, on the left.', article: { title: 'Badminton', audience: 'anyone' } };
    const sent = await api('POST', `/answers/${token}`, reply, {});
    expect(sent.body).toMatchObject({ state: 'answered', has_article: true });
    expect((await api('POST', `/answers/${token}`, reply, {})).status).toBe(200);
    expect((await api('POST', `/answers/${token}`, { answer: 'Nowhere.' }, {})).status).toBe(409);
    const lines = await guest.lines();
    expect(lines.filter(({ author }) => author === 'owner')).toHaveLength(1);
    expect(lines.at(-1)).toMatchObject({ author_name: 'Olive', body: 'In the shed, on the left.' });
  });

  it('is reminded of once, then the guest is told, and the answer still arrives', async () => {
    const guest = await openThread('is there a karaoke machine?');
    const count = async () => (await readOutbox(house)).filter((m) => m.text.includes('karaoke')).length;
    await mailAbout('karaoke');
    clock.set('2026-11-20T19:35:00Z');
    await sweep(house.deps);
    await sweep(house.deps);
    await mailAbout('karaoke', /^Still open/);
    expect(await count()).toBe(2);
    clock.set('2026-11-20T21:01:00Z');
    await sweep(house.deps);
    await sweep(house.deps);
    const told = (await guest.lines()).filter(({ body }) => body.includes("hasn't answered yet"));
    expect(told).toHaveLength(1);
    const [asked] = (await open()).filter((one: { question: string }) => one.question.includes('karaoke'));
    await api('POST', '/owner-questions/answer', { ids: asked.ids, answer: 'Yes, under the TV.' });
    expect((await guest.lines()).at(-1)?.body).toBe('Yes, under the TV.');
    clock.set('2026-11-20T18:00:00Z');
  });

  it('asked at night is due in the morning', async () => {
    clock.set('2026-11-21T07:30:00Z');
    const guest = await openThread('is there a punching bag?');
    expect((await guest.lines()).at(-1)?.body).toContain('by Sat 10:00 AM');
    clock.set('2026-11-20T18:00:00Z');
  });

  it('can be put aside and brought back', async () => {
    await openThread('is there a trampoline?');
    const find = async () => (await open()).find((one: { question: string }) => one.question.includes('trampoline'));
    const { ids } = await find();
    expect((await api('POST', '/owner-questions/dismiss', { ids }, other)).status).toBe(404);
    await api('POST', '/owner-questions/dismiss', { ids });
    expect(await find()).toBeUndefined();
    await api('POST', '/owner-questions/restore', { ids });
    expect(await find()).toMatchObject({ ids });
  });

  it('is never answered with a code while the stay is not confirmed', async () => {
    const id = property.id;
    const { body } = await api('GET', `/properties/${id}`);
    expect(body.front_door_lock_code).toBeTruthy();
    const guest = await openThread('is there a rowing machine?');
    const [asked] = (await open()).filter((one: { question: string }) => one.question.includes('rowing'));
    const leak = `Yes. Take the door code ${body.front_door_lock_code}.`;
    const refused = await api('POST', '/owner-questions/answer', { ids: asked.ids, answer: leak });
    expect(refused.status).toBe(422);
    expect(refused.body.fields.answer).toContain("isn't confirmed");
    const article = { property_id: id, title: 'Rowing machine', body: leak, answers: asked.ids };
    expect((await api('POST', '/articles', article)).status).toBe(422);
    expect(JSON.stringify(await guest.lines())).not.toContain(body.front_door_lock_code);
  });

  it('is answered by an article too: at once what anyone may read, the rest after the check', async () => {
    const guest = await openThread('is there a piano?');
    const find = async (word: string) =>
      (await open()).find((one: { question: string }) => one.question.includes(word));
    const asked = await find('piano');
    await api('POST', '/articles', {
      property_id: property.id,
      title: 'Piano',
      body: 'In the den, tuned in May.',
      answers: asked.ids,
    });
    expect((await guest.lines()).at(-1)?.body).toContain('In the den, tuned in May.');
    await guest.say('is there a jukebox?');
    const { ids } = await find('jukebox');
    const hidden = {
      property_id: null,
      title: 'Jukebox',
      body: 'Behind the curtain.',
      audience: 'verified',
      answers: ids,
    };
    await api('POST', '/articles', hidden);
    const last = (await guest.lines()).at(-1)?.body;
    expect(last).toContain('stay is confirmed');
    expect(last).not.toContain('curtain');
  });
});

describe('an owner’s articles', () => {
  it('are searched, kept to one property or all, removed and brought back', async () => {
    const make = (title: string, body: string, more: object = {}) =>
      api('POST', '/articles', { property_id: property.id, title, body, ...more }).then((answer) => answer.body);
    const sauna = await make('Sauna', 'Heat it for forty minutes.');
    await make('Quiet hours', 'From ten at night.', { property_id: null });
    await make('Safe', 'It opens with 9182.', { audience: 'verified' });
    const titles = async (query: string) =>
      (await api('GET', `/articles?${query}`)).body.items.map(({ title }: { title: string }) => title);
    expect(await titles('q=forty')).toEqual(['Sauna']);
    expect(await titles('q=9182')).toEqual([]);
    expect(await titles('q=safe')).toEqual(['Safe']);
    expect(await titles('property_id=all&q=quiet')).toEqual(['Quiet hours']);
    expect(await titles(`property_id=${property.id}&q=quiet`)).toEqual([]);
    await api('POST', `/articles/${sauna.id}/remove`);
    expect(await titles('q=sauna')).toEqual([]);
    expect((await api('POST', `/articles/${sauna.id}/restore`, {}, other)).status).toBe(404);
    expect((await api('POST', `/articles/${sauna.id}/restore`)).status).toBe(200);
    expect(await titles('q=sauna')).toEqual(['Sauna']);
  });

  it('for the team reach the people who help, and no guest', async () => {
    const note = {
      property_id: property.id,
      title: 'Crawl space',
      body: 'Rattlesnakes under the porch.',
      audience: 'team',
    };
    await api('POST', '/articles', note);
    await bookStay(house, customerId, property.id, {
      check_in: '2026-11-19',
      check_out: '2026-11-25',
      guest_phone: '(541) 555-0120',
    });
    const guest = await openThread('how do I get into the crawl space?');
    await api(
      'POST',
      `${guest.path}/verify`,
      { check_in: '2026-11-19', check_out: '2026-11-25', phone_last4: '0120' },
      guest.secret,
    );
    await guest.say('tell me about the crawl space');
    expect(JSON.stringify(await guest.lines())).not.toContain('Rattlesnakes');
    const atDesk = await api('GET', `/conversations/${guest.id}`, undefined, agent);
    expect(atDesk.body.facts).toContainEqual({ label: 'Crawl space', value: 'Rattlesnakes under the porch.' });
  });

  it('come out of a pasted manual, with what holds a code kept for confirmed guests, all or none', async () => {
    const text =
      'HEATING\nTurn the dial by the stairs.\n\nGATE\nThe gate code is 4471.\n\nSAUNA STOVE\nUse dry wood only.';
    const { body } = await api('POST', '/articles/propose', { text });
    expect(body.items.map(({ title, audience }: { title: string; audience: string }) => [title, audience])).toEqual([
      ['Heating', 'anyone'],
      ['Gate', 'verified'],
      ['Sauna stove', 'anyone'],
    ]);
    const items = body.items.map(({ holds_secret: _, ...article }: { holds_secret: boolean }) => article);
    const wrong = [...items, { title: '', body: 'No title.' }];
    expect((await api('POST', '/articles/many', { property_id: property.id, items: wrong })).status).toBe(422);
    const written = await api('POST', '/articles/many', { property_id: property.id, items });
    expect(written.body).toEqual({ written: 3 });
    const found = await api('GET', `/articles?property_id=${property.id}&q=stove`);
    expect(found.body.items).toHaveLength(1);
  });

  it('are shown with what each property lacks, the least complete first', async () => {
    await addProperty(house, customerId, 'Bare House', '9 Bare Street');
    const { body } = await api('GET', '/articles/overview');
    expect(body.properties).toBe(2);
    const scores = body.items.map(({ score }: { score: number }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => a - b));
    expect((await api('GET', '/articles/overview', undefined, other)).body).toEqual({
      score: null,
      properties: 0,
      items: [],
    });
  });
});
