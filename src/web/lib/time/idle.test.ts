import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { idleMinutes } from './delays.ts';
import { watchIdle } from './idle.ts';

// What a browser's window offers and Node's global does not.
const browser = new EventTarget();
vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));

const minute = 60_000;
const act = vi.fn();
const warn = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  act.mockClear();
  warn.mockClear();
  return watchIdle(idleMinutes, act, warn);
});
afterEach(() => void vi.useRealTimers());

test('after 15 minutes without a sign it acts, once, and warns a minute before', () => {
  vi.advanceTimersByTime(14 * minute - 5000);
  expect(warn).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5000);
  expect(warn).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(minute - 5000);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5000);
  expect(act).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60 * minute);
  expect([act, warn].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test.each(['mousedown', 'mousemove', 'keydown', 'scroll', 'touchstart', 'click'])(
  'a %s begins the time anew',
  (sign) => {
    vi.advanceTimersByTime(14.5 * minute);
    browser.dispatchEvent(new Event(sign));
    vi.advanceTimersByTime(14.5 * minute);
    expect(act).not.toHaveBeenCalled();
    vi.advanceTimersByTime(minute);
    expect(act).toHaveBeenCalledOnce();
  },
);

test('a page that changes under a mouse that lies still is no sign', () => {
  const move = (screenX: number) =>
    browser.dispatchEvent(Object.assign(new Event('mousemove'), { screenX, screenY: 7 }));
  move(5);
  vi.advanceTimersByTime(14.5 * minute);
  move(5);
  vi.advanceTimersByTime(0.5 * minute);
  expect(act).toHaveBeenCalledOnce();
});

test('no other sign does', () => {
  vi.advanceTimersByTime(14.5 * minute);
  browser.dispatchEvent(new Event('focus'));
  vi.advanceTimersByTime(0.5 * minute);
  expect(act).toHaveBeenCalledOnce();
});

test('a machine that slept through the time is not kept signed in by the touch that wakes it', () => {
  vi.setSystemTime(Date.now() + 60 * minute);
  browser.dispatchEvent(new Event('mousemove'));
  expect(act).toHaveBeenCalledOnce();
  expect(warn).not.toHaveBeenCalled();
});
