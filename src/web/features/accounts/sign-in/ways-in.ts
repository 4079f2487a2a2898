import { useEffect, useState } from 'react';
import type { WaysIn } from '#contract/accounts/accounts.ts';
import { rest } from '../../../lib/http/rest.ts';

let asked: Promise<WaysIn> | undefined;

/**
 * Which further ways in this house is set up for: the page is built before anybody knows. Nothing until it has said.
 */
export function useWaysIn(): WaysIn | undefined {
  const [ways, setWays] = useState<WaysIn>();
  useEffect(() => {
    asked ??= rest<WaysIn>('GET', '/ways-in');
    // Without an answer the password still works; the next page, or the next dialog, asks again.
    asked.then(setWays, () => {
      asked = undefined;
    });
  }, []);
  return ways;
}
