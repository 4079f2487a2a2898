// What came of a step: it helped, it did not, or half. Never the same text twice: the next step, or a job.

import { readMessage } from '#language/reader';
import { decided, guestTurns, sentence, type TurnContext } from '../../conversation-state/turn.ts';
import { issueOf } from '../../playbooks/issues.ts';
import { playbooks } from '../../playbooks/playbook-schema.ts';
import type { Proposal } from '../proposal.ts';
import { nextStep, noteAnswer, solved, waitFor } from '../troubles/answer-playbook.ts';
import { answerIssues } from '../troubles/answer-trouble.ts';

export function proposeOutcome(turn: TurnContext): Proposal[] {
  const { playbook: running } = turn.input.state;
  const playbook = playbooks.find(({ id }) => id === running?.id);
  if (!running || !playbook) return unknownTrouble(turn);
  // A job that was taken back or closed since takes no more notes.
  if (running.ordered && turn.input.openOrders.length === 0) return unknownTrouble(turn);
  if (running.ordered)
    return [
      { decision: noteAnswer(turn, playbook, running), serves: { failed: 1, partly: 1, answer: 1, detail: 0.95 } },
    ];
  return [
    { decision: solved(turn, playbook, running), serves: { worked: 1 } },
    { decision: waitFor(turn, playbook), serves: { small: 1 } },
    {
      decision: nextStep(turn, playbook, running),
      serves: { failed: 1, partly: 1, answer: 0.8, detail: 0.6, trouble: 0.6, back: 0.8 },
    },
  ];
}

/** No playbook is under way: what was told before is gone on with, as something that the guest has tried. */
function unknownTrouble(turn: TurnContext): Proposal[] {
  const thanks: Proposal = {
    decision: decided(turn, {
      kind: 'smallTalk',
      about: 'works',
      reply: [sentence(turn, 'emojiFine')],
      reason: 'talk.works',
    }),
    serves: { worked: 0.9, small: 0.5 },
  };
  const told = guestTurns(turn).findLast((text) => issueOf(readMessage(text)));
  const issue = told ? issueOf(readMessage(told)) : null;
  if (!issue || turn.input.openOrders.length > 0) return [thanks];
  const decision = answerIssues(turn, [issue], true);
  return decision ? [thanks, { decision, serves: { failed: 0.9, partly: 0.9, back: 0.8, trouble: 0.5 } }] : [thanks];
}
