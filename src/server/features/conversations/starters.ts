// What a guest may tap instead of writing, in each language: sent as their own words.
import * as de from '#contract/messages/de/starters.ts';
import * as en from '#contract/messages/en/starters.ts';
import * as es from '#contract/messages/es/starters.ts';
import * as fr from '#contract/messages/fr/starters.ts';
import { type SayIn, speaker } from '#contract/messages/languages.ts';
import * as pt from '#contract/messages/pt/starters.ts';

const say: SayIn<typeof en> = speaker({ en, es, fr, de, pt });

export const startersIn = (language: string): string[] =>
  (['entry', 'broken', 'wifi', 'checkout'] as const).map((key) => say(language, key));
