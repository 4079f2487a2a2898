import { describe, expect, test } from 'vitest';
import { buildIndex } from '../index/search-index.ts';
import type { Snippet } from '../index/snippet.ts';
import { extractOf } from './extract.ts';

const stove: Snippet = {
  id: 'article:stove',
  kind: 'article',
  field: null,
  title: 'Wood stove',
  text: 'Open the air fully before you light it. Kindling is in the copper tub by the door. Keep the door shut while it burns. Ashes go, when they are cold, into the steel pail on the porch, never into the garbage. The fan above it spreads the warmth.',
  words: '',
  audience: 'anyone',
};
const index = buildIndex([stove, { ...stove, id: 'article:b', title: 'Boats', text: 'Two kayaks are by the dock.' }]);
const extract = (question: string, longest: number, text = stove.text) =>
  extractOf(index, { ...stove, text }, question, longest);

describe('the stretch of a text that says most of what was asked', () => {
  test('is all of it where that is short enough', () => {
    expect(extract('where do ashes go', 500)).toBe(stove.text);
  });

  test('holds what was asked for, in whole sentences, with a mark for what is left out', () => {
    expect(extract('where do the ashes go?', 120)).toBe(
      '… Ashes go, when they are cold, into the steel pail on the porch, never into the garbage. …',
    );
    expect(extract('what is the fan for', 60)).toBe('… The fan above it spreads the warmth.');
  });

  test('is found by what it reminds of where it shares no word', () => {
    expect(extract('which bin do we use for the grey stuff we scooped out of there', 120)).toContain('Ashes go');
  });

  test('is its beginning where nothing in it comes near', () => {
    expect(extract('zzyzx?', 60)).toBe('Open the air fully before you light it. …');
  });

  test('ends between two words where one sentence is too long', () => {
    expect(extract('kayaks', 20, 'A very long sentence without any end in sight at all')).toBe('A very long …');
  });

  test('of no text is nothing', () => {
    expect(extract('ashes', 10, '')).toBe('');
  });
});
