// What a turn's words find in the house: several steps ask, and it is looked up once.
import { type Finding, find } from '#language/ranking';
import { guestTurns, type TurnContext } from './turn.ts';

/** What the message finds by itself. */
export const foundAlone = once((turn) => find(turn.input.knowledge.index, turn.input.text));

/** What it finds with the turns before it, which a fragment leans on. */
export const foundInThread = once((turn) => {
  const before = guestTurns(turn);
  return before.length === 0 ? foundAlone(turn) : find(turn.input.knowledge.index, turn.input.text, before);
});

function once(look: (turn: TurnContext) => Finding): (turn: TurnContext) => Finding {
  const kept = new WeakMap<TurnContext, Finding>();
  return (turn) => {
    const found = kept.get(turn) ?? look(turn);
    kept.set(turn, found);
    return found;
  };
}
