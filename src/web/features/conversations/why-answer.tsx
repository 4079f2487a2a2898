import type { Conversation, Source } from '#contract/conversations.ts';
import { Facts } from '../../ui/facts.tsx';
import { readTrace } from './read-trace.ts';

type Decision = Conversation['decisions'][number];

/** Glass box: which engine and rule gave an answer, from which sources, with which scores. */
export function WhyAnswer({ decision, sources }: { decision: Decision; sources: readonly Source[] }) {
  const { facts, candidates } = readTrace(decision.trace);
  return (
    <details className="max-w-full rounded-control border border-transparent text-left open:w-full open:border-line open:bg-surface open:p-3">
      <summary className="inline-flex min-h-7 items-center px-1 text-meta text-ink-2 underline touch:min-h-11">
        Why this answer
      </summary>
      <div className="grid gap-3 text-meta">
        <Facts
          narrow
          facts={[
            { label: 'Engine', value: decision.engine },
            { label: 'Reason', value: decision.reason_code },
            ...facts,
            ...(sources.length > 0 ? [{ label: 'Sources', value: sources.map(({ title }) => title).join(', ') }] : []),
          ]}
        />
        {candidates.length > 0 && (
          <table className="w-full border-collapse text-left">
            <caption className="pb-1 text-left text-ink-3">What it looked at</caption>
            <thead className="sr-only">
              <tr>
                <th scope="col">Source</th>
                <th scope="col">Score</th>
              </tr>
            </thead>
            <tbody>
              {candidates.map(({ title, score }) => (
                <tr key={title} className="border-t border-line">
                  <td className="py-1 pr-3">{title}</td>
                  <td className="py-1 text-right tabular-nums">{score.toFixed(2)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </details>
  );
}
