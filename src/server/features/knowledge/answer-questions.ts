import { and, eq, inArray } from 'drizzle-orm';
import type { AnswerWay } from '#contract/enumerations/knowledge.ts';
import type { AnswerArticle } from '#contract/knowledge/owner-questions.ts';
import * as copyInEnglish from '#contract/messages/en/knowledge.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { ownerQuestions } from '#server/db/tables/knowledge.ts';
import { conflict, notFound } from '#server/kernel/errors.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { Vault } from '#server/platform/vault/port.ts';
import { saveArticle } from './articles.ts';
import { type QuestionRecord, stillOpen } from './owner-questions.ts';

const copy = spoken(copyInEnglish);

export type OwnersAnswer = { answer: string; article: AnswerArticle | null; via: AnswerWay };

/**
 * One reply for all who asked it: each chat hears it in the owner's words (event-handlers), and approved it becomes an
 * article.
 * @throws CONFLICT when none of them is open any more
 */
export async function answerQuestions(
  unit: UnitOfWork,
  vault: Vault,
  customerId: string,
  ids: string[],
  { answer, article, via }: OwnersAnswer,
): Promise<{ answered: number; article_id: string | null }> {
  const open = await lockOpen(unit, customerId, ids);
  const [first] = open;
  if (!first) throw conflict(copy.alreadySettled);
  const written = article
    ? await saveArticle(unit, vault, customerId, {
        property_id: article.for_all ? null : first.property_id,
        title: article.title,
        body: answer,
        audience: article.audience,
      })
    : null;
  await settle(unit, open, { answer, article_id: written?.id ?? null, answered_via: via });
  return { answered: open.length, article_id: written?.id ?? null };
}

/**
 * An article answers what was asked: whoever asked hears of it. Questions that are not open are passed over. @throws
 * NOT_FOUND when one is not the customer's
 */
export async function settleByArticle(
  unit: UnitOfWork,
  customerId: string,
  ids: string[],
  articleId: string,
): Promise<void> {
  if (ids.length === 0) return;
  const known = await unit.tx
    .select({ id: ownerQuestions.id })
    .from(ownerQuestions)
    .where(and(inArray(ownerQuestions.id, ids), eq(ownerQuestions.customer_id, customerId)));
  if (known.length < new Set(ids).size) throw notFound();
  const open = await lockOpen(unit, customerId, ids);
  await settle(unit, open, { answer: null, article_id: articleId, answered_via: 'article' });
}

/** Held, so that two answers cannot both reach a guest. */
const lockOpen = ({ tx }: UnitOfWork, customerId: string, ids: string[]): Promise<QuestionRecord[]> =>
  tx
    .select()
    .from(ownerQuestions)
    .where(and(inArray(ownerQuestions.id, ids), eq(ownerQuestions.customer_id, customerId), stillOpen))
    .orderBy(ownerQuestions.created_at, ownerQuestions.id)
    .for('update');

type Settled = { answer: string | null; article_id: string | null; answered_via: AnswerWay };

async function settle(unit: UnitOfWork, open: QuestionRecord[], settled: Settled): Promise<void> {
  const ids = open.map(({ id }) => id);
  await unit.tx
    .update(ownerQuestions)
    .set({ ...settled, answered_at: unit.now, remind_at: null })
    .where(inArray(ownerQuestions.id, ids));
  // A chat that asked it twice hears the answer once.
  const latestOfChat = new Map(open.map((question) => [question.conversation_id, question]));
  for (const { id, customer_id, conversation_id, property_id } of latestOfChat.values())
    await unit.emit({
      kind: 'owner_question.answered',
      customer_id,
      conversation_id,
      property_id,
      payload: { question_id: id },
    });
}
