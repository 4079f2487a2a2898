import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Source } from '#contract/conversations/messages.ts';
import { bookStay } from '../support/application.ts';
import { askingGuests } from '../support/asking-guests.ts';
import { withoutIds } from '../support/without-ids.ts';

// A note that was told and is wrong is mended over the chat, and its guest is told once.

const { at, api, openThread } = askingGuests();

type Line = { id: string; author: string; body: string; sources: Source[] };

async function told(message: string, language?: string) {
  const guest = await openThread(message);
  if (language) await guest.post('/language', { language });
  const { body: thread } = await api('GET', `/conversations/${guest.id}`);
  const line: Line = thread.messages.findLast(({ sources }: Line) => sources.length > 0);
  return { guest, line, correction: `/conversations/${guest.id}/corrections/${line.id}` };
}

async function mend(changes: object) {
  const { body } = await api('GET', `/properties/${at.property.id}`);
  expect((await api('PATCH', `/properties/${at.property.id}`, { version: body.version, ...changes })).status).toBe(200);
}

describe('mending an article', () => {
  const sauna = { title: 'Sauna', body: 'Heat it for forty minutes.', audience: 'anyone' };
  it('is refused where somebody changed it since, with what it is now', async () => {
    const { body: article } = await api('POST', '/articles', { ...sauna, property_id: null });
    const change = { ...sauna, property_id: null, updated_at: article.updated_at };
    const first = await api('PUT', `/articles/${article.id}`, { ...change, body: 'Heat it for fifty minutes.' });
    expect(first.status).toBe(200);
    const same = first.body.updated_at === article.updated_at;
    const second = await api('PUT', `/articles/${article.id}`, {
      ...change,
      ...(same && { updated_at: '2026-01-01T00:00:00.000Z' }),
    });
    expect(second.status).toBe(409);
    expect(second.body.fields).toEqual({ updated_at: first.body.updated_at });
    expect((await api('PUT', `/articles/${article.id}`, { ...sauna, property_id: null })).status).toBe(200);
    await api('POST', `/articles/${article.id}/remove`, {});
  });

  it('is tried before it is saved', async () => {
    const { body: article } = await api('POST', '/articles', { ...sauna, property_id: null });
    const path = `/properties/${at.property.id}/guest-answer`;
    const note = { kind: 'article', id: article.id, title: 'Sauna', body: 'It opens in May.' };
    const { body } = await api('POST', path, { question: 'is there a sauna?', note });
    expect(body).toMatchObject({ outcome: 'told', answer: expect.stringContaining('It opens in May.') });
    const { body: now } = await api('GET', `${path}?question=is%20there%20a%20sauna`);
    expect(now.answer).toContain('forty minutes');
    const field = { kind: 'field', field: 'trash_bin_location', value: 'By the oak.' };
    expect((await api('POST', path, { question: 'where are the trash bins?', note: field })).body.answer).toContain(
      'oak',
    );
    const strange = { ...note, id: '01912d68-783e-7a07-b81d-0d9a3f4c1e52' };
    expect((await api('POST', path, { question: 'sauna?', note: strange })).status).toBe(404);
    expect((await api('POST', path, { question: 'x', note: { ...field, field: 'wifi_password' } })).status).toBe(404);
    expect((await api('POST', path, { question: 'sauna?', note }, at.other)).status).toBe(404);
    await api('POST', `/articles/${article.id}/remove`, {});
  });
});

describe('telling the guest', () => {
  it('is shown first in their language, sent once as from the team, and only what was shown', async () => {
    await mend({ trash_bin_location: 'By the gate.' });
    const { guest, correction } = await told('where are the trash bins?', 'es');
    expect((await api('GET', correction)).body).toMatchObject({ text: null, refused: 'unchanged' });
    await mend({ trash_bin_location: 'By the oak.' });
    const { body: shown } = await api('GET', correction);
    expect(shown).toMatchObject({ language: 'es', refused: null, sent_at: null });
    expect(shown.text).toMatch(/^Una corrección del equipo de Porchlight/);
    expect(shown.text).toContain('By the oak.');
    expect((await api('POST', correction, { text: `${shown.text} And more.` })).status).toBe(409);
    const [one, two] = await Promise.all([1, 2].map(() => api('POST', correction, { text: shown.text })));
    expect([one?.status, two?.status].toSorted()).toEqual([200, 409]);
    const lines = (await guest.lines()).filter(({ body }) => body === shown.text);
    expect(lines).toMatchObject([{ author: 'agent', author_name: null }]);
    expect((await api('GET', correction)).body).toMatchObject({ refused: 'sent', text: null });
  });

  it('is refused for a code, for what is for confirmed guests, and for a line of somebody else’s', async () => {
    await mend({
      trash_bin_location: 'By the gate.',
      front_door_lock_type: 'Number Keypad',
      front_door_lock_code: '918273',
    });
    const { guest, correction } = await told('where are the trash bins?');
    await mend({ trash_bin_location: 'Behind the door, 918273.' });
    const { body } = await api('GET', correction);
    expect(body).toMatchObject({ refused: 'secret', text: null });
    expect(withoutIds(body)).not.toContain('918273');
    expect((await api('GET', correction, undefined, at.other)).status).toBe(404);
    expect((await api('POST', correction, { text: 'x' }, at.agent)).status).toBe(403);
    const { body: thread } = await api('GET', `/conversations/${guest.id}`);
    const own = thread.messages.find(({ author }: Line) => author === 'guest');
    expect((await api('GET', `/conversations/${guest.id}/corrections/${own.id}`)).status).toBe(404);
    await mend({ trash_bin_location: 'By the gate.' });
  });

  it('is refused in a chat that is closed, unless its guest is still there', async () => {
    const { guest, correction } = await told('where are the trash bins?');
    await api('POST', `/conversations/${guest.id}/close`, {}, at.agent);
    await mend({ trash_bin_location: 'By the pine.' });
    expect((await api('GET', correction)).body).toMatchObject({ refused: 'over' });
    const stay = { check_in: '2026-11-18', check_out: '2026-11-23' };
    const { id } = await bookStay(at.application, at.customerId, at.property.id, {
      ...stay,
      guest_phone: '(541) 555-0120',
    });
    await at.application.authDb.execute(
      sql`update conversations set stay_id = ${id}, verified_at = now() where id = ${guest.id}`,
    );
    expect((await api('GET', correction)).body).toMatchObject({ refused: null, text: expect.stringContaining('pine') });
  });
});
