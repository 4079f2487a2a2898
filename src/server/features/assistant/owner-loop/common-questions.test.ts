import { expect, test } from 'vitest';
import { questionTopics } from '#contract/enumerations/knowledge.ts';
import { defaultRules } from '#contract/protocols/protocols.ts';
import { type ArticleFacts, publicFacts, secretFields } from '#features/knowledge/facts';
import { type AskedHouse, knowledgeIn } from './asked-house.ts';
import { articleTexts } from './common-questions.fixture.ts';
import { commonQuestions } from './common-questions.ts';
import { tryQuestion, tryQuestions } from './try-questions.ts';

const bare: AskedHouse = {
  facts: publicFacts({ name: 'Bare House', city: 'Newport', state: 'OR' }),
  secrets: ['street_address'],
  articles: [],
  unsaid: [],
  now: new Date('2026-11-20T18:00:00Z'),
  timezone: 'America/Los_Angeles',
  emergencyNumber: '911',
};
const filled = publicFacts({
  ...{ name: 'Cedar Cottage', city: 'Newport', state: 'OR', beds: 3, baths: 2, sq_ft: 1800 },
  ...{ front_door_lock_type: 'Number Keypad', wifi_name: 'Cedar_Guest', tv_services: 'Streaming' },
  ...{ parking_spot_count: 2, special_parking_details: 'Both spots are under the carport' },
  ...{ thermostat_instructions: 'Tap the dial, then turn it', electric_panel_location: 'Laundry room' },
  ...{ main_water_shut_off_location: 'Crawl space hatch', trash_bin_location: 'By the gate' },
  trash_curb_day: 'Thursday',
});
const articles = commonQuestions.flatMap(({ id, by }): ArticleFacts[] =>
  'title' in by ? [{ id, title: by.title, body: articleTexts.get(by.title) ?? '', audience: 'anyone' }] : [],
);
const tried = (house: Partial<AskedHouse>) => tryQuestions({ ...bare, ...house }, defaultRules);

test('there are 60 of them, each once, and some about each topic', () => {
  expect(commonQuestions).toHaveLength(60);
  expect(new Set(commonQuestions.map(({ id }) => id)).size).toBe(60);
  expect(new Set(commonQuestions.map(({ asked }) => asked)).size).toBe(60);
  expect(new Set(commonQuestions.map(({ topic }) => topic))).toEqual(new Set(questionTopics));
});

test('a house that says it all is asked for nothing more, and each question is told or shown what was written for it', async () => {
  const outcomes = await tried({ facts: filled, secrets: secretFields, articles });
  expect(outcomes.filter(({ missing }) => missing)).toEqual([]);
  const shown = outcomes.filter(({ outcome }) => outcome === 'shown');
  expect(outcomes.filter(({ outcome }) => outcome === 'told').length).toBe(60 - shown.length);
  expect(shown.length).toBeLessThanOrEqual(5); // so many notes are about the same that a guest is asked which one
  const elsewhere = commonQuestions.flatMap(({ id, by }) => {
    const wanted = 'title' in by ? [`article:${id}`] : [`fact:${by.field}`, `secret:${by.field}`];
    const from = outcomes.find((one) => one.id === id)?.notes.map((note) => note.id) ?? [];
    return from.some((note) => wanted.includes(note)) ? [] : [[id, from]];
  });
  expect(elsewhere).toEqual([]);
});

test('an empty house is said to answer its address alone', async () => {
  const answered = (await tried({})).filter(({ outcome }) => outcome !== 'asks_you');
  expect(answered.map(({ id }) => id)).toEqual(['address']);
});

test.each(articles)('“$title” alone turns its question green', async (article) => {
  const house = { ...bare, articles: [article] };
  const question = commonQuestions.find(({ id }) => id === article.id);
  const found = question && (await tryQuestion(house, knowledgeIn(house), defaultRules, question));
  expect(found).toMatchObject({ outcome: 'told', missing: null });
});
