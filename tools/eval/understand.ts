// Intents and slots of a turn, as the evaluation of short hotel turns counts them.
import { readFileSync } from 'node:fs';
import { matching, readMessage, readRules } from '#language/reader';
import { type SlotValues, slotsIn } from './slot-values.ts';

interface Understanding {
  intents: string[];
  /** Slot → the guest's own words for it ("16th June", "four night"). */
  slots: SlotValues;
}

export function understand(text: string): Understanding {
  const intents = new Set(matching(rules, readMessage(text)).map(({ outcome }) => outcome));
  return { intents: [...intents], slots: slotsIn(text) };
}

const rules = readRules(readFileSync(new URL('./intents.txt', import.meta.url), 'utf8'));
