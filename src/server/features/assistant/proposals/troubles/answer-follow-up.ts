// A work order is open and the guest goes on about it: the words join that order instead of beginning another.

import { decided, has, type PlainSaying, sentence, type TurnContext } from '../../conversation-state/turn.ts';
import type { Decision } from '../../deciding/decision.ts';
import type { OpenOrder } from '../../deciding/engine.ts';
import { type Issue, namesTrouble } from '../../playbooks/issues.ts';
import { outcomeOf, plainCourse } from '../../playbooks/outcome.ts';
import { playbooks } from '../../playbooks/playbook-schema.ts';
import { subjectIn } from '../../playbooks/subject-in.ts';
import { say } from '../../replies/say.ts';
import { noteAnswer, solved } from './answer-playbook.ts';

/** A photo without words: it stands in the thread, beside the job it shows. */
export function answerPhoto(turn: TurnContext): Decision | null {
  const { text, photos, openOrders, state } = turn.input;
  if (text.trim() !== '' || photos === 0) return null;
  return decided(turn, {
    kind: 'smallTalk',
    about: 'photo',
    reply: [sentence(turn, openOrders.length > 0 || state.playbook ? 'photoKept' : 'photoOfWhat')],
    reason: 'talk.photo',
    state: { pending: state.pending ?? (openOrders.length > 0 ? null : { kind: 'describe' }) },
  });
}

/** "No change", "only when the tap runs": no trouble of its own, and no question. */
export function answerFollowUp(turn: TurnContext): Decision | null {
  const { openOrders, state, text } = turn.input;
  const { whole, clauses } = turn.reading;
  if (openOrders.length === 0 || text.includes('?') || clauses.some(({ asked }) => asked)) return null;
  const running = state.playbook?.ordered ? state.playbook : null;
  const playbook = playbooks.find(({ id }) => id === running?.id);
  const leansOnIt = has(whole, 'leaning') && whole.tokens.length <= maxFragmentWords && wasAboutJob(turn);
  if (!running || !playbook) {
    const news = outcomeOf(turn.reading, plainCourse, false);
    if (news === 'works') return noteOnLast(turn, 'solvedOrdered');
    return news === 'fails' || leansOnIt ? noteOnLast(turn, 'orderAdded') : null;
  }
  const outcome = outcomeOf(turn.reading, playbook, false);
  if (outcome === 'works') return solved(turn, playbook, running);
  return outcome === 'fails' || leansOnIt ? noteAnswer(turn, playbook, running) : null;
}

/** Whether the assistant's last words were about a job: only then can a fragment lean on it. */
function wasAboutJob(turn: TurnContext): boolean {
  const last = turn.input.history.findLast(({ by }) => by !== 'guest')?.text ?? '';
  const names = turn.input.openOrders.map(({ subjectLine }) => subjectIn(turn.language, subjectLine));
  return [say(turn.language, 'orderAdded'), ...names].some((words) => last.includes(words));
}

function noteOnLast(turn: TurnContext, key: PlainSaying): Decision | null {
  const order = turn.input.openOrders.at(-1);
  if (!order) return null;
  const note = { serviceType: order.serviceType, note: turn.input.text, urgency: 'non_urgent' as const };
  return decided(turn, {
    kind: 'orderNote',
    reply: [sentence(turn, key)],
    actions: [{ kind: 'add_to_work_order', ...note }],
    reason: 'answers.order',
  });
}

/** The open job that an issue tells more of, if it is not a new one. */
export function jobToldMoreOf(turn: TurnContext, issue: Issue, subjectLine: string): OpenOrder | undefined {
  const { openOrders, state } = turn.input;
  const same = openOrders.find((order) => order.subjectLine === subjectLine);
  if (same) return same;
  const last = playbooks.find(({ id }) => id === state.playbook?.id);
  const running = openOrders.find((order) => order.subjectLine === last?.title) ?? openOrders.at(-1);
  if (has(turn.reading.whole, 'only-when') || !namesTrouble(issue)) return running;
  const namesNothingElse = !issue.playbook && issue.serviceType === running?.serviceType;
  return namesNothingElse && has(turn.reading.whole, 'leaning') ? running : undefined;
}

/** Words of an answer that leans on what was said before; a longer turn stands for itself. */
const maxFragmentWords = 9;
