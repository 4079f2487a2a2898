// Who can't get in: asked first where nobody knows who they are, and else a job and a person at once. The rules that see
// it are narrow, and what they see is no matter of what else it might be.

import type { TurnContext } from '../../conversation-state/turn.ts';
import type { Decision } from '../../deciding/decision.ts';
import { issuesIn } from '../../playbooks/issues.ts';
import { lineOf } from '../line-of-turn.ts';
import { answerTrouble } from './answer-trouble.ts';
import { askAboutEntry } from './entry.ts';

export function answerKeptOut(turn: TurnContext): Decision | null {
  const first = askAboutEntry(turn);
  if (first) return first;
  const [issue] = issuesIn(turn.reading);
  if (issue?.playbook?.id !== 'locked-out' || turn.reading.clauses.some(({ asked }) => asked)) return null;
  const { danger, codefails, trouble, answer, back } = lineOf(turn).acts;
  // A code that was told already and fails is helped with first.
  const isCode = turn.input.history.some(({ text }) => text.includes('{{secret:'));
  return !isCode && danger + codefails + trouble + answer + back >= atAll ? answerTrouble(turn) : null;
}

/** What the reader takes for a figure of speech or a tale is none. */
const atAll = 0.25;
