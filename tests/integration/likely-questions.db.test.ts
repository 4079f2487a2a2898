import { beforeAll, describe, expect, it } from 'vitest';
import type { LikelyQuestions } from '#contract/knowledge/likely-questions.ts';
import { otherArticles } from '../support/answered-once.ts';
import { askingGuests } from '../support/asking-guests.ts';

// What guests may ask for a note, shown to its owner: which questions find it, and what helps those that do not.

const { at, api, openThread } = askingGuests();

const written = { title: 'Snow', body: 'The shovel is by the door.', audience: 'anyone' };
const write = async (more: object = {}): Promise<string> =>
  (await api('POST', '/articles', { property_id: at.property.id, ...written, ...more })).body.id;
const likely = async (id: string): Promise<LikelyQuestions> =>
  (await api('GET', `/articles/${id}/likely-questions`)).body;
const ofField = async (field: string): Promise<LikelyQuestions> =>
  (await api('GET', `/properties/${at.property.id}/likely-questions/${field}`)).body;

beforeAll(async () => {
  for (const article of otherArticles) await api('POST', '/articles', { ...article, property_id: at.property.id });
});

describe('what guests may ask for an article', () => {
  it('finds it as a guest of the house would', async () => {
    const preview = await likely(await write({ title: 'Sauna', body: 'Heat it for forty minutes.' }));
    expect(preview).toMatchObject({ property: { id: at.property.id }, title: 'Sauna' });
    expect(preview.asked).toBeGreaterThan(2);
    expect(preview.finding.length).toBeGreaterThan(0);
    for (const { question, how } of preview.finding) {
      const last = (await (await openThread(question)).lines()).at(-1)?.body ?? '';
      expect(last).toContain(how === 'told' ? 'Heat it for forty minutes.' : '• Sauna');
    }
  });

  it('that does not find it does once the owner did what is advised', async () => {
    const id = await write();
    const { missing } = await likely(id);
    expect(missing.length).toBeLessThanOrEqual(2);
    const [first] = missing.filter(({ advice }) => advice.kind === 'text');
    if (first?.advice.kind !== 'text') throw new Error('no advice to try');
    const body = `${written.body}\n\n${first.advice.words}.`;
    await api('PUT', `/articles/${id}`, { ...written, body, property_id: at.property.id });
    const last = (await (await openThread(first.question)).lines()).at(-1)?.body ?? '';
    expect(last.includes(written.body) || last.includes(`• ${written.title}`)).toBe(true);
  });

  it('and finds another note is shown with that one, to make one of the two', async () => {
    const { missing } = await likely(await write({ title: 'Jacuzzi', body: 'The cover is heavy; lift it with two.' }));
    const merged = missing.find(({ advice }) => advice.kind === 'merge');
    expect(merged?.instead).toMatchObject({ kind: 'article', title: 'Hot tub' });
  });

  it('is asked at a property of the owner where it is for all of them, and by nobody where it is for the team', async () => {
    expect((await likely(await write({ property_id: null }))).property?.id).toBe(at.property.id);
    expect(await likely(await write({ audience: 'team' }))).toMatchObject({ property: null, asked: 0 });
  });

  it('says nothing of what is sealed', async () => {
    const id = await write({ title: 'Gate', body: 'It opens with 9182#.', audience: 'verified' });
    expect(JSON.stringify(await likely(id))).not.toContain('9182#');
  });
});

describe('what guests may ask for a field', () => {
  it('finds what it tells, or its secret', async () => {
    expect((await ofField('trash_curb_day')).found).toBeGreaterThan(0);
    expect((await ofField('wifi_password')).found).toBeGreaterThan(0);
  });

  it('is nothing where the field tells guests nothing', async () => {
    expect(await ofField('zip')).toMatchObject({ title: null, asked: 0 });
  });
});

describe('somebody else', () => {
  it('is told nothing of it', async () => {
    const paths = [
      `/articles/${await write()}/likely-questions`,
      `/properties/${at.property.id}/likely-questions/beds`,
    ];
    for (const path of paths) {
      expect((await api('GET', path, undefined, at.other)).status).toBe(404);
      expect((await api('GET', path, undefined, at.agent)).status).toBe(403);
      expect((await api('GET', path, undefined, {})).status).toBe(401);
    }
  });
});
