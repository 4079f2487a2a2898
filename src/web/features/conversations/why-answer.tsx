import type { ReactNode } from 'react';
import type { Conversation } from '#contract/conversations/conversations.ts';
import type { Source } from '#contract/conversations/messages.ts';
import * as copy from '#contract/messages/en/conversations/why-answer.ts';
import { fill } from '#contract/messages/fill.ts';
import { Facts } from '../../ui/facts.tsx';
import { answerReason } from './answer-reasons.ts';
import { readTrace } from './read-trace.ts';

type Decision = Conversation['decisions'][number];

/**
 * Glass box, for the owner and the agent: why this answer, from which sources, by which rule, what was refused and why.
 */
export function WhyAnswer({
  decision,
  sources,
  children,
}: {
  decision: Decision;
  sources: readonly Source[];
  /** What its reader can do about it; with it the first words name the note. */
  children?: ReactNode;
}) {
  const { facts, candidates } = readTrace(decision.trace);
  const kinds = sources.map(({ title, kind }) =>
    sourceWords[kind] ? fill(copy.sourceOfKind, { title, kind: sourceWords[kind] }) : title,
  );
  return (
    <details
      onToggle={({ currentTarget }) => currentTarget.open && showFromTop(currentTarget)}
      className="max-w-full rounded-control border border-transparent text-left open:w-full open:border-line open:bg-surface open:p-3"
    >
      <summary className="inline-flex min-h-7 items-center px-1 text-meta text-ink-2 underline touch:min-h-11">
        {children ? fromNotes(sources) : copy.whyThisAnswer}
      </summary>
      <div className="grid gap-3 text-meta">
        <p className="text-ink">{answerReason(decision.reason_code)}</p>
        {children}
        <Facts
          narrow
          facts={[
            ...(kinds.length > 0 ? [{ label: copy.takenFrom, value: kinds.join(', ') }] : []),
            ...facts,
            { label: copy.engine, value: decision.engine === 'embedded' ? copy.builtIn : decision.engine },
          ]}
        />
        {candidates.length > 0 && (
          <table className="w-full border-collapse text-left">
            <caption className="pb-1 text-left text-ink-3">{copy.lookedAt}</caption>
            <thead className="sr-only">
              <tr>
                <th scope="col">{copy.source}</th>
                <th scope="col">{copy.score}</th>
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

/** A chat that follows its end would show the last lines of it: a frame later it has done so. */
const showFromTop = (panel: HTMLElement) =>
  requestAnimationFrame(() => panel.scrollIntoView({ block: 'start', behavior: 'instant' }));

/** What it was taken from, where that is something its owner wrote. */
function fromNotes(sources: readonly Source[]): string {
  const titles = sources.filter(({ kind }) => kind === 'fact' || kind === 'article').map(({ title }) => `“${title}”`);
  if (titles.length === 0) return copy.whyThisAnswer;
  return fill(copy.fromYourNotes, { count: titles.length, titles: titles.join(', ') });
}

const sourceWords: Partial<Record<Source['kind'], string>> = {
  fact: copy.sourceField,
  article: copy.sourceArticle,
  playbook: copy.sourceSteps,
  safety: copy.sourceSafety,
};
