import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetThread, guestTokenIn, keepThread, keptThread, stayTokenIn } from './guest-link.ts';

const token = 'KGHAObwGAT5hGzUmaronGA';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('the token is read from the address and from nothing else', () => {
  expect(guestTokenIn(`/g/${token}`)).toBe(token);
  expect(guestTokenIn(`/g/${token}/`)).toBe(token);
  expect(guestTokenIn('/g')).toBeNull();
  expect(guestTokenIn(`/g/${token}/more`)).toBeNull();
});

test('a thread is kept per link', () => {
  keepThread(token, { id: 'a', secret: 's' });
  expect(keptThread(token)).toEqual({ id: 'a', secret: 's' });
  expect(keptThread('another-property')).toBeNull();
  forgetThread(token);
  expect(keptThread(token)).toBeNull();
});

test('what is kept but is not ours begins a new thread', () => {
  localStorage.setItem(`porchlight.guest.${token}`, '{"id":1}');
  expect(keptThread(token)).toBeNull();
  localStorage.setItem(`porchlight.guest.${token}`, 'broken');
  expect(keptThread(token)).toBeNull();
});

test('where storage is forbidden the page works on', () => {
  const forbidden = () => {
    throw new Error('SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  expect(keptThread(token)).toBeNull();
  expect(() => keepThread(token, { id: 'a', secret: 's' })).not.toThrow();
  expect(() => forgetThread(token)).not.toThrow();
});

test('a personal link names its stay behind the fragment', () => {
  expect(stayTokenIn('#stay=0198-ab.1.x_y-z')).toBe('0198-ab.1.x_y-z');
  expect(stayTokenIn('#stay=')).toBeNull();
  expect(stayTokenIn('#stay=<script>alert(1)</script>')).toBeNull();
});
