import { useId } from 'react';
import { Link } from 'react-router';
import type { OpenQuestion } from '#contract/owner-questions.ts';
import { useDialogLink, useUrlDialog } from '../../lib/url-dialog.ts';
import { Button } from '../../ui/button.tsx';
import { RelativeTime } from '../../ui/time.tsx';
import { answerQuestion, articleAbout } from './dialog-names.ts';
import { putAside } from './knowledge-acts.ts';
import { askedWords } from './question-words.ts';

/** What guests asked in vain, with what can be done about it; `short` where other things wait beside it. */
export function QuestionRow({ question, short = false }: { question: OpenQuestion; short?: boolean }) {
  const { open } = useUrlDialog('dialog');
  const linkTo = useDialogLink('chat');
  const words = useId();
  return (
    <li className="grid grid-cols-1 gap-3 rounded-control border border-line p-3 sm:grid-cols-[1fr_auto] sm:items-center">
      <div className="grid min-w-0 gap-1">
        <p id={words} className="break-words">
          “{question.question}”
        </p>
        <p className="text-meta text-ink-2">
          {askedWords(question)}, <RelativeTime at={question.asked_at} />.{' '}
          <Link
            {...linkTo(question.conversation_id)}
            className="text-primary-text underline touch:inline-block touch:py-2.5"
          >
            See the chat
          </Link>
        </p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:*:grow">
        {!short && (
          <>
            <Button variant="quiet" aria-describedby={words} onClick={() => putAside(question)}>
              Put aside
            </Button>
            <Button aria-describedby={words} onClick={() => void open(articleAbout(question.id))}>
              Write an article
            </Button>
          </>
        )}
        <Button variant="primary" aria-describedby={words} onClick={() => void open(answerQuestion(question.id))}>
          Answer
        </Button>
      </div>
    </li>
  );
}
