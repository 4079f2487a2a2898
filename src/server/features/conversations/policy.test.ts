import { expect, test } from 'vitest';
import type { Actor } from '#server/kernel/actor.ts';
import { rightsOn } from './policy.ts';

// Who may do what with a guest's chat, by who has it.

const agent: Actor = { kind: 'agent', userId: 'maya', name: 'Maya' };
const lead: Actor = { kind: 'admin', userId: 'dev', name: 'Dev' };
const owner: Actor = { kind: 'owner', userId: 'olive', customerId: 'olive', name: 'Olive' };
const guest: Actor = { kind: 'guest', customerId: 'olive', propertyId: 'p', conversationId: 'c' };

type Right = keyof ReturnType<typeof rightsOn>;
const rights: Right[] = [
  'reply',
  'note',
  'claim',
  'ask',
  'take',
  'hand_back',
  'put_away',
  'open_work_order',
  'take_over',
  'give_back',
  'tell_team',
  'assign',
  'release',
  'show_code',
];

/** One column a right, in the order above. */
test.each([
  ['an agent', agent, null, 'yes yes yes - - - yes yes - - - yes - -'],
  ['an agent', agent, 'maya', 'yes yes - - - yes yes yes - - - yes yes yes'],
  ['an agent', agent, 'noor', '- yes - yes - - - yes - - - - - -'],
  ['a lead', lead, null, 'yes yes yes - - - yes yes - - - yes - -'],
  ['a lead', lead, 'dev', 'yes yes - - - yes yes yes - - - yes yes yes'],
  ['a lead', lead, 'noor', '- yes - yes yes - - yes - - - yes yes -'],
  ['an agent', agent, 'olive', '- yes - - yes - - yes - - - - - -'],
  ['its owner', owner, null, 'yes - - - - - - - yes - yes - - -'],
  ['its owner', owner, 'olive', 'yes - - - - - - - - yes yes - - -'],
  ['its owner', owner, 'noor', '- - - - - - - - yes - yes - - -'],
  ['its guest', guest, 'noor', '- - - - - - - - - - - - - -'],
] as const)('%s, while %o, %s has it', (_, actor, assigned_to, expected) => {
  const thread = {
    kind: 'guest' as const,
    customer_id: 'olive',
    state: assigned_to ? ('assigned' as const) : ('waiting' as const),
    assigned_to,
  };
  const found = rightsOn(actor, thread);
  expect(rights.map((right) => (found[right] ? 'yes' : '-')).join(' ')).toBe(expected);
});
