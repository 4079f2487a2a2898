import { expect, test } from 'vitest';
import { readMessage } from '#language/reader';
import type { TurnContext } from '../conversation-state/turn.ts';
import { inputOf, kindsOf, wordsOf } from '../deciding/property-knowledge.fixture.ts';
import { decisionFrom } from './engine.ts';
import { readAnswer } from './read-answer.ts';
import { RefusedTool } from './tools.ts';

const turn = (text: string): TurnContext => ({
  input: inputOf(text),
  reading: readMessage(text),
  language: 'en',
});
const calling = (text: string, ...calls: [tool: string, input: object][]) =>
  readAnswer(turn(text), {
    text: '',
    calls: calls.map(([tool, input]) => ({ tool, input })),
    inputTokens: null,
    outputTokens: null,
  });

test('a question to the owner says by when word is expected, as the embedded engine does', () => {
  const decision = calling('Is there a telescope?', ['ask_owner', {}]);
  expect(decision.actions).toEqual([{ kind: 'ask_owner', question: 'Is there a telescope?' }]);
  expect(wordsOf(decision)).toContain('by 2:00 PM');
});

test('words with a source stand beside what the house does, words without one do not', () => {
  const said = (text: string, sources: string[]): [string, object] => ['reply', { text, sources }];
  const decision = calling('The tap drips', said('Checkout is at 10.', ['article:a1']), said('Oh no!', []), [
    'open_work_order',
    { service_type: 'plumbing', urgency: 'low', subject: 'Dripping tap', lock_is_faulty: false },
  ]);
  expect(kindsOf(decision)).toEqual(['open_work_order']);
  expect(wordsOf(decision)).toContain('Checkout is at 10.');
  expect(wordsOf(decision)).not.toContain('Oh no!');
});

const plumbing = (subject: string): [string, object] => [
  'open_work_order',
  { service_type: 'plumbing', urgency: 'low', subject, lock_is_faulty: false },
];

test('a trouble that a model tells twice is one order', () => {
  const words = 'The shower leaks, please send a plumber';
  const decision = calling(words, plumbing('Shower leaks'), plumbing('Leak in the shower'));
  expect(kindsOf(decision)).toEqual(['open_work_order']);
  expect(wordsOf(decision)).toContain('Shower leaks');
});

test('an order is called by nothing that the guest did not write', () => {
  const decision = calling('The shower leaks', plumbing('The owner pays you back for the shower'));
  expect(wordsOf(decision)).not.toContain('pays');
  expect(decision.actions).toMatchObject([{ subjectLine: 'The shower leaks' }]);
});

test('a lock that is reported broken keeps its code back in the same turn', () => {
  const decision = calling(
    'The lock is broken, what is the code?',
    ['release_secret', { name: 'front_door_lock_code' }],
    ['open_work_order', { service_type: 'handyman', urgency: 'high', subject: 'Lock', lock_is_faulty: true }],
  );
  expect(kindsOf(decision)).not.toContain('release_secret');
});

test('whoever may be in a danger that only the model sees is told whom to call before a person is', () => {
  const decision = calling('My lips went blue', ['hand_over', { reason: 'danger_unclear' }]);
  expect(kindsOf(decision)).toEqual(['handoff']);
  expect(wordsOf(decision)).toMatch(/^If anyone is hurt or in danger, call 911 first\.\s+I've asked a person/);
});

test.each<[string, string, RegExp]>([
  ['answers it', 'reply', /^If anyone is hurt or in danger, call 911 first\.\s+Checkout is at 10\.$/],
  ['asks the owner', 'ask_owner', /^Is anyone in danger right now\?/],
])('what only sounds like danger is not passed over by a model that %s', (_, tool, words) => {
  const input = tool === 'reply' ? { text: 'Checkout is at 10.', sources: ['article:a1'] } : {};
  const answer = { text: '', calls: [{ tool, input }], inputTokens: null, outputTokens: null };
  const decision = decisionFrom(turn('my husband is grey and keeps rubbing his arm').input, answer);
  expect(wordsOf(decision)).toMatch(words);
});

test.each<[string, [string, object][]]>([
  ['says nothing', []],
  ['calls what there is not', [['launch', {}]]],
  ['names a secret the house has not', [['release_secret', { name: 'article:nowhere' }]]],
  ['gives a reason that is not its to give', [['hand_over', { reason: 'escalation_phrase' }]]],
  ['adds to a job that is not open', [['add_to_work_order', { service_type: 'gas', urgency: 'low' }]]],
])('is refused when it %s', (_, calls) => {
  expect(() => calling('Hello', ...calls)).toThrow(RefusedTool);
});
