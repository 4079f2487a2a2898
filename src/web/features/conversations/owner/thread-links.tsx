import { Link } from 'react-router';
import type { Conversation } from '#contract/conversations/conversations.ts';
import * as pageCopy from '#contract/messages/en/conversations/booking-pages.ts';
import * as copy from '#contract/messages/en/conversations/guest-history.ts';
import { fill } from '#contract/messages/fill.ts';
import { useDialogLink } from '../../../lib/address/url-dialog.ts';
import { nameLinkClass } from '../../../ui/name-link-class.ts';
import { guestOfChat } from '../guest-history/guest-address.ts';
import { stayWords } from '../stay-words.ts';

/** From a chat to what it is about: its property, its guest and their stay, and the jobs that were told of. */
export function ThreadLinks({ thread }: { thread: Conversation }) {
  const linkGuest = useDialogLink('guest');
  const linkOrder = useDialogLink('work-order');
  const { property_id, property_name, stay } = thread;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-meta">
      {property_id && (
        <li>
          <Link to={`/dashboard/properties/${property_id}`} className={nameLinkClass}>
            {fill(copy.propertyLink, { property: property_name ?? '' })}
          </Link>
        </li>
      )}
      <li>
        <Link {...linkGuest(guestOfChat(thread.id))} className={nameLinkClass}>
          {fill(copy.guestLink, { guest: thread.guest_name ?? copy.someGuest })}
        </Link>
      </li>
      {thread.page_origin && <li className="text-ink-2">{fill(pageCopy.fromPage, { page: thread.page_origin })}</li>}
      {stay && (
        <li>
          <Link to={`/dashboard/conversations?stay=${stay.id}`} className={nameLinkClass}>
            {fill(copy.stayLink, { days: stayWords(stay) })}
          </Link>
        </li>
      )}
      {thread.work_orders.map((order) => (
        <li key={order.id}>
          <Link {...linkOrder(order.id)} className={nameLinkClass}>
            {order.reference}
          </Link>
        </li>
      ))}
    </ul>
  );
}
