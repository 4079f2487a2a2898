import { describe, expect, it } from 'vitest';
import { sweep } from '#server/sweep.ts';
import { withOtherSignature } from '../support/altered.ts';
import { askingGuests } from '../support/asking-guests.ts';
import { readOutbox, waitFor } from '../support/waiting.ts';

// What guests ask in vain: over HTTP, from the question to the next guest's answer.

const { at, clock, api, openThread } = askingGuests();

const open = async (who = at.owner) => (await api('GET', '/owner-questions', undefined, who)).body.items;
const mailAbout = (words: string, subject = /question about/) =>
  waitFor(async () =>
    (await readOutbox(at.application)).find((m) => subject.test(m.subject ?? '') && m.text.includes(words)),
  );
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
    expect(await open(at.other)).toEqual([]);

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
    for (const forged of [withOtherSignature(token), `${token}A`, token.split('.')[0]])
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
    const count = async () => (await readOutbox(at.application)).filter((m) => m.text.includes('karaoke')).length;
    await mailAbout('karaoke');
    clock.set('2026-11-20T19:35:00Z');
    await sweep(at.application.deps);
    await sweep(at.application.deps);
    await mailAbout('karaoke', /^Still open/);
    expect(await count()).toBe(2);
    clock.set('2026-11-20T21:01:00Z');
    await sweep(at.application.deps);
    await sweep(at.application.deps);
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
    expect((await api('POST', '/owner-questions/dismiss', { ids }, at.other)).status).toBe(404);
    await api('POST', '/owner-questions/dismiss', { ids });
    expect(await find()).toBeUndefined();
    await api('POST', '/owner-questions/restore', { ids });
    expect(await find()).toMatchObject({ ids });
  });

  it('is taken back when the guest no longer needs it', async () => {
    const question = 'is there a hammock hook on the porch?';
    const guest = await openThread(question);
    const isOpen = async () => (await open()).some((one: { question: string }) => one.question === question);
    expect(await isOpen()).toBe(true);
    await guest.say('never mind, we found it');
    expect(await isOpen()).toBe(false);
    expect((await guest.lines()).at(-1)?.body).toBe("Good. The owner doesn't need to answer that any more.");
  });

  it('is never answered with a code while the stay is not confirmed', async () => {
    const id = at.property.id;
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
      property_id: at.property.id,
      title: 'Piano',
      body: 'In the den, tuned in May.',
      answers: asked.ids,
    });
    expect((await guest.lines()).at(-1)?.body).toContain('In the den, tuned in May.');
    await guest.say('is there a jukebox?');
    await guest.say('None of these'); // of the titles that are nearest
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
