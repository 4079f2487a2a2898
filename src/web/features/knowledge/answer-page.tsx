import { type FormEvent, useState } from 'react';
import type { LinkedQuestion } from '#contract/knowledge/owner-questions.ts';
import * as copy from '#contract/messages/en/knowledge.ts';
import { fill } from '#contract/messages/fill.ts';
import type { LinkChoice } from '../../lib/address/link-token.ts';
import { refused, useMailLink } from '../../lib/address/use-mail-link.ts';
import { RestError, rest } from '../../lib/http/rest.ts';
import { Banner } from '../../ui/banner.tsx';
import { LinkTrouble } from '../../ui/page/link-trouble.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AnswerForm } from './answer-form.tsx';

/** One guest's question, answered from a mail without signing in. */
export function AnswerPage() {
  const { linked, show } = useMailLink<LinkedQuestion>('answer', (token) => `/answers/${token}`);
  if (linked.is === 'opening') return <Skeleton className="h-64" label={copy.loadingQuestion} />;
  if (linked.is === 'open') return <Open {...linked} onShow={show} />;
  return (
    <LinkTrouble words={linked.trouble} onRetry={linked.retry}>
      <KnowledgeLink />
    </LinkTrouble>
  );
}

type OpenProps = {
  token: string;
  choice: LinkChoice | null;
  path: string;
  thing: LinkedQuestion;
  onShow: (question: LinkedQuestion) => void;
};

function Open({ token, choice, path, thing: question, onShow }: OpenProps) {
  const [failure, setFailure] = useState<{ message: string; fields: Record<string, string> } | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async (event: FormEvent, body: object) => {
    event.preventDefault();
    setBusy(true);
    setFailure(null);
    try {
      onShow(await rest<LinkedQuestion>('POST', path, { body }));
    } catch (error) {
      setFailure({ message: refused(error), fields: error instanceof RestError ? error.fields : {} });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="grid gap-4">
      <div className="grid gap-1 rounded-card border border-line bg-surface-2 p-4">
        <p className="text-body-lg break-words">“{question.question}”</p>
        <p className="text-meta text-ink-2">{fill(copy.askedBy, { property: question.property_name })}</p>
      </div>
      {question.state === 'open' ? (
        <AnswerForm
          question={question}
          token={token}
          proposed={choice === null ? '' : proposedAnswers[choice]}
          busy={busy}
          failure={failure}
          onSend={send}
          onMend={() => setFailure(null)}
        />
      ) : (
        <Settled question={question} />
      )}
    </div>
  );
}

/** What a mail's "Yes" and "No" put into the form. */
const proposedAnswers: Record<LinkChoice, string> = { yes: copy.answerYes, no: copy.answerNo };

function Settled({ question: { state, answer, has_article } }: { question: LinkedQuestion }) {
  return (
    <>
      <Banner tone={state === 'answered' ? 'success' : 'info'}>
        {state !== 'answered' ? copy.questionIsPutAside : has_article ? copy.answeredByArticle : copy.answered}
      </Banner>
      {answer && <p className="whitespace-pre-wrap break-words">{answer}</p>}
      <KnowledgeLink />
    </>
  );
}

const KnowledgeLink = () => (
  <a href="/dashboard/knowledge" className="justify-self-start py-2.75 text-primary-text underline">
    {copy.toKnowledge}
  </a>
);
