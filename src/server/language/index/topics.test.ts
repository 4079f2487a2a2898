import { expect, test } from 'vitest';
import { indexFor } from '../index/index-cache.ts';
import { candidatesFor, find } from '../ranking/find.ts';
import { search } from '../ranking/search.ts';
import { signalNames, signalsOf } from '../ranking/signals.ts';
import { tokens } from '../text/text.ts';
import { article } from './article.fixture.ts';
import { termsOf } from './search-index.ts';
import { likeness, topicsOf } from './topics.ts';

const topics = (text: string) => topicsOf(termsOf(tokens(text), new Set()));
const alike = (a: string, b: string) => likeness(topics(a), topics(b));

test.each([
  ['can I pay with my master card?', 'What types of payments do you accept?', 'Do you serve alcohol?'],
  ['is there somewhere to lock up our bicycles?', 'Bike parking', 'What does parking cost?'],
  ['do you have gluten free dishes', 'Gluten free options', 'Vegetarian options'],
  ['when is the pool open', 'Pool hours', 'Is the pool heated?'],
])('"%s" reminds more of "%s" than of "%s"', (asked, same, sibling) => {
  expect(alike(asked, same)).toBeGreaterThan(alike(asked, sibling));
});

test('what no guest asks about reminds of nothing', () => {
  expect(topics('xylograph quotient').size).toBe(0);
  expect(alike('xylograph', 'what does parking cost')).toBe(0);
});

const menu = [
  article('Do you have vegetarian options?', 'Yes, there are vegetarian options.'),
  article('Is there outdoor seating?', 'There are six tables on the terrace.'),
  article('Do you take reservations?', 'Yes, by phone.'),
];

test('a near sibling of a missing fact is not told for it', () => {
  const gluten = article('Are there gluten free dishes?', 'Gluten free dishes are marked on the menu.');
  expect(find(indexFor([...menu, gluten]), 'do they have gluten free options').shown[0]).toBe(gluten);
  expect(find(indexFor([...menu, gluten]), 'do they have gluten free options').band).toBe('answer');
  expect(find(indexFor(menu), 'do they have gluten free dishes').band).not.toBe('answer');
});

test('each signal has its number', () => {
  const index = indexFor(menu);
  const { asked, candidates } = candidatesFor(index, 'is there outdoor seating');
  for (const candidate of candidates) expect(signalsOf(index, asked, candidate)).toHaveLength(signalNames.length);
});

test('what shares no word with a snippet finds it by what both remind of', () => {
  const yard = [
    article('Fire pit', 'Use the ring behind the barn; wood is stacked beside it.'),
    article('Outside lights', 'The switch is by the back door.'),
    article('Quiet hours', 'From ten at night.'),
  ];
  expect(search(indexFor(yard), 'can we make smores later').candidates[0]?.document.snippet.title).toBe('Fire pit');
});

test('a title that is all that is asked answers, though no topic knows its words', () => {
  const telescope = article('Telescope', 'In the attic, please keep the cap on.');
  expect(find(indexFor([...menu, telescope]), 'do you have a telescope?')).toMatchObject({
    band: 'answer',
    shown: [telescope],
  });
  const more = find(indexFor([...menu, telescope]), 'do you have a telescope for my boat?');
  expect(more.confidence).toBeLessThan(find(indexFor([...menu, telescope]), 'do you have a telescope?').confidence);
});
