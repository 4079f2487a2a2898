import { useEffect } from 'react';
import * as copy from '#contract/messages/en/offline.ts';
import { fill } from '#contract/messages/fill.ts';
import { orpc, queryClient } from '../../lib/http/query.ts';
import { ownerQueue } from '../../lib/offline/owner-queue.ts';
import { type OwnerAct, useOwnerTaps } from '../../lib/offline/owner-taps.ts';
import { useMe } from '../../lib/session/me.ts';
import { placeOf } from '../../lib/session/place.ts';
import { UnsentTaps } from '../../ui/unsent-taps.tsx';

/** What an owner tapped and the server does not have yet, over every screen of theirs. */
export function WaitingTaps() {
  const id = placeOf(useMe());
  const taps = useOwnerTaps();
  useEffect(() => ownerQueue.start(id, readAgain), [id]);
  if (taps.length === 0) return null;
  return (
    <div className="mb-4">
      <UnsentTaps
        taps={taps.map((tap) => ({ ...tap, ...wordsOf(tap.act) }))}
        onTakeBack={ownerQueue.takeBack}
        onRetry={ownerQueue.retry}
      />
    </div>
  );
}

function wordsOf(act: OwnerAct): { what: string; details: string[] } {
  const { question } = act;
  if (act.kind === 'approval')
    return { what: fill(act.approve ? copy.approval : copy.decline, { question }), details: [] };
  const { answer, article } = act.body;
  return { what: fill(copy.answer, { question }), details: [answer, ...(article?.title ? [article.title] : [])] };
}

/** What it changed is read anew. */
function readAgain(act: OwnerAct | null) {
  const touched =
    act?.kind === 'answer'
      ? [orpc.ownerQuestions, orpc.articles, orpc.likelyQuestions]
      : act
        ? [orpc.approvals]
        : [orpc.approvals, orpc.ownerQuestions];
  for (const part of touched) void queryClient.invalidateQueries({ queryKey: part.key() });
}
