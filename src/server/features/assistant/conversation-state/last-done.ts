// What the assistant did last and how the chat's jobs stand, as the reader of lines has learned it: "the second one" and
// "nope" say nothing without it.
import type { DecisionCase } from '../deciding/decision-case.ts';
import { leadOf } from '../deciding/decision-case.ts';
import type { EngineInput, OpenOrder } from '../deciding/engine.ts';
import type { DialogueState } from './dialogue-state.ts';

/** The names are those of the data's conversations (tools/eval/reader/talk.ts). */
export function didOf(made: DecisionCase, pending: DialogueState['pending']): string[] {
  const lead = leadOf(made);
  const did = nameOf(lead);
  return did === 'order' && pending?.kind === 'question' ? ['order', 'asked'] : [did];
}

function nameOf(lead: ReturnType<typeof leadOf>): string {
  switch (lead.kind) {
    case 'danger':
      return { alarm: 'alarm', confirmed: 'alarm', asked: 'alarm?', denied: 'small' }[lead.stage];
    case 'answer':
    case 'choices': // whoever does not take one goes on as after an answer
      return 'told';
    case 'askOwner':
      return 'owner-asked';
    case 'askGuest':
      return 'asked';
    case 'notesJudged':
      return lead.asksOwner === 'now' ? 'owner-asked' : 'small';
    case 'release':
      return lead.standing === 'current' ? 'code' : lead.standing === 'unchecked' ? 'check-stay' : 'refused';
    case 'step':
      return lead.playbook === 'locked-out' ? 'asked' : 'step';
    case 'order':
    case 'splitOrder':
    case 'reopened':
      return 'order';
    case 'orderNote':
      return 'noted';
    case 'orderStatus':
      return 'state';
    case 'codeHelp':
      return 'code-help';
    case 'takeBack':
      return { asked: 'cancel?', done: 'cancelled', kept: 'small' }[lead.stage];
    case 'handOff':
      return 'person';
    case 'refusal':
    case 'outOfScope':
    case 'limited':
    case 'expiredPlan':
      return 'refused';
    case 'solved':
    case 'smallTalk':
      return 'small';
  }
}

export function lineBefore({ state, history, openOrders, doneOrders }: EngineInput): string[] {
  const isFirst = state.did.length === 0 && !history.some(({ by }) => by === 'guest');
  const last = state.did.length > 0 ? state.did : ['none'];
  const standing = {
    open: openOrders.some((order) => !isOver(order)),
    coming: openOrders.some(({ state: at }) => coming.has(at)),
    over: [...openOrders, ...doneOrders].some(isOver),
  };
  return [
    ...(isFirst ? ['first'] : last.map((did) => `last ${did}`)),
    ...Object.entries(standing).flatMap(([name, holds]) => (holds ? [name] : [])),
  ];
}

/** The contractor has finished, whether or not the guest has said that it is fixed. */
export const isOver = ({ state }: OpenOrder): boolean => state === 'pending_confirmation' || state === 'closed';

const coming = new Set<OpenOrder['state']>(['accepted', 'scheduled', 'en_route', 'on_site']);
