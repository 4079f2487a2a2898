import { newId } from '#server/db/tables/columns.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { StayRecord } from './queries.ts';

type Letter = { stay: StayRecord; property: { name: string }; to: string; link: string };

/** To the guest: whoever opens the link is taken for them, so it goes to the stay's own address only. */
export async function mailLink(unit: UnitOfWork, { stay, property, to, link }: Letter): Promise<void> {
  await unit.enqueue('mail.send', {
    messageId: `stay-link-${newId()}@porchlight`,
    to,
    subject: `Your stay at ${property.name}`,
    text: `Hello ${stay.guest_name ?? 'there'},\n\nthis is your own link to the house assistant of ${property.name}. It answers day and night: how to get in, the Wi-Fi, and what to do when something doesn't work.\n\n${link}\n\nIt knows your stay (${stay.check_in} to ${stay.check_out}), so please don't pass it on.\n\nPorchlight\n`,
  });
}
