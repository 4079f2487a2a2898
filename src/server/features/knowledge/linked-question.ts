import { eq } from 'drizzle-orm';
import type { AnswerArticle, LinkedQuestion } from '#contract/owner-questions.ts';
import { findProperty } from '#features/properties';
import { users } from '#server/db/tables/accounts.ts';
import { ownerQuestions } from '#server/db/tables/knowledge.ts';
import { type Actor, serviceFor, system } from '#server/kernel/actor.ts';
import type { RequestContext } from '#server/kernel/context.ts';
import { conflict, notFound } from '#server/kernel/errors.ts';
import { countTowards } from '#server/kernel/rate-limit.ts';
import { type Unit, withActor } from '#server/kernel/transaction.ts';
import { answerQuestions } from './answer-questions.ts';
import { findQuestion } from './owner-questions.ts';
import { suggestedTitle } from './suggested-title.ts';

const perAddress = { name: 'answer-link', max: 60, windowSeconds: 60 };
/** A link that lies in a mailbox for longer opens nothing. */
const linkDays = 30;

/** The one question that whoever holds a link may answer, and as whom. */
type Access = { actor: Actor; questionId: string; customerId: string };

export async function showLinked(context: RequestContext, token: string): Promise<LinkedQuestion> {
  const access = await openLink(context, token);
  return withActor(context.deps.store, access.actor, (unit) => view(unit, access));
}

/** Safe to send twice: the same words again change nothing. @throws NOT_FOUND, CONFLICT once it was answered otherwise or put aside */
export async function answerLinked(
  context: RequestContext,
  token: string,
  given: { answer: string; article: AnswerArticle | null },
): Promise<LinkedQuestion> {
  const access = await openLink(context, token);
  return withActor(context.deps.store, access.actor, async (unit) => {
    const before = await findQuestion(unit, access.questionId);
    if (before.answer === given.answer) return view(unit, access);
    if (before.answered_at) throw conflict('This was answered already.');
    const way = { ...given, via: 'link' as const };
    await answerQuestions(unit, context.deps.vault, access.customerId, [access.questionId], way);
    return view(unit, access);
  });
}

/** @throws NOT_FOUND for a link that was never ours or is too old, TOO_MANY_REQUESTS */
async function openLink({ deps, ip }: RequestContext, token: string): Promise<Access> {
  const questionId = deps.answerLinks.questionOf(token);
  const found = await withActor(deps.store, system, async (unit) => {
    await countTowards(unit, perAddress, ip);
    return questionId ? findAsked(unit, questionId) : undefined;
  });
  if (!questionId || !found)
    throw notFound('This link does not open a question any more. Sign in to see what is open.');
  const by = { name: found.name, id: found.customerId };
  return { actor: serviceFor(found.customerId, 'owner', by), questionId, customerId: found.customerId };
}

async function findAsked({ tx, now }: Unit, id: string) {
  const [row] = await tx
    .select({ customerId: ownerQuestions.customer_id, name: users.full_name, at: ownerQuestions.created_at })
    .from(ownerQuestions)
    .innerJoin(users, eq(users.id, ownerQuestions.customer_id))
    .where(eq(ownerQuestions.id, id));
  return row && now.getTime() - row.at.getTime() < linkDays * 24 * 3_600_000 ? row : undefined;
}

async function view(unit: Unit, { questionId }: Access): Promise<LinkedQuestion> {
  const row = await findQuestion(unit, questionId);
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
