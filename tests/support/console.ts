import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

/**
 * An unexpected console.error fails the test. A test that expects one says so:
 * `expectConsoleError(/words/)` before it happens.
 */
const unexpected: string[] = [];
const expected: RegExp[] = [];
let spy: MockInstance | undefined;

export function expectConsoleError(words: RegExp): void {
  expected.push(words);
}

beforeEach(() => {
  unexpected.length = 0;
  expected.length = 0;
  spy = vi.spyOn(console, 'error').mockImplementation((...said) => {
    const line = said.map(String).join(' ');
    if (!expected.some((words) => words.test(line))) unexpected.push(line);
  });
});

afterEach(() => {
  spy?.mockRestore();
  expect(unexpected, 'console.error was called').toEqual([]);
});
