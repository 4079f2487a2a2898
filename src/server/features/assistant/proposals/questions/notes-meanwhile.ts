// What is shown beside a question that goes to the owner: notes that may say it all the same.
import { type Finding, notesNear, scopeOf } from '#language/ranking';
import { normalize } from '#language/text';
import { decided, sentence, type TurnContext } from '../../conversation-state/turn.ts';
import type { Decision, Part } from '../../deciding/decision.ts';
import { say } from '../../replies/say.ts';
import { sourceOf } from './answer-question.ts';
import { noteLines } from './note-lines.ts';

/** Nobody waits for hours for what is written. @param told ids of what the same reply tells already */
export function notesMeanwhile(turn: TurnContext, finding: Finding, told: string[] = []): Part | null {
  const { knowledge, text } = turn.input;
  if (scopeOf(text) < surelyOfHouse) return null;
  const near = notesNear(knowledge.index, finding, text).filter(({ id }) => !told.includes(id));
  if (near.length === 0) return null;
  return sentence(turn, 'notesMeanwhile', { notes: noteLines(turn, near) }, near.map(sourceOf));
}

/** From here on .79 of the questions of houses that guests paraphrase are known for such, and .29 of any others. */
const surelyOfHouse = 2;

/**
 * "Thanks, that's it" after notes that were shown meanwhile, as it is tapped: words that only sound like it ("es eso"
 * stands in "no es eso") leave the question with the owner, which costs nobody an answer.
 */
export function answerAfterNotes(turn: TurnContext): Decision | null {
  const { pending } = turn.input.state;
  if (pending?.kind !== 'asked') return null;
  if (normalize(turn.input.text) !== normalize(say(turn.language, 'quickHelps'))) return null;
  return decided(turn, {
    kind: 'notesJudged',
    helped: true,
    asksOwner: 'noLonger',
    reply: [sentence(turn, 'takenBack')],
    actions: [{ kind: 'take_back_question', question: pending.question }],
    reason: 'offer.taken_back',
  });
}
