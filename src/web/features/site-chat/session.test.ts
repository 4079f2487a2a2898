import { expect, test, vi } from 'vitest';
import { siteChatSession } from './session.ts';

test('a session is 128 random bits, kept in this browser and replaced when it is 30 days old', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  const day = 24 * 3_600_000;
  const first = siteChatSession(0);
  expect(first).toMatch(/^[\da-f]{32}$/);
  expect(JSON.parse(kept.get('porchlight.site-chat') ?? '')).toEqual({ sessionId: first, timestamp: 0 });
  expect(siteChatSession(30 * day - 1)).toBe(first);
  expect(siteChatSession(30 * day)).not.toBe(first);
});
