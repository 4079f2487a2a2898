import { expect, test, vi } from 'vitest';
import { deviceName } from './device.ts';

function storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

test('a browser names itself the same from visit to visit, and like no other', () => {
  vi.stubGlobal('localStorage', storage());
  const name = deviceName();
  expect(name).toMatch(/^[\w-]{22}$/);
  expect(deviceName()).toBe(name);
  vi.stubGlobal('localStorage', storage());
  expect(deviceName()).not.toBe(name);
});

test('a browser that keeps nothing has no name', () => {
  const forbidden = () => {
    throw new Error('SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  expect(deviceName()).toBeNull();
});
