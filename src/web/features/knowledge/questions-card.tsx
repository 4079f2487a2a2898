import { useState } from 'react';
import * as copy from '#contract/messages/en/knowledge.ts';
import { fill } from '#contract/messages/fill.ts';
import { useUrlDialog } from '../../lib/address/url-dialog.ts';
import { messageOf } from '../../lib/http/api.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { Lamp } from '../../ui/lamp.tsx';
import { LoadFailed } from '../../ui/page/load-failed.tsx';
import { RefreshFailed } from '../../ui/page/refresh-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { articleAbout } from './dialog-names.ts';
import { putAside } from './knowledge-acts.ts';
import { type QuestionActsProps, QuestionRow } from './question-row.tsx';
import { useOpenQuestions } from './questions.ts';

const shownAtFirst = 8;

/** The gap report: real questions of the last 30 days that went unanswered, asked most first. */
export function QuestionsCard() {
  const query = useOpenQuestions();
  const [all, setAll] = useState(false);
  const items = query.data?.items ?? [];
  const shown = all ? items : items.slice(0, shownAtFirst);
  return (
    <Card id="questions" aria-labelledby="open-questions" className="scroll-mt-24">
      <CardHeader id="open-questions" title={copy.unansweredTitle} />
      {query.isRefetchError && <RefreshFailed at={query.dataUpdatedAt} onRetry={() => void query.refetch()} />}
      {query.isPending && <Skeleton className="h-24" label={copy.loadingQuestions} />}
      {query.isLoadingError && (
        <LoadFailed onRetry={() => void query.refetch()}>{messageOf(query.error, copy.questionsFailed)}</LoadFailed>
      )}
      {query.data && items.length === 0 && <Lamp on words={copy.allAnswered} />}
      <ul className="grid grid-cols-1 gap-3 empty:hidden">
        {shown.map((question) => (
          <QuestionRow key={question.id} question={question} Acts={QuestionActs} />
        ))}
      </ul>
      {shown.length < items.length && (
        <Button variant="quiet" className="mt-3" onClick={() => setAll(true)}>
          {fill(copy.showMore, { count: items.length - shown.length })}
        </Button>
      )}
    </Card>
  );
}

/** Beside answering it once: for all guests to come, or not at all. */
function QuestionActs({ question, describedBy }: QuestionActsProps) {
  const { open } = useUrlDialog('dialog');
  return (
    <>
      <Button variant="quiet" aria-describedby={describedBy} onClick={() => putAside(question)}>
        {copy.putAside}
      </Button>
      <Button aria-describedby={describedBy} onClick={() => void open(articleAbout(question.id))}>
        {copy.writeArticle}
      </Button>
    </>
  );
}
