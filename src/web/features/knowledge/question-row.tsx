import { type ComponentType, useId } from 'react';
import { Link } from 'react-router';
import type { OpenQuestion } from '#contract/knowledge/owner-questions.ts';
import * as copy from '#contract/messages/en/knowledge.ts';
import { answeredWaits } from '#contract/messages/en/offline.ts';
import { useDialogLink, useUrlDialog } from '../../lib/address/url-dialog.ts';
import { useOwnerTaps } from '../../lib/offline/owner-taps.ts';
import { useMay } from '../../lib/session/role.ts';
import { Button } from '../../ui/button.tsx';
import { Fill } from '../../ui/fill.tsx';
import { RelativeTime } from '../../ui/time.tsx';
import { answerQuestion } from './dialog-names.ts';
import { askedWords } from './question-words.ts';

export type QuestionActsProps = { question: OpenQuestion; describedBy: string };

/**
 * What guests asked in vain, and a way to answer it; `Acts` are what else can be done, where there is room for more.
 */
export function QuestionRow({ question, Acts }: { question: OpenQuestion; Acts?: ComponentType<QuestionActsProps> }) {
  const { open } = useUrlDialog('dialog');
  const linkTo = useDialogLink('chat');
  const words = useId();
  const mayAnswer = useMay('ownerQuestions.answer');
  const waits = useOwnerTaps().some(
    ({ act, state }) =>
      act.kind === 'answer' && state !== 'refused' && act.body.ids.some((id) => question.ids.includes(id)),
  );
  return (
    <li className="grid grid-cols-1 gap-3 rounded-control border border-line p-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="grid min-w-0 grid-cols-1 gap-1">
        <p id={words} className="break-words">
          “{question.question}”
        </p>
        <p className="text-meta text-ink-2">
          <Fill
            of={copy.askedAt}
            with={{ asked: askedWords(question), when: <RelativeTime at={question.asked_at} /> }}
          />{' '}
          <Link
            {...linkTo(question.conversation_id)}
            className="text-primary-text underline touch:-my-3.25 touch:inline-block touch:py-3.25"
          >
            {copy.seeChat}
          </Link>
        </p>
      </div>
      {waits ? (
        <p className="text-meta text-ink-2">{answeredWaits}</p>
      ) : !mayAnswer ? null : (
        <div className="flex flex-wrap gap-2 max-sm:*:grow">
          {Acts && <Acts question={question} describedBy={words} />}
          <Button variant="primary" aria-describedby={words} onClick={() => void open(answerQuestion(question.id))}>
            {copy.answer}
          </Button>
        </div>
      )}
    </li>
  );
}
