import { newId } from '#server/db/tables/columns.ts';
import { sayByMail } from '#server/kernel/guest-words.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { StayRecord } from './queries.ts';
import { helloTo } from './stay-codes.ts';

/** A booking does not say its guest's language. */
const unknown = 'en';

type Letter = { stay: StayRecord; property: { name: string }; to: string; link: string };

/** To the guest: whoever opens the link is taken for them, so it goes to the stay's own address only. */
export async function mailLink(unit: UnitOfWork, { stay, property, to, link }: Letter): Promise<void> {
  const { check_in: checkIn, check_out: checkOut } = stay;
  const house = property.name;
  await unit.enqueue('mail.send', {
    messageId: `stay-link-${newId()}@porchlight`,
    to,
    subject: sayByMail(unknown, 'linkSubject', { house }),
    text: sayByMail(unknown, 'linkText', { hello: helloTo(stay, unknown), house, link, checkIn, checkOut }),
  });
}
