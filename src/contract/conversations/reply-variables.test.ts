import { expect, test } from 'vitest';
import { fillReply, openVariables, unknownVariable } from './reply-variables.ts';

const values = { guest_first_name: 'Ada', house: null, agent_first_name: 'Maya', order: 'WO-7', contractor: null };

test('a reply is filled in with what is known, and the rest is asked for, each once', () => {
  const body = '{guest_first_name}, {contractor} comes to {house}. {contractor} has {order}.';
  expect(openVariables(body, values)).toEqual(['contractor', 'house']);
  expect(fillReply(body, { ...values, contractor: 'Bay {house} Plumbing' })).toBe(
    'Ada, Bay {house} Plumbing comes to {house}. Bay {house} Plumbing has WO-7.',
  );
});

test.each([
  ['{guest_first_name} and {door code}', 'door code'],
  ['{{secret:door_code}}', 'secret:door_code'],
  ['{}', ''],
  ['a { that opens nothing', undefined],
  ['{guest_first_name}', undefined],
])('in %j the first name that stands for nothing is %j', (body, name) => {
  expect(unknownVariable(body)).toBe(name);
});
