import * as copy from '#contract/messages/en/stays/guest-mails.ts';
import { fill } from '#contract/messages/fill.ts';
import { newId } from '#server/db/tables/columns.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { StayRecord } from './queries.ts';

type Letter = { stay: StayRecord; property: { name: string }; to: string; link: string };

/** To the guest: whoever opens the link is taken for them, so it goes to the stay's own address only. */
export async function mailLink(unit: UnitOfWork, { stay, property, to, link }: Letter): Promise<void> {
  await unit.enqueue('mail.send', {
    messageId: `stay-link-${newId()}@porchlight`,
    to,
    subject: fill(copy.linkSubject, { property: property.name }),
    text: fill(copy.linkMail, {
      hello: helloTo(stay),
      property: property.name,
      link,
      checkIn: stay.check_in,
      checkOut: stay.check_out,
    }),
  });
}

/** How a mail to the guest begins. */
export const helloTo = ({ guest_name }: Pick<StayRecord, 'guest_name'>): string =>
  guest_name ? fill(copy.hello, { guest: guest_name }) : copy.helloThere;
