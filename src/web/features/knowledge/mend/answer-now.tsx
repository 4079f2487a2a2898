import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { NoteChange } from '#contract/knowledge/likely-questions.ts';
import * as copy from '#contract/messages/en/knowledge/mend.ts';
import { messageOf } from '../../../lib/http/api.ts';
import { orpc } from '../../../lib/http/query.ts';
import { LoadFailed } from '../../../ui/page/load-failed.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

const restMs = 600;

/** What the assistant would tell the guest who asks the same, with the note as it is typed; asked anew as typing rests. */
export function AnswerNow({
  propertyId,
  question,
  change,
}: {
  propertyId: string;
  question: string;
  /** Null while the note is empty. */
  change: NoteChange | null;
}) {
  const rested = useRested(change);
  const query = useQuery({
    ...orpc.likelyQuestions.askChanged.queryOptions({
      input: { id: propertyId, question, note: rested ?? { kind: 'field', field: '', value: '' } },
      enabled: rested !== null,
    }),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  return (
    <section aria-labelledby="answer-now" className="grid gap-2">
      <h3 id="answer-now" className="text-label">
        {copy.answerNow}
      </h3>
      <p className="text-ink-2 wrap-anywhere">“{question}”</p>
      <div aria-live="polite" aria-busy={query.isFetching} className="grid gap-1">
        {!change && <p className="text-ink-2">{copy.nothingToAnswer}</p>}
        {change && data && (
          <>
            <p className="rounded-card border border-line bg-surface-2 p-3 whitespace-pre-line wrap-anywhere">
              {data.answer}
            </p>
            <p className="text-meta text-ink-2">{outcomes[data.outcome]}</p>
          </>
        )}
        {change && query.isPending && <Skeleton className="h-16" label={copy.trying} />}
      </div>
      {query.error && <LoadFailed onRetry={() => void query.refetch()}>{messageOf(query.error)}</LoadFailed>}
    </section>
  );
}

const outcomes = {
  told: copy.isTold,
  shown: copy.isShown,
  owner_asked: copy.isAskedOfYou,
  other: copy.isOther,
};

/** The value as it was when it last rested for a while. */
function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value);
  const key = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(JSON.parse(key) as T), restMs); // written from a T just above
    return () => clearTimeout(timer);
  }, [key]);
  return rested;
}
