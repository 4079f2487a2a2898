import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { previewLines, type TypedInForm } from '#contract/knowledge/guest-preview.ts';
import { orpc } from '../../../lib/http/query.ts';

/** So long nothing more is typed before the chat is answered anew. */
const pauseMs = 600;

/** A guest's lines and what they are told by what stands in a form now; kept nowhere but on the screen. */
export function useGuestPreview(typed: TypedInForm) {
  const [lines, setLines] = useState<readonly string[]>([]);
  const now = JSON.stringify(typed);
  const [settled, setSettled] = useState(now);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(now), pauseMs);
    return () => clearTimeout(timer);
  }, [now]);
  const query = useQuery({
    ...orpc.guestPreviews.ask.queryOptions({
      input: { ...(JSON.parse(settled) as TypedInForm), lines: [...lines] }, // written above
    }),
    enabled: lines.length > 0,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: 1,
  });
  const shown = lines.length > 0 ? query.data : undefined;
  return {
    lines,
    /** Of fewer lines while the last is being answered. */
    answers: shown?.answers ?? [],
    propertyName: shown?.property_name ?? null,
    isAnswering: query.isFetching,
    error: query.isFetching ? null : query.error,
    retry: () => void query.refetch(),
    /** By what is typed at this moment. */
    ask: (line: string) => {
      setSettled(now);
      setLines([...lines, line].slice(-previewLines));
    },
    startOver: () => setLines([]),
  };
}
export type GuestPreviewChat = ReturnType<typeof useGuestPreview>;
