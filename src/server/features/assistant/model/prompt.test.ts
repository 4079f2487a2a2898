import { describe, expect, test } from 'vitest';
import { publicFacts } from '#features/knowledge/facts';
import type { ModelRequest } from '#server/platform/model/port.ts';
import { embedded } from '../deciding/embedded.ts';
import type { EngineInput } from '../deciding/engine.ts';
import { inputOf } from '../deciding/property-knowledge.fixture.ts';
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
const input = (
  text: string,
  history: EngineInput['history'] = [],
  of: EngineInput['knowledge'] = knowledge,
): EngineInput => inputOf(text, { history, knowledge: of, stay: 'current' });

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

describe('a property of 200 notes', () => {
  // Three bytes a token: English comes to about four, French, Spanish and German to three and a half, and a Chinese
  // character, which is three bytes, to about one.
  const tokensOf = ({ system, turns, tools }: ModelRequest) =>
    Math.ceil(Buffer.byteLength(JSON.stringify({ system, turns, tools })) / 3);
  const words = (n: number) =>
    `The ${n}th thing of the house is explained here, with all that one must know of it. `.repeat(20);
  const note = (n: number, audience: 'anyone' | 'verified') => ({
    id: `n${n}`,
    title: `Thing ${n}`,
    body: words(n),
    audience,
  });
  const sauna = {
    id: 'sauna',
    title: 'Sauna',
    body: `The sauna takes 45 minutes to heat. ${words(0)}`,
    audience: 'anyone' as const,
  };
  const large = propertyKnowledgeOf(
    publicFacts({ name: 'Tide Pool', city: 'Newport', state: 'OR', thermostat_instructions: 'Tap the dial' }),
    ['front_door_lock_code', 'wifi_password'],
    [...Array.from({ length: 199 }, (_, n) => note(n, n % 5 === 0 ? 'verified' : 'anyone')), sauna],
  );
  const long = 'How long does the sauna take to heat, and what else is there? ';
  const history = Array.from({ length: 30 }, (_, n): EngineInput['history'][number] => ({
    by: n % 2 === 0 ? 'guest' : 'assistant',
    text: long.repeat(30),
  }));
  const order = { id: 'o', reference: 'r', serviceType: 'plumbing', state: 'offered' } as const;
  const openOrders = Array.from({ length: 9 }, () => ({ ...order, subjectLine: long, standing: long.repeat(3) }));

  test.each([
    ['a short question', 'how long does the sauna take to heat?'],
    ['a message without end', long.repeat(100)],
    ['one in Chinese', '桑拿房需要多长时间加热？'.repeat(300)],
    ['one that JSON writes longer', '"\\\n'.repeat(900)],
  ])('costs at most 4,000 tokens a turn, asked %s', async (_, text) => {
    const asked = { ...input(text, history, large), openOrders };
    const own = await embedded.decide(asked, AbortSignal.timeout(5000));
    expect(tokensOf(promptFor(asked, secrets, own))).toBeLessThanOrEqual(4000);
  });

  test('is told by the eight that the question finds, and by what the embedded engine would say', async () => {
    const asked = input('how long does the sauna take to heat?', [], large);
    const { system } = promptFor(asked, secrets, await embedded.decide(asked, AbortSignal.timeout(5000)));
    const { known, own_engine } = JSON.parse(system.slice(system.indexOf('\n{')));
    expect(known).toHaveLength(8);
    expect(known[0]).toMatchObject({
      id: 'article:sauna',
      text: expect.stringMatching(/^\[1\] .*45 minutes.* \[2\] /),
    });
    expect(own_engine).toMatchObject({ does: 'answer', says: expect.stringContaining('45 minutes') });
  });
});
