import { eq } from 'drizzle-orm';
import { type PeopleLanguage, peopleLanguageOf } from '#contract/messages/languages.ts';
import { languageClearlyTold } from '#language/languages';
import { contractors } from '#server/db/tables/contractors.ts';
import { speaking } from '#server/kernel/speech.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

/** What a contractor wrote tells their language, where it tells it clearly: from now on they are written to in it. */
export async function noteWords({ tx }: UnitOfWork, contractorId: string, words: string): Promise<void> {
  const wrote_in = peopleLanguageOf(languageClearlyTold(words) ?? '');
  if (wrote_in) await tx.update(contractors).set({ wrote_in }).where(eq(contractors.id, contractorId));
}

/** They chose it themselves: how they write no longer counts. */
export async function chooseLanguage(
  { tx }: UnitOfWork,
  contractorId: string,
  language: PeopleLanguage,
): Promise<void> {
  await tx.update(contractors).set({ language }).where(eq(contractors.id, contractorId));
}

type Languages = Pick<typeof contractors.$inferSelect, 'language' | 'wrote_in'>;

/** Writes to a contractor, in the language that was chosen for them, or else in the one they write in. */
export const speakingToContractor = <T>({ language, wrote_in }: Languages, work: () => T | Promise<T>): Promise<T> =>
  speaking(language ?? wrote_in, work);
