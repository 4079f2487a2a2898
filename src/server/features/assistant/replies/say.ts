// The assistant's fixed sentences, in each language it can speak.
import * as de from '#contract/messages/de/assistant.ts';
import * as deDanger from '#contract/messages/de/assistant-danger.ts';
import * as deJobs from '#contract/messages/de/assistant-jobs.ts';
import * as en from '#contract/messages/en/assistant.ts';
import * as enDanger from '#contract/messages/en/assistant-danger.ts';
import * as enJobs from '#contract/messages/en/assistant-jobs.ts';
import * as es from '#contract/messages/es/assistant.ts';
import * as esDanger from '#contract/messages/es/assistant-danger.ts';
import * as esJobs from '#contract/messages/es/assistant-jobs.ts';
import * as fr from '#contract/messages/fr/assistant.ts';
import * as frDanger from '#contract/messages/fr/assistant-danger.ts';
import * as frJobs from '#contract/messages/fr/assistant-jobs.ts';
import { guestLanguageOf, type SayIn, speaker } from '#contract/messages/languages.ts';
import * as pt from '#contract/messages/pt/assistant.ts';
import * as ptDanger from '#contract/messages/pt/assistant-danger.ts';
import * as ptJobs from '#contract/messages/pt/assistant-jobs.ts';
import type { Values } from '#contract/messages/shapes.ts';

const english = { ...en, ...enJobs, ...enDanger };
export type Sayings = typeof english;

/** Sentences without a slot. */
export type BareSaying = {
  [Key in keyof Sayings]: keyof Values<Sayings[Key]> extends never ? Key : never;
}[keyof Sayings];

/** Whether there are sentences in it. */
export const speaks = (language: string): boolean => guestLanguageOf(language) !== undefined;

/** The sentence `key` with its slots filled; English in a language that we do not speak. */
export const say: SayIn<Sayings> = speaker({
  en: english,
  es: { ...es, ...esJobs, ...esDanger },
  fr: { ...fr, ...frJobs, ...frDanger },
  de: { ...de, ...deJobs, ...deDanger },
  pt: { ...pt, ...ptJobs, ...ptDanger },
});
