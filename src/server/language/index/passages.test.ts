import { describe, expect, test } from 'vitest';
import { publicFacts, snippetsOf } from '#features/knowledge/facts';
import { find } from '../ranking/find.ts';
import { indexFor } from './index-cache.ts';

const articles = [
  { title: 'Utility room', body: 'The washer and dryer are behind the pantry; the iron is on the shelf above them.' },
  { title: 'Stove', body: 'Logs are in the lean-to. Never leave it burning. Fires outside are not allowed.' },
  { title: 'Tap water', body: 'It comes from a spring. The water is safe to drink.' },
  { title: 'Walks', body: 'The Miller Pass trailhead is a 12-minute drive. Maps are in the red binder.' },
].map((article, i) => ({ id: `a${i}`, audience: 'anyone' as const, ...article }));
const facts = publicFacts({
  name: 'Alder House',
  city: 'Sedona',
  water_supply_type: 'well',
  trash_bin_location: 'By the gate',
  trash_curb_day: 'Thursday',
  special_parking_details: 'Under the carport',
  beds: 3,
  thermostat_instructions: 'Turn the dial',
});
const index = indexFor(snippetsOf(facts, [], articles), 'Alder House');
const answer = (text: string, history: string[] = []) => {
  const { band, shown } = find(index, text, history);
  return band === 'answer' ? shown[0]?.id : band;
};

describe('a sentence answers what its title does not promise', () => {
  test.each([
    ['where is the washing machine?', 'article:a0'],
    ['where can I find the iron?', 'article:a0'],
    ['where are the logs', 'article:a1'],
    ['can we light a campfire outside?', 'article:a1'],
    ['is the water safe to drink?', 'article:a2'],
    ['how far is the miller pass trailhead?', 'article:a3'],
    ['how long does it take to get to the Miller Pass trailhead', 'article:a3'],
  ])('%s', (text, id) => expect(answer(text)).toBe(id));

  test.each([
    'is there a pantry?',
    'where is the gate key?',
    'is there a spring roll maker?',
    'how far is the airport?',
  ])('but not %s', (text) => {
    expect(answer(text)).not.toMatch(/^article/);
  });
});

describe('a question that only points back', () => {
  test.each([
    ['which day are the bins emptied?', 'and where are they?', 'fact:trash_bin_location'],
    ['where are the bins?', 'which day is that?', 'fact:trash_curb_day'],
  ])('"%s" "%s"', (before, text, id) => expect(answer(text, [before])).toBe(id));
});

describe('another language, by its subjects', () => {
  test.each([
    ['¿dónde puedo aparcar?', 'fact:special_parking_details'],
    ['¿cuántos dormitorios hay?', 'fact:beds'],
    ['¿cómo se usa la calefacción?', 'fact:thermostat_instructions'],
    ['wo sind die mülltonnen?', 'fact:trash_bin_location'],
  ])('%s', (text, id) => {
    const { band, ranked } = find(index, text);
    expect([ranked[0]?.snippet.id, band === 'unknown']).toEqual([id, false]);
  });
});
