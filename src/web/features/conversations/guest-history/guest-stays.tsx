import { Link } from 'react-router';
import * as copy from '#contract/messages/en/conversations/guest-history.ts';
import type { Stay } from '#contract/stays/stays.ts';
import { nameLinkClass } from '../../../ui/name-link-class.ts';
import { stayWords } from '../stay-words.ts';

/** Each stay with its property, and the way to its chats. */
export function GuestStays({ stays }: { stays: readonly Stay[] }) {
  return (
    <ul className="grid gap-2">
      {stays.map((stay) => (
        <li key={stay.id} className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <Link to={`/dashboard/properties/${stay.property_id}`} className={nameLinkClass}>
            {stay.property_name}
          </Link>
          <span>{stayWords(stay)}</span>
          {stay.status === 'cancelled' && <span className="text-meta text-ink-2">{copy.cancelled}</span>}
          <Link to={`/dashboard/conversations?stay=${stay.id}`} className={nameLinkClass}>
            {copy.chatsOfStay}
          </Link>
        </li>
      ))}
    </ul>
  );
}
