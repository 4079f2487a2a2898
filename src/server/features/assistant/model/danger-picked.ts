// What the model says of danger: it raises one that was missed, and lowers one that is only suspected by one step.
import { ruledDanger } from '#language/reader';
import type { TurnContext } from '../conversation-state/turn.ts';
import type { Decision } from '../deciding/decision.ts';
import { turnOf } from '../deciding/embedded.ts';
import type { EngineInput } from '../deciding/engine.ts';
import { answerAlarm, askWhether, numberBesides } from '../proposals/answer-danger.ts';
import type { Pick } from './pick.ts';

/**
 * Whether anyone is in danger would be asked for what rules of tier 2 or the reader suspect. What rings, what rules ring
 * for, a call for help and the answer to that question are fixed.
 */
export function isOnlySuspected(input: EngineInput, own: Decision): boolean {
  if (own.kind !== 'danger' || own.stage !== 'asked') return false;
  const turn = turnOf(input);
  return ruledDanger(turn.reading)?.tier !== 1 && answerAlarm(turn) === null;
}

/**
 * A danger that it names is asked about, before what else it answers. Where it is unsure and answers, and where the guest
 * has said that nobody is in danger, the number stands before the answer.
 */
export function withRaised(turn: TurnContext, decision: Decision, { danger }: Pick): Decision {
  if (danger === 'none' || decision.kind === 'danger') return decision;
  const answers = decision.reply.length > 0;
  if (turn.input.state.saidSafe || (danger === 'unsure' && answers)) return withNumber(turn, decision);
  const told = decision.reply.filter((part) => part.kind === 'text' && part.sources.some(isNote));
  const kind = danger === 'unsure' ? 'medical' : danger;
  const asked = askWhether(turn, { kind, tier: 2, rule: `model.${danger}` });
  return { ...asked, engine: 'model', reply: [...asked.reply, ...told] };
}

const isNote = ({ kind }: { kind: string }): boolean => kind === 'fact' || kind === 'article';

/** What would be asked about is answered, and whom to call still stands before it. */
export const withNumber = (turn: TurnContext, decision: Decision): Decision => ({
  ...decision,
  reply: [...numberBesides(turn, decision.reply), ...decision.reply],
});
