// What a guest was told of a note that was wrong is put right: shown to the owner first, then told once.
import { and, eq } from 'drizzle-orm';
import { type CorrectionRefusal, correctionRefusals } from '#contract/conversations/correction-refusals.ts';
import type { Correction } from '#contract/conversations/owner-chats.ts';
import * as copyInEnglish from '#contract/messages/en/conversations/owner-chats.ts';
import { type GuestLanguage, guestLanguageOf, guestLanguages } from '#contract/messages/languages.ts';
import { spoken } from '#contract/messages/spoken.ts';
import {
  findGuestThread,
  type GuestThreadRecord,
  isVerifiedNow,
  lockThread,
  type MessageRecord,
  postMessage,
} from '#features/conversations';
import { articlesFor } from '#features/knowledge';
import { factTold, publicFacts } from '#features/knowledge/facts';
import { findProperty } from '#features/properties';
import { messages } from '#server/db/tables/conversations.ts';
import type { Owner } from '#server/kernel/actor.ts';
import { conflict, notFound } from '#server/kernel/errors.ts';
import { sayInChat } from '#server/kernel/guest-words.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { Vault } from '#server/platform/vault/port.ts';
import { holdsSecret } from './owner-answers.ts';

const copy = spoken(copyInEnglish);

/** @throws NOT_FOUND for a line that is none of the assistant's in a chat of the owner's */
export async function correctionOf(unit: UnitOfWork, vault: Vault, id: string, messageId: string): Promise<Correction> {
  const thread = await findGuestThread(unit, id);
  const answer = await answerOf(unit, thread, messageId);
  const language = guestLanguageOf(thread.language) ?? 'en';
  const sent = await sentBefore(unit, thread, messageId);
  const now = await notesNow(unit, thread, answer, language);
  const text = 'told' in now ? sayInChat(language, 'correction', { text: now.told }) : null;
  const refused = sent ? 'sent' : 'told' in now ? await refusalOf(unit, vault, thread, now.told) : now.refused;
  return {
    message_id: messageId,
    language,
    text: refused === null ? text : null,
    refused,
    sent_at: sent?.created_at.toISOString() ?? null,
  };
}

/** Told as from the team, once: two presses are one line. @throws CONFLICT, NOT_FOUND */
export async function tellCorrection(
  unit: UnitOfWork,
  vault: Vault,
  owner: Owner,
  { id, message_id, text }: { id: string; message_id: string; text: string },
): Promise<MessageRecord> {
  const thread = await lockThread(unit, id);
  const correction = await correctionOf(unit, vault, id, message_id);
  if (correction.refused) throw conflict(correctionRefusals[correction.refused]);
  if (correction.text !== text) throw conflict(copy.correctionChanged);
  const by = { author: 'agent', author_id: owner.userId } as const;
  return postMessage(unit, thread, { ...by, body: text, client_id: clientIdOf(message_id) });
}

const clientIdOf = (messageId: string): string => `correction-${messageId}`;

async function answerOf({ tx }: UnitOfWork, thread: GuestThreadRecord, messageId: string): Promise<MessageRecord> {
  const [row] = await tx
    .select()
    .from(messages)
    .where(and(eq(messages.id, messageId), eq(messages.conversation_id, thread.id), eq(messages.author, 'assistant')));
  if (!row) throw notFound();
  return row;
}

async function sentBefore({ tx }: UnitOfWork, thread: GuestThreadRecord, messageId: string) {
  const [row] = await tx
    .select({ created_at: messages.created_at })
    .from(messages)
    .where(and(eq(messages.conversation_id, thread.id), eq(messages.client_id, clientIdOf(messageId))));
  return row;
}

type Now = { told: string } | { refused: CorrectionRefusal };

/** What the answer was taken from, as it reads today; a note for confirmed stays alone is told by the assistant alone. */
async function notesNow(
  unit: UnitOfWork,
  thread: GuestThreadRecord,
  { sources, body }: MessageRecord,
  language: GuestLanguage,
): Promise<Now> {
  const notes = sources.filter(({ kind }) => kind === 'fact' || kind === 'article');
  if (notes.length === 0) return { refused: 'no_note' };
  const property = await findProperty(unit, thread.property_id);
  const articles = await articlesFor(unit, thread.customer_id, thread.property_id);
  const facts = publicFacts(property);
  const now = notes.map(({ kind, id }) => {
    const name = id.slice(id.indexOf(':') + 1);
    if (kind === 'fact') return guestLanguages.map((one) => factTold(name, facts, one)?.text);
    const article = articles.find((one) => one.id === name);
    return article?.audience === 'verified' ? null : [article?.body];
  });
  if (now.includes(null)) return { refused: 'secret' };
  const there = now.map((ways) => (ways ?? []).filter((text) => text !== undefined)).filter(({ length }) => length > 0);
  if (there.length === 0) return { refused: 'removed' };
  // The guest may have changed their language since: a fact was told if it was told in any.
  const changed = there.filter((ways) => !ways.some((text) => squeeze(body).includes(squeeze(text))));
  const at = guestLanguages.indexOf(language);
  const told = changed.map((ways) => ways[at] ?? ways[0]).join('\n\n');
  return told ? { told } : { refused: 'unchanged' };
}

const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A chat that is over is not opened again for it, unless its guest is still there. Never a secret, to nobody. */
async function refusalOf(
  unit: UnitOfWork,
  vault: Vault,
  thread: GuestThreadRecord,
  told: string,
): Promise<CorrectionRefusal | null> {
  if (thread.state === 'done' && !(await isVerifiedNow(unit, thread))) return 'over';
  return (await holdsSecret(unit, vault, thread.property_id, told)) ? 'secret' : null;
}
