// Words for which the owner wants a person at once. Danger goes first: it calls people too, and louder.
import type { ProtocolRules } from '#contract/protocols/protocols.ts';
import { phraseIn } from '#features/protocols';
import type { Decision, EngineInput } from './engine.ts';
import { say } from '../replies/say.ts';
import { escalated } from './topic.ts';
import { withoutCodes } from '../conversation-state/turn.ts';

export function whereOwnerWantsPerson(decision: Decision, input: EngineInput, rules: ProtocolRules): Decision {
  const phrase = phraseIn(rules, input.text);
  if (!phrase || decision.trace.reason.startsWith('danger')) return decision;
  return {
    ...decision,
    reply: [{ kind: 'text', text: say(decision.language, 'person', { house: input.house.name }), sources: [] }],
    actions: [
      {
        kind: 'handoff',
        reason: 'escalation_phrase',
        summary: [withoutCodes(`Wrote: "${input.text.slice(0, 200)}"`), `The owner's phrase: “${phrase}”`],
      },
    ],
    state: { ...decision.state, pending: null },
    trace: { ...decision.trace, reason: escalated, rules: [phrase] },
  };
}
