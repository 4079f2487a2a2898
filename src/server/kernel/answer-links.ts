import { createSignedIds } from './signed-ids.ts';

/** Makes and checks the links by which an owner answers one guest's question from a mail, without signing in. */
export type AnswerLinks = {
  tokenFor(questionId: string): string;
  questionOf(token: string): string | undefined;
  urlFor(questionId: string): string;
};

export function createAnswerLinks(key: Buffer, publicUrl: string): AnswerLinks {
  const { tokenFor, idOf } = createSignedIds(key, 'answer-link');
  return { tokenFor, questionOf: idOf, urlFor: (questionId) => `${publicUrl}/answer/${tokenFor(questionId)}` };
}
