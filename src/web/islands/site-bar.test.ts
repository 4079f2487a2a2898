import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchSiteBar } from './site-bar.ts';

// Spec 1, section 2: past about 10 px, and 100 ms after the last scroll. How it looks: tests/e2e/routes.spec.ts.

let scrolled: () => void = () => {};
const marked = vi.fn<(name: string, is: boolean) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { querySelector: () => ({ toggleAttribute: marked }) });
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => {
    scrolled = listener;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const scrollTo = (y: number) => {
  vi.stubGlobal('scrollY', y);
  scrolled();
};

test('the bar looks where the page is once it has stood still for 100 ms', () => {
  vi.stubGlobal('scrollY', 0);
  watchSiteBar();
  expect(marked).toHaveBeenLastCalledWith('data-scrolled', false);
  scrollTo(11);
  vi.advanceTimersByTime(99);
  scrollTo(12);
  vi.advanceTimersByTime(99);
  expect(marked).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(marked).toHaveBeenLastCalledWith('data-scrolled', true);
  scrollTo(10);
  vi.advanceTimersByTime(100);
  expect(marked).toHaveBeenLastCalledWith('data-scrolled', false);
});
