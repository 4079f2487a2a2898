// The guest asks on about what was just told.

import { inEnglish } from '#language/languages';
import { asksAnything, leansBack, sentencesOn, snippetToldBy } from '#language/ranking';
import { normalize } from '#language/text';
import { quoted } from '../../conversation-state/quoted.ts';
import { decided, type TurnContext } from '../../conversation-state/turn.ts';
import type { Decision } from '../../deciding/decision.ts';

/** All that it names stands in what was told: no other text knows better. */
export const answerTold = (turn: TurnContext): Decision | null => fromTold(turn, true);

/** Nothing else knows, and what was told holds some of what it names. */
export const answerLikelyTold = (turn: TurnContext): Decision | null => fromTold(turn, false);

/** Only the sentences that answer, as the rest was just read. Null where that text says nothing on it. */
function fromTold(turn: TurnContext, strictly: boolean): Decision | null {
  const { text, history, knowledge } = turn.input;
  const last = history.at(-1);
  const asks = text.includes('?') || turn.reading.whole.asked || asksAnything(text) || measures.test(plain(text));
  if (!asks || !last || last.by === 'guest' || !leansBack(text)) return null;
  const told = snippetToldBy(knowledge.snippets, last.text);
  const said = told && sentencesOn(told, text, strictly);
  if (!told || !said) return null;
  return decided(turn, {
    kind: 'answer',
    from: 'told',
    reply: [quoted(turn, [told], [said])],
    reason: 'answer.told',
  });
}

const plain = (text: string): string => normalize(inEnglish(text));

/** "He weighs 30 pounds": whether that is within what was told, the sentence that says so tells. */
const measures = /^(?:(?:and|but|yes|no|ok|okay|oh) )*(?:he|she|it|they)\b[^?]*\d/;
