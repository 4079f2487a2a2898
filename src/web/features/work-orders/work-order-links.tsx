import { Link } from 'react-router';
import * as copy from '#contract/messages/en/work-orders.ts';
import { fill } from '#contract/messages/fill.ts';
import type { WorkOrderDetail } from '#contract/work-orders/work-orders.ts';
import { useDialogLink } from '../../lib/address/url-dialog.ts';
import { nameLinkClass } from '../../ui/name-link-class.ts';

/** From a job to its property, and to each chat that told of it and the guest there. */
export function WorkOrderLinks({ order: { property_id, chats } }: { order: WorkOrderDetail }) {
  const linkChat = useDialogLink('chat');
  const linkGuest = useDialogLink('guest');
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-meta">
      <li>
        <Link to={`/dashboard/properties/${property_id}`} className={nameLinkClass}>
          {copy.openProperty}
        </Link>
      </li>
      {chats.map(({ id, guest_name }, at) => {
        const guest = guest_name ?? fill(copy.guestNumber, { number: at + 1 });
        return (
          <li key={id} className="flex flex-wrap gap-x-4">
            <Link {...linkChat(id)} className={nameLinkClass}>
              {fill(copy.openChatWith, { guest })}
            </Link>
            <Link {...linkGuest(`chat:${id}`)} className={nameLinkClass}>
              {fill(copy.openGuest, { guest })}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
