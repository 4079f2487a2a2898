// A situation: what stands between a guest and the house when a line comes, and the line.
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { guestLanguages } from '#contract/messages/languages.ts';

/** The rows of the table, as the guest meets them. */
export const situations = {
  step: 'says that a step did not help, or only half',
  state: 'asks where the plumber is, or when he comes',
  fact: 'asks a fact while an order is open',
  detail: 'adds a detail, a time, a pet, a way in',
  cancel: 'takes the order back',
  back: 'says that it is back after it was done',
  codefails: 'says that the code does not work',
  several: 'says two or three things in one message',
  short: 'answers yes, no, or with an emoji',
  mood: 'is angry, joking, grateful, drunk, or a child',
  language: 'switches the language, or mixes two',
  handover: 'writes after a hand-over',
  refused: 'wants what the assistant must not do',
} as const;
export type Situation = keyof typeof situations;
export const situationNames = Object.keys(situations) as Situation[]; // the keys are written just above

export const SituationRow = z.object({
  is: z.enum(situationNames),
  lang: z.enum(guestLanguages),
  text: z.string(),
  /** Topics of the house's notes, or what a short answer, a hand-over's line or a refused wish is. */
  what: z.array(z.string()).default([]),
});
export type SituationRow = z.infer<typeof SituationRow>;

/** Of a file with one row a line. */
export const readSituations = (file: string): SituationRow[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => SituationRow.parse(JSON.parse(line)));
