import { useId } from 'react';
import type { Question } from '#contract/enquiries/enquiries.ts';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/enquiries.ts';
import { fill } from '#contract/messages/fill.ts';
import { callOf } from '#contract/phones.ts';
import { PhoneWords } from '../../lib/forms/phone-words.tsx';
import { messageOf } from '../../lib/http/api.ts';
import { Button } from '../../ui/button.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Fill } from '../../ui/fill.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { PageFailed } from '../../ui/page/page-failed.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DateTime } from '../../ui/time.tsx';
import { AnswerForm, dropAnswer } from './answer-form.tsx';
import { useAnswer, useQuestion } from './questions.ts';

/**
 * One question with who asked it, and the way to answer. A default export, fetched when first opened. `id` null:
 * closed.
 */
export default function QuestionDialog({
  id,
  lastId,
  onClose,
}: {
  id: string | null;
  lastId: string;
  onClose: () => void;
}) {
  const formId = useId();
  const { data: question, error, refetch } = useQuestion(lastId);
  const answer = useAnswer(lastId, () => {
    dropAnswer(lastId);
    onClose();
  });
  const open = question && !question.answered_at;
  const footer = (
    <>
      <Button onClick={onClose}>{common.close}</Button>
      {open && (
        <Button
          busy={answer.isPending && answer.variables === ''}
          onClick={() => !answer.isPending && answer.mutate('')}
        >
          {copy.markAnswered}
        </Button>
      )}
      {open && question.email && (
        <Button type="submit" form={formId} variant="primary" busy={answer.isPending && answer.variables !== ''}>
          {answer.isPending && answer.variables !== '' ? copy.sending : copy.sendAnswer}
        </Button>
      )}
    </>
  );
  return (
    <Dialog open={id !== null} onClose={onClose} wide title={titleOf(question)} footer={footer}>
      {!question && error && <PageFailed onRetry={() => void refetch()}>{messageOf(error)}</PageFailed>}
      {!question && !error && <Waiting />}
      {question && (
        <div className="grid gap-6">
          <Asked question={question} />
          {question.answered_at ? (
            <Answered question={question} />
          ) : (
            <AnswerForm
              key={question.id}
              id={formId}
              question={question}
              onSend={(words) => !answer.isPending && answer.mutate(words)}
            />
          )}
        </div>
      )}
    </Dialog>
  );
}

function titleOf(question: Question | undefined): string {
  const visitor = question?.name ?? question?.email;
  if (visitor) return fill(copy.questionFrom, { visitor });
  return question ? copy.questionFromVisitor : copy.question;
}

function Asked({ question: asked }: { question: Question }) {
  const texts = asked.sms_opt_in_timestamp ? (
    <Fill of={copy.textsAllowedSince} with={{ date: <DateTime at={asked.sms_opt_in_timestamp} /> }} />
  ) : (
    copy.textsNotAllowed
  );
  const facts = [
    {
      label: common.email,
      value: asked.email && (
        <a className="break-words text-primary-text underline" href={`mailto:${asked.email}`}>
          {asked.email}
        </a>
      ),
    },
    {
      label: common.phone,
      value: asked.phone && (
        <PhoneLink href={callOf(asked.phone)}>
          <PhoneWords of={asked.phone} />
        </PhoneLink>
      ),
    },
    { label: copy.propertiesColumn, value: asked.num_properties },
    { label: copy.textsLabel, value: texts },
    { label: copy.source, value: asked.form_source },
    { label: copy.received, value: <DateTime at={asked.created_at} /> },
  ];
  return (
    <>
      <p className="max-w-[68ch] break-words whitespace-pre-line">{asked.question}</p>
      <Facts facts={facts} />
    </>
  );
}

function Answered({ question: { answered_at, answered_by, answer } }: { question: Question }) {
  return (
    <section className="grid gap-2 border-t border-line pt-4">
      <h3 className="text-label">{copy.answer}</h3>
      <p className="max-w-[68ch] break-words whitespace-pre-line">{answer ?? copy.answeredOtherwise}</p>
      <p className="text-meta text-ink-2">
        {answered_at && (
          <Fill of={copy.answeredByAndWhen} with={{ agent: answered_by, date: <DateTime at={answered_at} /> }} />
        )}
      </p>
    </section>
  );
}

function Waiting() {
  return (
    <div className="grid min-h-[40dvh] content-start gap-4">
      <Skeleton className="h-16 w-full" label={copy.questionLoading} />
      <Skeleton className="h-24 w-full" />
    </div>
  );
}
