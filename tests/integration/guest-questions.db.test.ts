import { beforeAll, describe, expect, it } from 'vitest';
import type { Completeness, KnowledgeOverview } from '#contract/knowledge/completeness.ts';
import type { PropertyRow } from '#contract/properties/properties.ts';
import { addProperty } from '../support/application.ts';
import { askingGuests } from '../support/asking-guests.ts';
import { waitFor } from '../support/waiting.ts';

// Which of the commonest questions a house answers: tried by the engine, kept, and never shown as current when it is not.

const { at, api, openThread } = askingGuests();
const completeness = async (id = at.property.id): Promise<Completeness> =>
  (await api('GET', `/properties/${id}/completeness`)).body;
const questionOf = ({ questions }: Completeness, id: string) => questions.find((one) => one.id === id);
const write = async (title: string, body: string, more: object = {}) =>
  (await api('POST', '/articles', { property_id: at.property.id, title, body, audience: 'anyone', ...more })).body;
const overview = async (): Promise<KnowledgeOverview> => (await api('GET', '/articles/overview')).body;
const row = async (): Promise<PropertyRow | undefined> =>
  (await api('GET', '/properties')).body.items.find(({ id }: PropertyRow) => id === at.property.id);
const isCurrent = () => waitFor(async () => (await row())?.guest_questions?.is_current === true);

describe('one property', () => {
  it('is tried with 60 questions; what answers a gap is named, and turns it green', async () => {
    const { body: property } = await api('GET', `/properties/${at.property.id}`);
    const emptied = { version: property.version, electric_panel_location: null };
    expect((await api('PATCH', `/properties/${at.property.id}`, emptied)).status).toBe(200);
    const before = await completeness();
    expect(before).toMatchObject({ asked: 60, is_current: true });
    expect(before.questions).toHaveLength(60);
    expect(questionOf(before, 'hot_tub')).toMatchObject({
      question: 'Is there a hot tub?',
      outcome: 'asks_you',
      missing: { field: null, label: 'Hot tub' },
    });
    expect(questionOf(before, 'panel')?.missing).toEqual({
      field: 'electric_panel_location',
      label: 'Electric panel location',
    });
    const { id } = await write('Hot tub', 'It is on the deck. Keep the cover on.');
    const after = await completeness();
    expect(questionOf(after, 'hot_tub')).toMatchObject({
      outcome: 'told',
      missing: null,
      notes: [{ kind: 'article', id }],
    });
    expect(after.told).toBe(before.told + 1);
    expect(after.score).toBe(Math.round((100 * (after.told + after.shown / 2)) / 60));
  });

  it('says what a guest hears: told is told, a gap asks the owner', async () => {
    const { questions } = await completeness();
    const heard = async (id: string) => {
      const asked = questions.find((one) => one.id === id)?.question;
      return (await (await openThread(asked)).lines()).at(-1)?.body;
    };
    expect(await heard('hot_tub')).toContain('Keep the cover on.');
    await heard('ev');
    const { body } = await api('GET', '/owner-questions');
    expect(body.items.map(({ question }: { question: string }) => question)).toContain(
      'Can we charge an electric car?',
    );
  });

  it('counts nothing as answered that the rules leave to a person', async () => {
    const { version } = (await api('GET', `/protocols?property_id=${at.property.id}`)).body;
    const save = (rules: object, from: number) =>
      api('PUT', '/protocols', { property_id: at.property.id, version: from, rules });
    const saved = await save({ topic_autonomy: { questions: 'draft' } }, version);
    expect(saved.status).toBe(200);
    expect(questionOf(await completeness(), 'hot_tub')).toMatchObject({ outcome: 'held', missing: null });
    await save({}, saved.body.version);
    expect(questionOf(await completeness(), 'hot_tub')?.outcome).toBe('told');
  });

  it('is not answered by an article that a note would have to leave out', async () => {
    const { body: property } = await api('GET', `/properties/${at.property.id}`);
    const set = { version: property.version, front_door_lock_code: '482915' };
    expect((await api('PATCH', `/properties/${at.property.id}`, set)).status).toBe(200);
    const { id } = await write('Crib', 'The crib is behind the door that opens with 482915.');
    expect(questionOf(await completeness(), 'crib')?.outcome).toBe('asks_you');
    await api('POST', `/articles/${id}/remove`);
  });
});

describe('the figures of all properties', () => {
  beforeAll(async () => {
    await addProperty(at.application, at.customerId, 'Bare House', '9 Bare Street');
  });

  it('are kept, and tried again by themselves after a change', async () => {
    await isCurrent();
    const before = (await row())?.guest_questions?.told ?? 0;
    await write('Pool', 'The pool is open from May to September.');
    await isCurrent();
    expect((await row())?.guest_questions).toMatchObject({ asked: 60, told: before + 1 });
  });

  it('are the least first, and say so while they are not current', async () => {
    await waitFor(async () => (await overview()).waiting === 0);
    const { items, properties, asked } = await overview();
    expect([properties, asked]).toEqual([2, 60]);
    const scores = items.map(({ answers }) => answers?.score ?? 101);
    expect(scores).toEqual(scores.toSorted((a, b) => a - b));
    expect(items[0]).toMatchObject({ property_name: 'Bare House' });
    expect(items[0]?.missing).toHaveLength(6);
    expect((await api('GET', '/articles/overview', undefined, at.other)).body).toEqual({
      ...{ score: null, asked: 60, properties: 0, waiting: 0 },
      items: [],
    });
  });

  it('an article that goes to another house is missed where it was', async () => {
    const [bare] = (await overview()).items;
    const moved = await write('Grill', 'On the deck. Open the gas first.');
    expect(questionOf(await completeness(), 'grill')?.outcome).toBe('told');
    await api('PUT', `/articles/${moved.id}`, { ...moved, property_id: bare?.property_id });
    expect(questionOf(await completeness(), 'grill')?.outcome).not.toBe('told');
    expect(questionOf(await completeness(bare?.property_id), 'grill')?.outcome).toBe('told');
  });
});

describe('somebody else', () => {
  it('is told nothing of it', async () => {
    const path = `/properties/${at.property.id}/completeness`;
    expect((await api('GET', path, undefined, at.other)).status).toBe(404);
    expect((await api('GET', path, undefined, at.agent)).status).toBe(403);
    expect((await api('GET', path, undefined, {})).status).toBe(401);
  });
});
