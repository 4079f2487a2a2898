import { eq } from 'drizzle-orm';
import { approvalMail } from '#features/dispatch';
import { questionMail } from '#features/knowledge';
import { users } from '#server/db/tables/accounts.ts';
import type { heldMails } from '#server/db/tables/notifications.ts';
import type { Deps } from '#server/kernel/context.ts';
import type { OwnerMail } from '#server/kernel/owner-mail.ts';
import type { Unit } from '#server/kernel/transaction.ts';

/** What somebody is told beside the row in the dashboard, now or when the quiet hours are over. */
export type Word = Omit<typeof heldMails.$inferSelect, 'id' | 'due_at' | 'told_at' | 'created_at'>;

export type MailDeps = Pick<Deps, 'publicUrl' | 'answerLinks' | 'approvalLinks'>;

/** As things are now: undefined for what was answered meanwhile, and for an owner who is gone. */
export async function mailOf(unit: Unit, word: Word, deps: MailDeps): Promise<OwnerMail | undefined> {
  if (word.about_id && word.kind === 'question') return questionMail(unit, deps.answerLinks, word.about_id);
  if (word.about_id && word.kind === 'approval') return approvalMail(unit, deps.approvalLinks, word.about_id);
  const [owner] = await unit.tx
    .select({ to: users.email, name: users.full_name })
    .from(users)
    .where(eq(users.id, word.customer_id));
  return (
    owner && {
      ...owner,
      messageId: `notice-${word.event_id}@porchlight`,
      subject: word.title,
      body: `${word.message}\n\n${deps.publicUrl}${word.path}`,
      before: null,
    }
  );
}

/** Where an owner decides what they are mailed. */
export const footOf = ({ publicUrl }: MailDeps): string => `Who is told of what: ${publicUrl}/dashboard/protocols`;
