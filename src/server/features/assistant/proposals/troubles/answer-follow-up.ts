// A work order is open and the guest tells more of it: it joins that order instead of beginning another.

import { decided, has, sentence, type TurnContext } from '../../conversation-state/turn.ts';
import type { Decision } from '../../deciding/decision.ts';
import type { OpenOrder } from '../../deciding/engine.ts';
import { type Issue, namesTrouble } from '../../playbooks/issues.ts';
import { playbooks } from '../../playbooks/playbook-schema.ts';

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
