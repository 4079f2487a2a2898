import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Transcript, TranscriptReplay } from '#contract/assistant/assistant.ts';
import * as copy from '#contract/messages/en/assistant/model.ts';
import * as common from '#contract/messages/en/common.ts';
import { fill } from '#contract/messages/fill.ts';
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
      title={copy.callTitle}
      footer={
        <>
          <Button onClick={onClose}>{common.close}</Button>
          {data && (
            <Button variant="primary" busy={replay.isPending} onClick={() => replay.mutate({ id: lastId })}>
              {copy.replay}
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
              {copy.retry}
            </Button>
          }
        >
          {messageOf(error)}
        </Banner>
      )}
      {!data && !error && <Skeleton className="h-64" label={copy.loadingCall} />}
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
      <FactSection title={copy.call}>
        <Facts
          facts={[
            { label: common.when, value: <DateTime at={transcript.at} /> },
            { label: copy.owner, value: transcript.customer_name },
            { label: copy.model, value: transcript.model },
            { label: copy.outcome, value: [outcomeWords[transcript.outcome], problem].filter(Boolean).join(': ') },
            { label: copy.tokensIn, value: number(transcript.input_tokens) },
            { label: copy.tokensOut, value: number(transcript.output_tokens) },
            { label: copy.took, value: fill(copy.seconds, { seconds: (transcript.milliseconds / 1000).toFixed(1) }) },
            {
              label: copy.chat,
              value: (
                <Link
                  to={`/console?thread=${transcript.conversation_id}`}
                  className="text-primary-text underline touch:inline-block touch:py-3.25"
                >
                  {copy.openInConsole}
                </Link>
              ),
            },
          ]}
        />
      </FactSection>
      <FactSection title={copy.asked}>
        <ul className="grid gap-2">
          {turns.map(({ by, text }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a record that does not change
            <li key={at}>
              <span className="text-meta text-ink-3">{by === 'guest' ? common.guest : copy.house}</span>
              <p className="break-words whitespace-pre-line">{text}</p>
            </li>
          ))}
        </ul>
        <details>
          <summary className="inline-flex min-h-7 items-center text-meta text-ink-2 underline touch:min-h-11">
            {copy.told}
          </summary>
          <Raw>{system}</Raw>
        </details>
      </FactSection>
      <FactSection title={copy.answer}>
        {!answer && <p className="text-ink-2">{copy.noAnswer}</p>}
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
    <Banner tone={own ? 'success' : 'warning'} title={own ? copy.wouldBeSent : copy.builtInWouldAnswer}>
      <div className="grid gap-2">
        {problem && <p className="text-meta text-ink-2">{problem}</p>}
        <p className="break-words whitespace-pre-line">{said || copy.nothingSaid}</p>
        {will.length > 0 && (
          <ul className="list-disc pl-5">
            {will.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        )}
        {sources.length > 0 && (
          <p className="text-meta text-ink-2">{fill(copy.takenFrom, { sources: sources.join(', ') })}</p>
        )}
        <p className="text-meta text-ink-2">{copy.replayHint}</p>
      </div>
    </Banner>
  );
}
