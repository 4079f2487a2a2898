import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Transcript, TranscriptReplay } from '#contract/assistant/assistant.ts';
import { messageOf } from '../../lib/http/api.ts';
import { orpc } from '../../lib/http/query.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { FactSection, Facts } from '../../ui/facts.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DateTime } from '../../ui/time.tsx';
import { number, outcomeWords } from './model-words.ts';

/**
 * What was said in one call of the model, and what would come of it now. A default export, fetched when first opened.
 */
export default function TranscriptDialog({
  id,
  lastId,
  onClose,
}: {
  id: string | null;
  lastId: string;
  onClose: () => void;
}) {
  const { data, error, refetch } = useQuery(orpc.assistant.transcript.queryOptions({ input: { id: lastId } }));
  const replay = useMutation(orpc.assistant.replay.mutationOptions());
  return (
    <Dialog
      open={id !== null}
      onClose={onClose}
      wide
      title="Call of the model"
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          {data && (
            <Button variant="primary" busy={replay.isPending} onClick={() => replay.mutate({ id: lastId })}>
              Replay
            </Button>
          )}
        </>
      }
    >
      {!data && error && (
        <Banner
          tone="danger"
          action={
            <Button size="compact" onClick={() => void refetch()}>
              Retry
            </Button>
          }
        >
          {messageOf(error)}
        </Banner>
      )}
      {!data && !error && <Skeleton className="h-64" label="Loading the call" />}
      {data && (
        <div className="grid gap-6">
          <div aria-live="polite" className="empty:hidden">
            {replay.data && <ReplayResult replay={replay.data} />}
            {replay.error && <Banner tone="danger">{messageOf(replay.error)}</Banner>}
          </div>
          <Said transcript={data} />
        </div>
      )}
    </Dialog>
  );
}

function Said({ transcript }: { transcript: Transcript }) {
  const { answer, turns, system, problem } = transcript;
  return (
    <>
      <FactSection title="The call">
        <Facts
          facts={[
            { label: 'When', value: <DateTime at={transcript.at} /> },
            { label: 'Owner', value: transcript.customer_name },
            { label: 'Model', value: transcript.model },
            { label: 'How it ended', value: [outcomeWords[transcript.outcome], problem].filter(Boolean).join(': ') },
            { label: 'Tokens in', value: number(transcript.input_tokens) },
            { label: 'Tokens out', value: number(transcript.output_tokens) },
            { label: 'Took', value: `${(transcript.milliseconds / 1000).toFixed(1)} s` },
            {
              label: 'Chat',
              value: (
                <Link
                  to={`/console?thread=${transcript.conversation_id}`}
                  className="text-primary-text underline touch:inline-block touch:py-2.5"
                >
                  Open it in the console
                </Link>
              ),
            },
          ]}
        />
      </FactSection>
      <FactSection title="What it was asked">
        <ul className="grid gap-2">
          {turns.map(({ by, text }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a record that does not change
            <li key={at}>
              <span className="text-meta text-ink-3">{by === 'guest' ? 'Guest' : 'House'}</span>
              <p className="break-words whitespace-pre-line">{text}</p>
            </li>
          ))}
        </ul>
        <details>
          <summary className="inline-flex min-h-7 items-center text-meta text-ink-2 underline touch:min-h-11">
            What it was told of the house and its work
          </summary>
          <Raw>{system}</Raw>
        </details>
      </FactSection>
      <FactSection title="What it answered">
        {!answer && <p className="text-ink-2">No answer came.</p>}
        {answer?.text && <p className="break-words whitespace-pre-line">{answer.text}</p>}
        {answer?.calls.map(({ tool, input }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a record that does not change
          <div key={at} className="grid gap-1">
            <p className="font-mono text-meta">{tool}</p>
            <Raw>{JSON.stringify(input, null, 2)}</Raw>
          </div>
        ))}
      </FactSection>
    </>
  );
}

const Raw = ({ children }: { children: ReactNode }) => (
  <pre className="rounded-control border border-line bg-surface-2 p-3 text-meta wrap-anywhere whitespace-pre-wrap">
    {children}
  </pre>
);

/** What would be said now, and by whom. */
function ReplayResult({ replay }: { replay: TranscriptReplay }) {
  const { by, problem, said, sources, will } = replay;
  const own = by === 'model';
  return (
    <Banner
      tone={own ? 'success' : 'warning'}
      title={own ? 'Now its answer would be sent' : 'Now the built-in engine would answer'}
    >
      <div className="grid gap-2">
        {problem && <p className="text-meta text-ink-2">{problem}</p>}
        <p className="break-words whitespace-pre-line">{said || 'Nothing would be said.'}</p>
        {will.length > 0 && (
          <ul className="list-disc pl-5">
            {will.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        )}
        {sources.length > 0 && <p className="text-meta text-ink-2">Taken from: {sources.join(', ')}</p>}
        <p className="text-meta text-ink-2">
          Read again with the house and the stay as they are now. Nothing was sent, and the model was not asked.
        </p>
      </div>
    </Banner>
  );
}
