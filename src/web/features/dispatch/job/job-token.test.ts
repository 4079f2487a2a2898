import { expect, test } from 'vitest';
import { takeJobToken } from './job-token.ts';

const token = '01a1fb85-0000-7000-8000-000000000000.dWd_pRLJ0T5xjxnmckGNBA';

function tab() {
  const kept = new Map<string, string>();
  const bar: string[] = [];
  const at = (pathname: string) => ({
    location: { pathname },
    history: { replaceState: (_: unknown, __: string, url?: string | URL | null) => void bar.push(String(url)) },
    storage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
  });
  return { at, bar };
}

test('the token leaves the address bar and a reload still knows it', () => {
  const { at, bar } = tab();
  expect(takeJobToken(at(`/job/${token}`))).toBe(token);
  expect(bar).toEqual(['/job']);
  expect(takeJobToken(at('/job'))).toBe(token);
});

test('another link in the same tab is another job', () => {
  const { at } = tab();
  takeJobToken(at(`/job/${token}`));
  const other = token.replace('01a1', '01b2');
  expect(takeJobToken(at(`/job/${other}`))).toBe(other);
  expect(takeJobToken(at('/job'))).toBe(other);
});

test('a tab that never had a link has no job', () => {
  const { at, bar } = tab();
  expect(takeJobToken(at('/job'))).toBeNull();
  expect(takeJobToken(at('/job/short'))).toBeNull();
  expect(bar).toEqual([]);
});
