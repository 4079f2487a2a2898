import { expect, test } from 'vitest';
import { article } from '../index/article.fixture.ts';
import { indexFor } from '../index/index-cache.ts';
import { find } from '../ranking/find.ts';

test('a misheard word finds what it sounds like, and makes nothing surer', () => {
  const hotel = [
    article('Is there bicycle storage?', 'In the yard.'),
    article('Is there a gym?', 'On the second floor.'),
    article('Do you serve breakfast?', 'From seven.'),
  ];
  const { ranked, confidence } = find(indexFor(hotel), 'is there a place for my bice icol');
  expect(ranked[0]?.snippet.title).toBe('Is there bicycle storage?');
  expect(confidence).toBeLessThan(find(indexFor(hotel), 'is there a place for my bicycle').confidence);
});
