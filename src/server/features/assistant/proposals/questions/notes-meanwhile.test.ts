import { describe, expect, test } from 'vitest';
import { publicFacts } from '#features/knowledge/facts';
import { kindsOf, orderIn, Thread, wordsOf } from '../../deciding/property-knowledge.fixture.ts';
import { propertyKnowledgeOf } from '../../deciding/property-knowledge.ts';
import { say } from '../../replies/say.ts';

const notes = {
  'Wood stove':
    'Open the air fully before you light it, and close it when you leave. Split birch from the woodshed is free for guests, kindling is in the copper tub. Never burn driftwood in it: the salt eats the pipe. Ashes go, when they are cold, into the steel pail with the lid on the porch stones, never into the garbage.',
  Dog: 'One dog up to 70 lbs is fine, $85 for the stay. Not on the beds, and on the leash outside.',
  Sauna: 'The sauna is by the shore, electric, room for 6. Pour only water on the stones, no oils.',
  Kitchen: 'Coffee: a Nespresso (Vertuo pods, we leave 12) and a French press, no drip machine.',
  'Baseboard heat':
    'Electric baseboards, one dial per room. They tick when they start. If a room stays cold, look at its dial first, and in the bunk room also at the small white switch on the end of the heater itself.',
  'Fire pit': 'Bring your own charcoal; the chimney starter hangs on a nail above the grill.',
  'Quiet hours': 'Quiet hours are 10 pm to 7 am.',
  Boats: 'Two kayaks are on the rack by the dock; paddles hang in the boathouse.',
};
const lodge = propertyKnowledgeOf(
  publicFacts({ name: 'Tamarack Lodge', city: 'Ely', state: 'MN', trash_bin_location: 'Left side of the garage' }),
  ['front_door_lock_code'],
  Object.entries(notes).map(([title, body], nth) => ({ id: `a${nth}`, title, body, audience: 'anyone' })),
);
const visit = (locale = 'en-US'): Thread => {
  const thread = new Thread();
  thread.knowledge = lodge;
  thread.locale = locale;
  return thread;
};
const grill = 'is there stuff to get the grill going or do we buy a bag on the way?';

describe('a question that goes to the owner', () => {
  test('comes with the notes that may say it, each from where it is nearest, and their sources', async () => {
    const decision = await visit().say(grill);
    expect(decision.trace.reason).toBe('unknown.asked_with_notes');
    expect(decision.actions).toEqual([{ kind: 'ask_owner', question: grill }]);
    expect(wordsOf(decision)).toMatch(/^I'm not sure I have that for Tamarack Lodge, so I've asked the owner/);
    expect(wordsOf(decision)).toMatch(/• Fire pit: Bring your own charcoal/);
    expect(decision.reply[1]).toMatchObject({
      sources: expect.arrayContaining([expect.objectContaining({ title: 'Fire pit' })]),
    });
  });

  test('is taken back when the guest says that they found it, and not when they only thank', async () => {
    const thread = visit();
    expect((await thread.say(grill)).state.quickReplies).toEqual(["Thanks, that's it"]);
    const taken = await thread.say("Thanks, that's it");
    expect(taken.actions).toEqual([{ kind: 'take_back_question', question: grill }]);
    const other = visit();
    await other.say(grill);
    expect(kindsOf(await other.say('ok thank you!'))).toEqual([]);
  });

  test('shows nothing where nothing comes near, nor where it may be no question about a house', async () => {
    for (const words of [
      'is there a telescope we can use?',
      'is there a chess set?',
      'do you leave us capsules?',
      'is there a military discount on the dock?',
    ])
      expect(wordsOf(await visit().say(words))).not.toContain('•');
  });

  test('does not show again what the same reply tells', async () => {
    const decision = await visit().say('is there a canoe? when are quiet hours? where are the paddles?');
    expect(wordsOf(decision).match(/paddles hang in the boathouse/g)).toHaveLength(1);
  });
});

test('several questions that nothing answers are one question to the owner', async () => {
  const decision = await visit().say('is there a telescope? when are quiet hours? is there a piano?');
  expect(decision.actions).toEqual([{ kind: 'ask_owner', question: 'is there a telescope? is there a piano?' }]);
  expect(wordsOf(decision)).toContain('10 pm to 7 am');
});

test('a trouble that is seen to comes with what the house says nearest to it', async () => {
  const cold = await visit().say('the bunk room is freezing, everybody else is warm, the dial is up');
  expect(orderIn(cold)).toMatchObject({ serviceType: 'hvac' });
  expect(wordsOf(cold)).toMatch(/In case it helps, from the notes of Tamarack Lodge on Baseboard heat: .*white switch/);
  const dead = await visit().say('my hair dryer quit and now nothing works in the plug by the mirror');
  expect(wordsOf(dead)).not.toContain('In case it helps');
});

test.each(['no es eso', 'non, c’est pas ça', 'das ist es nicht', 'não é isso', "I haven't found it", 'is that it?'])(
  '"%s" takes nothing back',
  async (words) => {
    const thread = visit();
    thread.state = { ...thread.state, pending: { kind: 'asked', question: grill } };
    expect(kindsOf(await thread.say(words))).not.toContain('take_back_question');
  },
);

test('a question that points back at another goes to the owner with it, among several too', async () => {
  const decision = await visit().say('when are quiet hours? is there a telescope? how much does that cost?');
  const [asked] = decision.actions;
  expect(asked).toMatchObject({ kind: 'ask_owner', question: expect.stringContaining('telescope') });
});

test.each(['es', 'fr', 'de', 'pt'])('what is tapped in "%s" takes it back', async (language) => {
  const thread = visit(language);
  thread.state = { ...thread.state, language, pending: { kind: 'asked', question: grill } };
  expect(kindsOf(await thread.say(say(language, 'quickHelps')))).toEqual(['take_back_question']);
});
