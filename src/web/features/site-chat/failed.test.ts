import { beforeEach, expect, test, vi } from 'vitest';
import { keepFailed, withFailed } from './failed.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

const said = (content: string) => ({ role: 'user' as const, content });

test('a failed exchange stands again where it happened, for its own session', () => {
  keepFailed('one', { after: 2, messages: [said('lost')] });
  const history = ['a', 'b', 'c', 'd'].map(said);
  expect(withFailed('one', history).map(({ content }) => content)).toEqual(['a', 'b', 'lost', 'c', 'd']);
  expect(withFailed('two', history)).toEqual(history);
});

test('it is shown although the server has no history, or a shorter one', () => {
  keepFailed('one', { after: 0, messages: [said('first')] });
  keepFailed('one', { after: 6, messages: [said('later')] });
  expect(withFailed('one', []).map(({ content }) => content)).toEqual(['first', 'later']);
});
