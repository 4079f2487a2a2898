// Words for which the owner wants a person at once. Danger goes first: it calls people too, and louder.
import * as copy from '#contract/messages/en/assistant/notes.ts';
import { fill } from '#contract/messages/fill.ts';
import type { ProtocolRules } from '#contract/protocols/protocols.ts';
import { phraseIn } from '#features/protocols';
import { remembering } from '../conversation-state/last-done.ts';
import { withoutCodes } from '../conversation-state/turn.ts';
import { say } from '../replies/say.ts';
import { type Decision, numberSaidIn, recast } from './decision.ts';
import type { EngineInput } from './engine.ts';

export function whereOwnerWantsPerson(decision: Decision, input: EngineInput, rules: ProtocolRules): Decision {
  const phrase = phraseIn(rules, input.text);
  if (!phrase || decision.kind === 'danger') return decision;
  const made = { kind: 'handOff', cause: 'escalation_phrase', phrase } as const;
  return {
    ...recast(decision, made),
    reply: [...numberSaidIn(decision), { kind: 'text', text: say(decision.language, 'person'), sources: [] }],
    actions: [
      {
        kind: 'handoff',
        reason: 'escalation_phrase',
        summary: [
          withoutCodes(fill(copy.guestWrote, { words: input.text.slice(0, 200) })),
          fill(copy.ownersPhrase, { phrase }),
        ],
      },
    ],
    state: remembering(decision.state, made),
    trace: { ...decision.trace, reason: 'handoff.escalation_phrase', rules: [phrase] },
  };
}
