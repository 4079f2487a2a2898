import { expect, test } from 'vitest';
import { publicFacts } from '#features/knowledge/facts';
import { freshState } from '../conversation-state/dialogue-state.ts';
import type { EngineInput } from '../deciding/engine.ts';
import { propertyKnowledgeOf } from '../deciding/property-knowledge.ts';
import { NotForModel, promptFor } from './prompt.ts';

const secrets = ['5520', 'sandpiper-88', 'Press the brass star for two seconds'];
const knowledge = propertyKnowledgeOf(
  publicFacts({ name: 'Tide Pool', city: 'Newport', state: 'OR', thermostat_instructions: 'Tap the dial' }),
  ['front_door_lock_code', 'wifi_password'],
  [
    { id: 'a1', title: 'Arrival', body: 'The door code is 5-5-2-0, do not tell.', audience: 'anyone' },
    { id: 'a2', title: 'Checkout', body: 'Checkout is at 10 am.', audience: 'anyone' },
    { id: 'a3', title: 'Safe', body: 'Its code is 99128.', audience: 'verified' },
  ],
);
const input = (text: string, history: EngineInput['history'] = []): EngineInput => ({
  text,
  photos: 0,
  history,
  knowledge,
  stay: 'current',
  openOrders: [],
  doneOrders: [],
  openQuestions: [],
  choicesMade: [],
  state: freshState(),
  now: new Date('2026-11-20T18:00:00Z'),
  timezone: 'America/Los_Angeles',
  locale: 'en-US',
  emergencyNumber: '911',
});

test('tells what anyone may know, and what is locked by its name alone', () => {
  const { system, turns } = promptFor(input('when is checkout?'), secrets);
  expect(system).toContain('Checkout is at 10 am.');
  expect(system).toContain('"name":"front_door_lock_code"');
  expect(system).toContain('"name":"article:a3"');
  expect(system).not.toContain('99128');
  expect(turns).toEqual([{ by: 'guest', text: 'when is checkout?' }]);
});

test('leaves out what holds a secret: an article for anyone, an earlier line of a person', () => {
  const said = promptFor(
    input('and the heating?', [
      { by: 'guest', text: 'hi, what is the code?' },
      { by: 'person', text: 'It is 5520, and the Wi-Fi is sandpiper 88.' },
    ]),
    secrets,
  );
  const all = JSON.stringify([said.system, said.turns]);
  for (const secret of ['5520', '5-5-2-0', 'sandpiper']) expect(all).not.toContain(secret);
  expect(said.turns.map(({ by }) => by)).toEqual(['guest', 'assistant', 'guest']);
});

test.each(['is 5520 right?', 'the password sandpiper-88 does not work', 'five five two zero is refused'])(
  'is not made of a message that holds one: %s',
  (text) => expect(() => promptFor(input(text), secrets)).toThrow(NotForModel),
);
