// Which of the titles that were shown a guest took: kept with the reply, and read for the guests after them.
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { dayMs, retention } from '#contract/privacy/retention.ts';
import type { GuestThreadRecord } from '#features/conversations';
import { users } from '#server/db/tables/accounts.ts';
import { choicesMade } from '#server/db/tables/choices.ts';
import { newId } from '#server/db/tables/columns.ts';
import { conversations } from '#server/db/tables/conversations.ts';
import { statement } from '#server/kernel/statement.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { withoutCodes } from '../conversation-state/turn.ts';
import type { Decision } from '../deciding/decision.ts';
import type { ChoiceMade } from '../deciding/engine.ts';
import { leakOf } from '../deciding/leaks.ts';
import type { Gathered } from './gather.ts';

/** The newest of a property: what is older says less of the house as it is, and each is read anew in every turn. */
const maxRead = 200;

/** Nothing is kept while the owner wants none, nor of a question that holds a secret of the property. */
export async function keepChoice(
  { tx, now }: UnitOfWork,
  thread: GuestThreadRecord,
  { answers: [message_id], guard: { secrets } }: Pick<Gathered, 'answers' | 'guard'>,
  { actions }: Decision,
): Promise<void> {
  const made = actions.find((action) => action.kind === 'keep_choice');
  if (!made || !message_id || secrets.some((secret) => leakOf(secret)(made.question))) return;
  await tx.execute(sql`
    insert into choices_made (id, customer_id, property_id, conversation_id, message_id, question, language, shown, chosen, at)
    select ${newId()}::uuid, u.id, ${thread.property_id}::uuid, ${thread.id}::uuid, ${message_id}::uuid,
      ${withoutCodes(made.question)}, ${made.language}, ${JSON.stringify(made.shown)}::jsonb, ${made.chosen}, ${now.toISOString()}::timestamptz
    from users u where u.id = ${thread.customer_id} and u.keep_choices
    on conflict (message_id) do nothing`);
}

/** Of guests whose stay was checked, the newest first; none while the owner wants none kept. */
export const choicesMadeAt = (unit: UnitOfWork, propertyId: string): Promise<ChoiceMade[]> =>
  ofProperty(unit).execute({ propertyId });

const ofProperty = statement((tx) =>
  tx
    .select({ question: choicesMade.question, chosen: choicesMade.chosen })
    .from(choicesMade)
    .innerJoin(users, and(eq(users.id, choicesMade.customer_id), users.keep_choices))
    // Whoever holds only a QR card answers nobody.
    .innerJoin(
      conversations,
      and(eq(conversations.id, choicesMade.conversation_id), isNotNull(conversations.verified_at)),
    )
    .where(eq(choicesMade.property_id, sql.placeholder('propertyId')))
    .orderBy(desc(choicesMade.at), desc(choicesMade.id))
    .limit(maxRead),
);

/** Those of properties that were removed and of owners who want none kept go as well. */
export async function purgeExpiredChoices({ tx, now }: UnitOfWork): Promise<void> {
  const before = new Date(now.getTime() - retention.choices.days * dayMs).toISOString();
  await tx.execute(sql`
    delete from choices_made c where c.at < ${before}
      or exists (select from users u where u.id = c.customer_id and not u.keep_choices)
      or exists (select from properties p where p.id = c.property_id and p.removed_at is not null)`);
}
