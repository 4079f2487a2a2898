import { expect, test } from 'vitest';
import { takeLinkToken } from './link-token.ts';

const token = '01a1fb85-0000-7000-8000-000000000000.dWd_pRLJ0T5xjxnmckGNBA';

test('the token leaves the address bar, a reload still knows it, and no other page does', () => {
  const kept = new Map<string, string>();
  const bar: string[] = [];
  const at = (pathname: string, search = '') => ({
    location: { pathname, search },
    history: { replaceState: (_: unknown, __: string, url?: string | URL | null) => void bar.push(String(url)) },
    storage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
  });
  expect(takeLinkToken('approve', at('/approve/short'))).toBeNull();
  expect(takeLinkToken('approve', at(`/approve/${token}`, '?choice=no'))).toEqual({ token, choice: 'no' });
  expect(takeLinkToken('approve', at('/approve'))).toEqual({ token, choice: 'no' });
  expect(takeLinkToken('approve', at(`/approve/${token}`, '?choice=maybe'))).toEqual({ token, choice: null });
  expect(takeLinkToken('answer', at(`/approve/${token}`))).toBeNull();
  expect(bar).toEqual(['/approve', '/approve']);
});
