import { expect, it } from 'vitest';
import { publicFacts } from '#features/knowledge/facts';
import { advise } from './advise.ts';
import { type AskedHouse, hear, knowledgeIn } from './asked-house.ts';

const hut = { id: 'hut', title: 'Hut', body: 'It seats six. Close the door behind you.', audience: 'anyone' } as const;
const house: AskedHouse = {
  facts: publicFacts({ name: 'Bare House', trash_bin_location: 'By the gate' }),
  secrets: [],
  articles: [hut],
  unsaid: [],
  now: new Date('2026-11-20T18:00:00Z'),
  timezone: 'America/Los_Angeles',
  emergencyNumber: '911',
};
const adviceOn = async (id: string, question: string) => {
  const knowledge = knowledgeIn(house);
  const heard = await hear(house, knowledge, question);
  return heard && (await advise(house, knowledge, id, heard));
};

it('puts what guests call it into the title', async () => {
  const { advice } = (await adviceOn('article:hut', 'is there a sauna')) ?? {};
  expect(advice).toEqual({ kind: 'title', words: 'sauna', title: 'Hut, sauna' });
});

it('names the field that is told instead', async () => {
  const { instead } = (await adviceOn('article:hut', 'where are the bins')) ?? {};
  expect(instead).toEqual({ kind: 'field', field: 'trash_bin_location', title: 'Trash bins' });
});

it('says what the question could be called where no word helps', async () => {
  const { advice } = (await adviceOn('fact:beds', 'is there a sauna')) ?? {};
  expect(advice).toEqual({ kind: 'answer', words: 'Sauna' });
});
