// What the owner answered, or that no answer came in time, is told in the chat where it was asked.
import * as knowledgeInEnglish from '#contract/messages/en/knowledge.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { type ConversationRecord, findThread, isVerifiedNow, messagesOf, postMessage } from '#features/conversations';
import { articlesFor, findQuestion } from '#features/knowledge';
import { findProperty, openSecrets } from '#features/properties';
import { signature } from '#server/kernel/actor.ts';
import { invalid } from '#server/kernel/errors.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { Vault } from '#server/platform/vault/port.ts';
import { withoutCodes } from '../conversation-state/turn.ts';
import { leaks } from '../deciding/leaks.ts';
import { say } from '../replies/say.ts';

const knowledge = spoken(knowledgeInEnglish);

type Question = Awaited<ReturnType<typeof findQuestion>>;

/**
 * In the owner's words, under their first name; what was asked stands before it when the chat has gone on since.
 * @throws INVALID when they hold a code and the guest's stay is not confirmed
 */
export async function tellOwnersAnswer(unit: UnitOfWork, vault: Vault, questionId: string): Promise<void> {
  const question = await findQuestion(unit, questionId);
  const thread = await findThread(unit, question.conversation_id);
  if (question.answer === null) return tellOfArticle(unit, vault, thread, question);
  await refuseCodes(unit, vault, thread, question.answer);
  const lead = (await hasGoneOn(unit, thread, question)) ? `${words(thread, 'ownerQuote', question)}\n\n` : '';
  const { actor_name } = signature(unit.actor);
  await postMessage(unit, thread, {
    author: 'owner',
    author_id: thread.customer_id,
    author_name: actor_name?.split(' ')[0] ?? null,
    body: lead + question.answer,
    client_id: `owner-answer-${question.id}`,
  });
}

/**
 * The chat stays open for the answer; the guest is not left to wait without a word, unless nothing is open there any
 * more.
 */
export async function tellNoAnswerYet(unit: UnitOfWork, questionId: string): Promise<void> {
  const question = await findQuestion(unit, questionId);
  const thread = await findThread(unit, question.conversation_id);
  if (thread.state === 'assigned' || thread.state === 'done') return; // a person sees what was asked, or has seen to it
  await assistantSays(unit, thread, words(thread, 'ownerSilent', question), `owner-silent-${question.id}`);
}

/** What an article says is told to whoever asked, unless it is for confirmed stays: those have to ask once more. */
async function tellOfArticle(
  unit: UnitOfWork,
  vault: Vault,
  thread: ConversationRecord,
  question: Question,
): Promise<void> {
  const articles = await articlesFor(unit, question.customer_id, question.property_id);
  const article = articles.find(({ id }) => id === question.article_id);
  if (!article) return; // for the team alone, or for another house
  const open = article.audience === 'anyone';
  if (open) await refuseCodes(unit, vault, thread, article.body);
  const lead = words(thread, open ? 'ownerWrote' : 'ownerWroteVerified', question);
  const source = { kind: 'article' as const, id: `article:${article.id}`, title: article.title };
  const body = open ? `${lead}\n\n${article.body}` : lead;
  await assistantSays(unit, thread, body, `owner-article-${question.id}`, open ? [source] : []);
}

/** Whoever has found the guest link can ask: what the vault guards is not for them, even when the owner writes it. */
export async function refuseCodes(
  unit: UnitOfWork,
  vault: Vault,
  thread: ConversationRecord,
  text: string,
): Promise<void> {
  if (thread.kind !== 'guest' || (await isVerifiedNow(unit, thread))) return;
  if (!(await holdsSecret(unit, vault, thread.property_id, text))) return;
  const why = knowledge.answerHoldsCode;
  throw invalid({ answer: why, body: why, message: why }, why);
}

/** Whether a text gives away what the vault keeps of a property. */
export async function holdsSecret(unit: UnitOfWork, vault: Vault, propertyId: string, text: string): Promise<boolean> {
  const secrets = Object.values(openSecrets(vault, await findProperty(unit, propertyId)));
  return secrets.some((secret) => secret !== null && leaks(text, secret));
}

type Sources = { kind: 'article'; id: string; title: string }[];

async function assistantSays(
  unit: UnitOfWork,
  thread: ConversationRecord,
  body: string,
  id: string,
  sources: Sources = [],
) {
  const by = { author: 'assistant', author_name: 'House assistant' } as const;
  await postMessage(unit, thread, { ...by, body, sources, client_id: id });
}

type OwnersWords = 'ownerQuote' | 'ownerWrote' | 'ownerWroteVerified' | 'ownerSilent';

/** Their own words, cut short, with no code that may stand in them. */
const words = (thread: ConversationRecord, key: OwnersWords, { question }: Question): string =>
  say(thread.language, key, {
    question: withoutCodes(question.length > 120 ? `${question.slice(0, 119)}…` : question),
  });

async function hasGoneOn(unit: UnitOfWork, thread: ConversationRecord, question: Question): Promise<boolean> {
  const lines = await messagesOf(unit, thread.id, 'guest', 60);
  return lines.some(({ author, id }) => author === 'guest' && id > question.id); // ids are ordered by time
}
