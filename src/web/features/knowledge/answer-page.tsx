import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import type { LinkedQuestion } from '#contract/owner-questions.ts';
import { takeLinkToken } from '../../lib/link-token.ts';
import { RestError, rest, unreachable } from '../../lib/rest.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AnswerForm } from './answer-form.tsx';

type Shown = { token: string; question: LinkedQuestion } | { trouble: string; token: string | null };

const refused = (error: unknown): string => (error instanceof RestError ? error.message : unreachable.message);

/** One guest's question, answered from a mail without signing in. */
export function AnswerPage() {
  const [shown, setShown] = useState<Shown | null>(null);
  const load = async (token: string) => {
    try {
      setShown({ token, question: await rest<LinkedQuestion>('GET', `/answers/${encodeURIComponent(token)}`) });
    } catch (error) {
      setShown({ trouble: refused(error), token: error instanceof RestError && error.status > 0 ? null : token });
    }
  };
  const begin = useEffectEvent(() => {
    const token = takeLinkToken('answer', { location, history, storage: sessionStorage });
    if (token) void load(token);
    else setShown({ trouble: 'Open the link from your mail again.', token: null });
  });
  useEffect(() => begin(), []);
  if (!shown) return <Skeleton className="h-64" label="Loading the question" />;
  if ('trouble' in shown) {
    const { token } = shown;
    return (
      <div className="grid gap-4">
        <Banner tone="danger">{shown.trouble}</Banner>
        {token && (
          <Button size="large" onClick={() => void load(token)}>
            Try again
          </Button>
        )}
        <KnowledgeLink />
      </div>
    );
  }
  return <Linked {...shown} onShow={(question) => setShown({ token: shown.token, question })} />;
}

type LinkedProps = { token: string; question: LinkedQuestion; onShow: (question: LinkedQuestion) => void };

function Linked({ token, question, onShow }: LinkedProps) {
  const [failure, setFailure] = useState<{ message: string; fields: Record<string, string> } | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async (event: FormEvent, body: object) => {
    event.preventDefault();
    setBusy(true);
    setFailure(null);
    try {
      onShow(await rest<LinkedQuestion>('POST', `/answers/${encodeURIComponent(token)}`, { body }));
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
        <p className="text-meta text-ink-2">A guest at {question.property_name}</p>
      </div>
      {question.state === 'open' ? (
        <AnswerForm question={question} token={token} busy={busy} failure={failure} onSend={send} />
      ) : (
        <Settled question={question} />
      )}
    </div>
  );
}

function Settled({ question: { state, answer, has_article } }: { question: LinkedQuestion }) {
  return (
    <>
      <Banner tone={state === 'answered' ? 'success' : 'info'}>
        {state === 'answered'
          ? `Your guest has your answer.${has_article ? ' It is an article now: the next guest is answered at once.' : ''}`
          : 'You put this question aside.'}
      </Banner>
      {answer && <p className="whitespace-pre-wrap break-words">{answer}</p>}
      <KnowledgeLink />
    </>
  );
}

const KnowledgeLink = () => (
  <a href="/dashboard/knowledge" className="justify-self-start py-2.5 text-primary-text underline">
    Go to what guests can be told
  </a>
);
