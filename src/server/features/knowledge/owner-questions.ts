// "Ask the owner": what no fact answered, kept until the owner has answered it or put it aside.
import { and, count, desc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Completeness } from '#contract/knowledge/completeness.ts';
import { unansweredDays } from '#contract/knowledge/knowledge.ts';
import type { OpenQuestion } from '#contract/knowledge/owner-questions.ts';
import { findProperty } from '#features/properties';
import { newId } from '#server/db/tables/columns.ts';
import { ownerQuestions } from '#server/db/tables/knowledge.ts';
import { properties } from '#server/db/tables/properties.ts';
import { notFound } from '#server/kernel/errors.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { answerDue } from './facts/answer-due.ts';
import { groupQuestions, waitingFirst } from './group-questions.ts';
import { suggestedTitle } from './suggested-title.ts';

export type QuestionRecord = typeof ownerQuestions.$inferSelect;
export type QuestionToOwner = { customer_id: string; property_id: string; conversation_id: string; question: string };

export const stillOpen: SQL = sql`(${ownerQuestions.answered_at} is null and ${ownerQuestions.dismissed_at} is null)`;

/** No fact answers it: the owner is asked, and the guest was told so. The same words in one chat are asked once. */
export async function askOwnerQuestion(unit: UnitOfWork, question: QuestionToOwner): Promise<void> {
  if ((await askedAlready(unit, question)).length > 0) return;
  const { timezone } = await findProperty(unit, question.property_id);
  const { due, remind } = answerDue(unit.now, timezone);
  const id = newId();
  const times = { due_at: due, remind_at: remind, created_at: unit.now };
  await unit.tx.insert(ownerQuestions).values({ id, ...question, ...times });
  const { question: _, ...ids } = question;
  await unit.emit({ kind: 'owner_question.asked', ...ids, payload: { question_id: id } });
}

/** The guest found the answer meanwhile: the owner need not write it any more. */
export async function takeBackQuestion(unit: UnitOfWork, question: QuestionToOwner): Promise<void> {
  await setAside(unit, question.customer_id, await askedAlready(unit, question), true);
}

const askedAlready = async ({ tx }: UnitOfWork, { conversation_id, question }: QuestionToOwner): Promise<string[]> => {
  const rows = await tx
    .select({ id: ownerQuestions.id })
    .from(ownerQuestions)
    .where(
      and(
        eq(ownerQuestions.conversation_id, conversation_id),
        sql`lower(trim(${ownerQuestions.question})) = lower(trim(${question}))`,
        stillOpen,
      ),
    );
  return rows.map(({ id }) => id);
};

/** Questions of a chat that nobody has answered, in the guest's words, the newest first. */
export async function openQuestionsOf({ tx }: UnitOfWork, conversationId: string): Promise<string[]> {
  const rows = await tx
    .select({ question: ownerQuestions.question })
    .from(ownerQuestions)
    .where(and(eq(ownerQuestions.conversation_id, conversationId), stillOpen))
    .orderBy(desc(ownerQuestions.id));
  return rows.map(({ question }) => question);
}

/** @throws NOT_FOUND when the unit's actor cannot see it */
export async function findQuestion({ tx }: UnitOfWork, id: string): Promise<QuestionRecord> {
  const [row] = await tx.select().from(ownerQuestions).where(eq(ownerQuestions.id, id));
  if (!row) throw notFound();
  return row;
}

/** In the guest's words. @throws NOT_FOUND */
export const ownerQuestion = async (unit: UnitOfWork, id: string): Promise<string> =>
  (await findQuestion(unit, id)).question;

/** How many a chat has brought within a day: whoever asks on and on does not fill the owner's mailbox. */
export async function askedToday({ tx, now }: UnitOfWork, conversationId: string): Promise<number> {
  const since = new Date(now.getTime() - 24 * 3_600_000);
  const [row] = await tx
    .select({ asked: count() })
    .from(ownerQuestions)
    .where(and(eq(ownerQuestions.conversation_id, conversationId), gt(ownerQuestions.created_at, since)));
  return row?.asked ?? 0;
}

/** So many of the latest are looked at; they make fewer groups. */
const maxQuestions = 500;

/**
 * What was asked in vain of a customer's properties, or of one; questions that mean the same together. Whoever waits
 * right now comes first, then what was asked most.
 */
export async function openQuestions(
  { tx, now }: UnitOfWork,
  customerId: string,
  propertyId?: string | undefined,
): Promise<OpenQuestion[]> {
  const since = new Date(now.getTime() - unansweredDays * 24 * 3_600_000);
  const rows = await tx
    .select({ question: ownerQuestions, property_name: properties.name })
    .from(ownerQuestions)
    .innerJoin(properties, and(eq(properties.id, ownerQuestions.property_id), eq(properties.status, 'active')))
    .where(
      and(
        eq(ownerQuestions.customer_id, customerId),
        propertyId ? eq(ownerQuestions.property_id, propertyId) : undefined,
        gt(ownerQuestions.created_at, since),
        stillOpen,
      ),
    )
    .orderBy(desc(ownerQuestions.created_at))
    .limit(maxQuestions);
  const groups = groupQuestions(rows.map(({ question, property_name }) => ({ ...question, property_name })));
  return waitingFirst(groups, now).map(toOpenQuestion);
}

function toOpenQuestion(group: (QuestionRecord & { property_name: string })[]): OpenQuestion {
  const [latest] = group;
  if (!latest) throw new Error('a group of questions without one');
  const due = Math.min(...group.map((one) => (one.due_at ?? one.created_at).getTime()));
  return {
    id: latest.id,
    ids: group.map(({ id }) => id).slice(0, 100),
    property_id: latest.property_id,
    property_name: latest.property_name,
    conversation_id: latest.conversation_id,
    question: latest.question,
    times: group.length,
    asked_at: latest.created_at.toISOString(),
    due_at: new Date(due).toISOString(),
    suggested_title: suggestedTitle(latest.question),
  };
}

/** The same for the card of one property. */
export async function unansweredQuestions(
  unit: UnitOfWork,
  customerId: string,
  propertyId: string,
): Promise<Completeness['unanswered']> {
  const groups = await openQuestions(unit, customerId, propertyId);
  return groups.slice(0, 10).map(({ question, times, asked_at, conversation_id }) => ({
    question,
    times,
    last_asked_at: asked_at,
    conversation_id,
  }));
}

/** Puts questions aside or brings them back; those that were answered meanwhile stay answered. */
export async function putAside(unit: UnitOfWork, customerId: string, ids: string[], aside: boolean): Promise<void> {
  if (!(await setAside(unit, customerId, ids, aside))) throw notFound();
}

/** @returns whether any of them was there to be changed */
async function setAside(unit: UnitOfWork, customerId: string, ids: string[], aside: boolean): Promise<boolean> {
  const changed = await unit.tx
    .update(ownerQuestions)
    .set({ dismissed_at: aside ? unit.now : null })
    .where(
      and(
        inArray(ownerQuestions.id, ids),
        eq(ownerQuestions.customer_id, customerId),
        isNull(ownerQuestions.answered_at),
      ),
    )
    .returning({ id: ownerQuestions.id });
  if (changed.length === 0) return false;
  await unit.emit({ kind: 'owner_question.changed', customer_id: customerId });
  return true;
}
