// Something is wrong in words that no rule knows: the reader's trade and urgency open the job.
import type { SafetyKind } from '#contract/enumerations/conversations.ts';
import { triage } from '#language/reader';
import type { TurnContext } from '../../conversation-state/turn.ts';
import { playbookTakenUp } from '../../deciding/decision-case.ts';
import type { Issue } from '../../playbooks/issues.ts';
import { numberBesides } from '../answer-danger.ts';
import { lineOf } from '../line-of-turn.ts';
import type { Proposal } from '../proposal.ts';
import { answerIssues, answerTrouble } from './answer-trouble.ts';

export function proposeTrouble(turn: TurnContext): Proposal[] {
  const ruled = answerTrouble(turn);
  const decision = ruled ?? answerIssues(turn, [readIssue(turn)]);
  if (!decision) return [];
  const isKeptOut = playbookTakenUp(decision) === 'locked-out';
  const serves = {
    trouble: ruled ? 1 : 0.9,
    back: 0.6,
    codefails: isKeptOut && !isToldAndUntried(turn) ? 1 : 0.6,
    failed: 0.3,
    partly: 0.3,
    ...((ruled || lineOf(turn).acts.trouble >= maybeTrouble) && asksWhatIsWrong(turn) && { answer: 0.9, detail: 0.8 }),
    ...(isKeptOut && { danger: 0.9, code: 0.5 }),
  };
  // What may be more than a trouble is dealt with, and the number to call is said besides.
  if (lineOf(turn).acts.danger < mayBeDanger) return [{ decision, serves }];
  const beside = { ...decision, reply: [...numberBesides(turn, decision.reply), ...decision.reply] };
  return [{ decision: beside, serves: { ...serves, danger: ofThings.has(lineOf(turn).danger) ? 0.97 : 0.75 } }];
}

/** A code was told, and how it is entered was not said yet: that comes first. */
const isToldAndUntried = ({ input: { history, state } }: TurnContext): boolean =>
  !state.codeHelped && history.some(({ text }) => text.includes('{{secret:'));

/** Dangers to the house before they are to anybody: somebody who comes is most of what there is to do. */
const ofThings = new Set<SafetyKind>(['flood', 'electric']);

const mayBeDanger = 0.03;
const maybeTrouble = 0.15;

/** The guest was asked what is wrong, or what keeps them out. */
const asksWhatIsWrong = ({ input: { state } }: TurnContext): boolean =>
  state.did.includes('asked') && state.pending?.kind !== 'choice' && !state.playbook;

function readIssue(turn: TurnContext): Issue {
  const { trade, urgency } = lineOf(turn);
  return {
    reading: turn.reading,
    playbook: null,
    serviceType: trade.likeliest,
    urgency,
    triage: { ...triage(turn.reading), serviceType: trade.likeliest, urgency, sureness: trade.sureness },
    isTold: true,
    rules: ['read'],
  };
}
