// One message read: its clauses and slots, what is dangerous in it, which trade and how soon.
export { piecesTold } from './danger-thoughts.ts';
export { type EmojiSense, emojiSense } from './emoji.ts';
export { withoutHarmless } from './harmless.ts';
export { type Act, acts, type LineReading, type Mood, type Refusal, readLine } from './line-reader.ts';
export { type Danger, namedDangerIn, ruledDanger } from './safety.ts';
export { beyond, type Clause, matching, type Reading, type Rule, readMessage, readRules } from './slot-rules.ts';
export { type Triage, triage, worse } from './triage.ts';
