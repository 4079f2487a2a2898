// Intents and slots of a turn: kept with the decision, so that people can see what was understood.
import { dataText, matching, readMessage, readRules } from './slot-rules.ts';
import { type SlotValues, slotsIn } from './slot-values.ts';

export interface Understanding {
  intents: string[];
  /** Slot → the guest's own words for it ("16th June", "four night"). */
  slots: SlotValues;
}

export function understand(text: string): Understanding {
  const intents = new Set(matching(rules, readMessage(text)).map(({ outcome }) => outcome));
  return { intents: [...intents], slots: slotsIn(text) };
}

const rules = readRules(dataText('intents.txt'));
