import { useId } from 'react';
import type { Question } from '#contract/enquiries/enquiries.ts';
import { callOf } from '#contract/phones.ts';
import { PhoneWords } from '../../lib/forms/phone-words.tsx';
import { messageOf } from '../../lib/http/api.ts';
import { Button } from '../../ui/button.tsx';
import { Facts } from '../../ui/facts.tsx';
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
      <Button onClick={onClose}>Close</Button>
      {open && (
        <Button
          busy={answer.isPending && answer.variables === ''}
          onClick={() => !answer.isPending && answer.mutate('')}
        >
          Mark as answered
        </Button>
      )}
      {open && question.email && (
        <Button type="submit" form={formId} variant="primary" busy={answer.isPending && answer.variables !== ''}>
          {answer.isPending && answer.variables !== '' ? 'Sending...' : 'Send answer'}
        </Button>
      )}
    </>
  );
  return (
    <Dialog
      open={id !== null}
      onClose={onClose}
      wide
      title={question ? `Question from ${question.name ?? question.email ?? 'a visitor'}` : 'Question'}
      footer={footer}
    >
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

function Asked({ question: asked }: { question: Question }) {
  const texts = asked.sms_opt_in_timestamp ? (
    <>
      Allowed since <DateTime at={asked.sms_opt_in_timestamp} />
    </>
  ) : (
    'Not allowed'
  );
  const facts = [
    {
      label: 'Email',
      value: asked.email && (
        <a className="break-words text-primary-text underline" href={`mailto:${asked.email}`}>
          {asked.email}
        </a>
      ),
    },
    {
      label: 'Phone',
      value: asked.phone && (
        <PhoneLink href={callOf(asked.phone)}>
          <PhoneWords of={asked.phone} />
        </PhoneLink>
      ),
    },
    { label: 'Properties', value: asked.num_properties },
    { label: 'Texts', value: texts },
    { label: 'Source', value: asked.form_source },
    { label: 'Received', value: <DateTime at={asked.created_at} /> },
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
      <h3 className="text-label">Answer</h3>
      <p className="max-w-[68ch] break-words whitespace-pre-line">
        {answer ?? 'Answered in another way than by mail.'}
      </p>
      <p className="text-meta text-ink-2">
        {answered_by}
        {answered_at && (
          <>
            , <DateTime at={answered_at} />
          </>
        )}
      </p>
    </section>
  );
}

function Waiting() {
  return (
    <div className="grid min-h-[40dvh] content-start gap-4">
      <Skeleton className="h-16 w-full" label="Loading the question" />
      <Skeleton className="h-24 w-full" />
    </div>
  );
}
