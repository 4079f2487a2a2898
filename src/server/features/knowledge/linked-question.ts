import { eq } from 'drizzle-orm';
import type { AnswerArticle, LinkedQuestion } from '#contract/knowledge/owner-questions.ts';
import * as copyInEnglish from '#contract/messages/en/knowledge.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { findProperty } from '#features/properties';
import { users } from '#server/db/tables/accounts.ts';
import { ownerQuestions } from '#server/db/tables/knowledge.ts';
import type { RequestContext } from '#server/kernel/context.ts';
import { conflict } from '#server/kernel/errors.ts';
import { once } from '#server/kernel/once.ts';
import { type LinkAccess, openOwnerLink } from '#server/kernel/owner-links.ts';
import { type UnitOfWork, withActor } from '#server/kernel/transaction.ts';
import { answerQuestions } from './answer-questions.ts';
import { findQuestion } from './owner-questions.ts';
import { suggestedTitle } from './suggested-title.ts';

const copy = spoken(copyInEnglish);

const open = (context: RequestContext, token: string): Promise<LinkAccess> =>
  openOwnerLink(
    context,
    {
      limit: { name: 'answer-link', max: 60, windowSeconds: 60 },
      links: context.deps.links.answer,
      find: findAsked,
      gone: copy.linkIsOld,
    },
    token,
  );

export async function showLinked(context: RequestContext, token: string): Promise<LinkedQuestion> {
  const access = await open(context, token);
  return withActor(context.deps.store, access.actor, (unit) => view(unit, access));
}

/**
 * Safe to send twice: the same words again change nothing. @throws NOT_FOUND, CONFLICT once it was answered otherwise
 * or put aside
 */
export async function answerLinked(
  context: RequestContext,
  token: string,
  given: { answer: string; article: AnswerArticle | null },
): Promise<LinkedQuestion> {
  const access = await open(context, token);
  return once(context.deps, access.actor, async (unit) => {
    const before = await findQuestion(unit, access.id);
    if (before.answer === given.answer) return view(unit, access);
    if (before.answered_at) throw conflict(copy.alreadyAnswered);
    const way = { ...given, via: 'link' as const };
    await answerQuestions(unit, context.deps.vault, access.customerId, [access.id], way);
    return view(unit, access);
  });
}

async function findAsked({ tx }: UnitOfWork, id: string) {
  const [row] = await tx
    .select({ customerId: ownerQuestions.customer_id, name: users.full_name, at: ownerQuestions.created_at })
    .from(ownerQuestions)
    .innerJoin(users, eq(users.id, ownerQuestions.customer_id))
    .where(eq(ownerQuestions.id, id));
  return row;
}

async function view(unit: UnitOfWork, { id }: LinkAccess): Promise<LinkedQuestion> {
  const row = await findQuestion(unit, id);
  const { name } = await findProperty(unit, row.property_id);
  return {
    property_name: name,
    question: row.question,
    asked_at: row.created_at.toISOString(),
    due_at: (row.due_at ?? row.created_at).toISOString(),
    state: row.answered_at ? 'answered' : row.dismissed_at ? 'put_aside' : 'open',
    answer: row.answer,
    suggested_title: suggestedTitle(row.question),
    has_article: row.article_id !== null,
  };
}
