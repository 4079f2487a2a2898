import { expect, it } from 'vitest';
import type { ReadHouse } from '#contract/manuals/manuals.ts';
import { choicesOf, groupsOf, isAddress, joined, nothingRead, previewedFrom, takenFrom } from './choices.ts';

const house: ReadHouse = {
  name: 'Fern',
  fields: [
    { field: 'beds', value: '2', quote: 'two bedrooms', page: 1 },
    { field: 'wifi_name', value: 'FernNet', quote: 'Network: FernNet', page: 2 },
    { field: 'city', value: 'Newport', quote: 'Newport, OR', page: 1 },
  ],
  articles: [
    {
      title: 'Sauna',
      body: 'Dry wood.',
      audience: 'anyone',
      holds_secret: false,
      page: null,
      lacks_secret: false,
      is_loose: false,
    },
    {
      title: 'Gate',
      body: 'Code 4471.',
      audience: 'verified',
      holds_secret: true,
      page: null,
      lacks_secret: false,
      is_loose: false,
    },
    {
      title: 'Hello',
      body: 'Have a lovely stay with us.',
      audience: 'anyone',
      holds_secret: false,
      page: null,
      lacks_secret: false,
      is_loose: true,
    },
  ],
  missing: [],
};
const now = { beds: '3', wifi_name: '', city: 'Newport', zip: '' };

it('ticks what fills an empty field, and nothing that would replace an answer', () => {
  const { fields, articles } = choicesOf(house, now);
  expect(fields.map(({ field, ticked }) => [field, ticked])).toEqual([
    ['beds', false],
    ['wifi_name', true],
    ['city', false],
  ]);
  expect(articles.map(({ ticked }) => ticked)).toEqual([true, true, false]);
});

it('takes what is ticked as it was edited, and what was typed for the rest', () => {
  const { fields, articles } = choicesOf(house, now);
  const edited = fields.map((one) => (one.field === 'wifi_name' ? { ...one, value: ' FernNet_5G ' } : one));
  const taken = takenFrom({ ...nothingRead, fields: edited, articles, typed: { zip: '97365', beds: '3' } }, now);
  expect(taken.values).toEqual({ zip: '97365', wifi_name: 'FernNet_5G' });
  expect(taken.articles.map(({ title }) => title)).toEqual(['Sauna', 'Gate']);
});

it('lets a preview answer from what is ticked, but for an article that is not finished', () => {
  const { fields, articles } = choicesOf(house, now);
  const begun = articles.map((one) => (one.title === 'Gate' ? { ...one, body: ' ' } : one));
  const { values, articles: told } = previewedFrom({ ...nothingRead, fields, articles: begun }, now);
  expect(values).toEqual({ wifi_name: 'FernNet' });
  expect(told.map(({ title }) => title)).toEqual(['Sauna']);
});

it('joins two articles into one for confirmed guests where one holds a code', () => {
  const [both, ...rest] = joined(choicesOf(house, now).articles, 1);
  expect(both).toMatchObject({ title: 'Sauna', body: 'Dry wood.\n\nGate\nCode 4471.', audience: 'verified' });
  expect(rest).toHaveLength(1);
});

it('sends a hundred articles at once at most, and no more than a request holds', () => {
  const one = { title: 'A', body: 'B', audience: 'anyone' as const };
  expect(groupsOf(Array(250).fill(one)).map(({ length }) => length)).toEqual([100, 100, 50]);
  expect(groupsOf(Array(4).fill({ ...one, body: 'B'.repeat(20_000) })).map(({ length }) => length)).toEqual([2, 2]);
  expect(groupsOf([])).toEqual([]);
});

it('knows an address from a text', () => {
  for (const address of ['https://example.com/guide', 'example.com', ' www.fern.house/a?b=c ', 'http://127.0.0.1:9/x'])
    expect([address, isAddress(address)]).toEqual([address, true]);
  for (const text of ['Wi-Fi: FernNet', 'Check-out at 10. See example.com', 'Fern', '3.5', 'e.g. this'])
    expect([text, isAddress(text)]).toEqual([text, false]);
});
