import { eq } from 'drizzle-orm';
import * as copyInEnglish from '#contract/messages/en/notifications/notices.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { approvalMail } from '#features/dispatch';
import { questionMail } from '#features/knowledge';
import { users } from '#server/db/tables/accounts.ts';
import type { heldMails } from '#server/db/tables/notifications.ts';
import type { OwnerMail } from '#server/kernel/owner-mail.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

const copy = spoken(copyInEnglish);

/** What somebody is told beside the row in the dashboard, now or when the quiet hours are over. */
export type HeldMail = Omit<typeof heldMails.$inferSelect, 'id' | 'due_at' | 'told_at' | 'created_at'>;

/** As things are now: undefined for what was answered meanwhile, and for an owner who is gone. */
export async function mailOf(unit: UnitOfWork, heldMail: HeldMail): Promise<OwnerMail | undefined> {
  if (heldMail.about_id && heldMail.kind === 'question') return questionMail(unit, heldMail.about_id);
  if (heldMail.about_id && heldMail.kind === 'approval') return approvalMail(unit, heldMail.about_id);
  const [owner] = await unit.tx
    .select({ to: users.email, name: users.full_name })
    .from(users)
    .where(eq(users.id, heldMail.customer_id));
  return (
    owner && {
      ...owner,
      messageId: `notice-${heldMail.event_id}@porchlight`,
      subject: heldMail.title,
      body: `${heldMail.message}\n\n${unit.links.page(heldMail.path)}`,
      before: null,
    }
  );
}

/** Where an owner decides what they are mailed. */
export const footOf = ({ links }: UnitOfWork): string =>
  fill(copy.whoIsTold, { page: links.page('/dashboard/protocols') });
