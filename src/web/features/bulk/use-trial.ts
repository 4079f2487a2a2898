import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Deed } from '#contract/bulk/bulk.ts';
import { orpc } from '../../lib/http/query.ts';
import { forCount } from './typed-deed.ts';

/** How many it would change, asked once typing rests; without a deed nothing is asked. */
export function useTrial(chosen_ids: string[], deed: Deed | null) {
  const wanted = useRested(deed ? JSON.stringify(forCount(deed)) : null);
  const rested: Deed | null = wanted === null ? null : JSON.parse(wanted); // written a line above
  return useQuery(
    orpc.bulk.try.queryOptions({
      input: { chosen_ids, deed: rested ?? { kind: 'set_rules', rules: {} } },
      enabled: rested !== null && deed !== null,
      placeholderData: keepPreviousData,
      staleTime: 0,
      retry: false,
    }),
  );
}

const restMs = 350;

/** A text as it was when it had stayed the same for a moment. */
function useRested(text: string | null): string | null {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
