import { Link } from 'react-router';
import type { Completeness } from '#contract/knowledge/completeness.ts';
import * as copy from '#contract/messages/en/knowledge.ts';
import { fill } from '#contract/messages/fill.ts';
import { useDialogLink } from '../../lib/address/url-dialog.ts';

/** What guests of a property asked in the last 30 days and nobody has answered, each a way to its chat. */
export function Unanswered({ asked }: { asked: Completeness['unanswered'] }) {
  const linkTo = useDialogLink('chat');
  return (
    <div className="grid grid-cols-1 gap-1">
      <h3 className="text-label">{copy.unansweredRecently}</h3>
      {asked.length === 0 && <p className="text-ink-2">{copy.noneUnanswered}</p>}
      <ul className="grid grid-cols-1 gap-1.5 empty:hidden">
        {asked.map(({ question, times, conversation_id }) => (
          <li key={conversation_id + question}>
            <Link
              {...linkTo(conversation_id)}
              className="break-words text-primary-text underline touch:inline-block touch:py-3.25"
            >
              “{question}”
            </Link>
            {times > 1 && <span className="text-meta text-ink-2"> {fill(copy.times, { count: times })}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
