// Small talk, and a wish for a person.
import { decided, isTrying, sentence, type TurnContext } from '../../conversation-state/turn.ts';
import type { Decision } from '../../deciding/decision.ts';
import { leadOf, type SmallTalk } from '../../deciding/decision-case.ts';
import { hintsOf } from '../hints.ts';
import type { Proposal } from '../proposal.ts';
import { answerTalkFirst, answerTalkLast, handOver } from './answer-talk.ts';

export function proposeTalk(turn: TurnContext): Proposal[] {
  const known = answerTalkLast(turn);
  const decision =
    known ??
    decided(turn, {
      kind: 'smallTalk',
      about: 'affirm',
      reply: [sentence(turn, 'affirm')],
      reason: 'talk.other',
      state: { pending: turn.input.state.pending },
    });
  return [
    {
      decision,
      serves: {
        small: isTrying(turn) ? 0.85 : known ? 1 : 0.9,
        like: 0.9,
        worked: isTrying(turn) ? 0 : 0.4,
        detail: 0.2,
        answer: 0.2,
      },
    },
  ];
}

/** Questions about the assistant, which no note of a house answers. */
const ofItself = new Set<SmallTalk>(['bot', 'name', 'maker', 'model', 'capabilities', 'private', 'repeat']);

/** What the rules of talk know: each says by its case what it deals with. */
export function proposeRuledTalk(turn: TurnContext): Proposal[] {
  const decision = answerTalkFirst(turn);
  if (!decision) return [];
  const lead = leadOf(decision);
  if (lead.kind === 'orderStatus') return [{ decision, serves: { state: 1 } }];
  if (lead.kind === 'smallTalk')
    return [{ decision, serves: { small: 1, refuse: 0.9, ask: ofItself.has(lead.about) ? 0.95 : 0.6, like: 0.5 } }];
  const isForPerson = lead.kind === 'handOff' && lead.cause === 'asked_for_person';
  return [{ decision, serves: isForPerson ? { person: 1 } : { refuse: 1, person: 0.9, ask: 0.6 } }];
}

/** Money, a booking, law: a person decides, and nothing else need be refused. */
export const isForPerson = (turn: TurnContext): boolean => {
  const decision = answerTalkFirst(turn);
  return decision?.kind === 'handOff';
};

/** Whoever asks for a person by name gets one, whatever else is said and done. */
export function withPerson(turn: TurnContext, decision: Decision): Decision {
  const asks = hintsOf(turn.reading).includes('talk person');
  if (!asks || decision.actions.some(({ kind }) => kind === 'handoff' || kind === 'emergency')) return decision;
  const { reply, actions } = handOver(turn, 'person', 'asked_for_person');
  return { ...decision, reply: [...decision.reply, ...reply], actions: [...decision.actions, ...actions] };
}

export const proposePerson = (turn: TurnContext): Proposal[] => [
  { decision: handOver(turn, 'person', 'asked_for_person'), serves: { person: 1, refuse: 0.5 } },
];
