import type { LikelyQuestions } from '#contract/knowledge/likely-questions.ts';
import * as copy from '#contract/messages/en/knowledge/likely-questions.ts';
import { fill } from '#contract/messages/fill.ts';
import { StatusBadge } from '../../../ui/badge.tsx';
import { MissedQuestion } from './missed-question.tsx';

/** The note that was asked for. */
export type AskedNoteName = { kind: 'article'; id: string } | { kind: 'field'; field: string };

type Props = { asked: LikelyQuestions; note: AskedNoteName; propertyId: string };

/** How many of the questions find a note, some that do, and those that do not with what helps. */
export function AskedNote({ asked, note, propertyId }: Props) {
  if (asked.asked === 0) return <p className="text-ink-2">{copy.noneKnown}</p>;
  const all = asked.found === asked.asked;
  return (
    <div className="grid grid-cols-1 gap-3">
      <p role="status">
        {all
          ? fill(copy.allFound, { count: asked.asked })
          : fill(copy.someFound, { found: asked.found, count: asked.asked })}
        {asked.property && (
          <span className="text-meta text-ink-2"> {fill(copy.triedAt, { property: asked.property.name })}</span>
        )}
      </p>
      <ul className="grid grid-cols-1 gap-2">
        {asked.finding.map(({ question, how }) => (
          <li key={question} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span className="min-w-0 wrap-anywhere">“{question}”</span>
            <StatusBadge wraps tone={how === 'told' ? 'success' : 'info'}>
              {how === 'told' ? copy.told : copy.shown}
            </StatusBadge>
          </li>
        ))}
        {asked.missing.map((missed) => (
          <MissedQuestion
            key={missed.question}
            missed={missed}
            note={note}
            title={asked.title ?? ''}
            propertyId={propertyId}
          />
        ))}
      </ul>
    </div>
  );
}
