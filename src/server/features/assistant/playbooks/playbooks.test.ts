import { describe, expect, test } from 'vitest';
import { factSayings, publicFacts } from '#features/knowledge/facts';
import { readMessage } from '#language/reader';
import { kindsOf, orderIn, Thread, wordsOf } from '../deciding/property-knowledge.fixture.ts';
import { propertyKnowledgeOf } from '../deciding/property-knowledge.ts';
import { issuesIn } from './issues.ts';
import { playbooks } from './playbook-schema.ts';
import { playbookWords } from './playbook-words.ts';

/** How a guest begins each playbook. A playbook without a line here fails the walk. */
const openings: Record<string, string> = {
  appliance: 'the coffee maker stopped working',
  breaker: 'a breaker tripped in the kitchen',
  drain: 'the shower drain is slow',
  dishwasher: 'the dishwasher will not drain',
  disposal: 'the garbage disposal is jammed',
  fridge: 'the fridge is not cooling',
  'garage-door': 'the garage door will not open',
  'gas-appliance': 'the pilot light went out',
  'hot-tub': 'the hot tub is not warm',
  laundry: 'the washing machine will not spin',
  leak: "there's water coming from under the kitchen sink",
  light: 'the hallway light is out',
  'lock-dead': 'the smart lock is acting up and broken',
  'locked-out': 'all four of us are locked out',
  'no-cooling': 'the ac is not cooling',
  'no-heat': 'there is no heat in the house',
  'no-hot-water': 'there is no hot water',
  'no-water': 'there is no water in the kitchen',
  noise: 'the neighbors are making a lot of noise',
  outlet: 'the outlet by the sink is dead',
  oven: 'the oven is not working',
  pests: 'we found ants in the kitchen',
  septic: 'the septic tank smells terrible',
  'smoke-alarm': 'the smoke alarm keeps chirping',
  toilet: 'the toilet is clogged',
  'toilet-runs': 'the toilet keeps running',
  tv: 'the tv says no signal',
  window: 'the bedroom window is broken',
  wifi: 'the wifi is not working',
};

const known = new Set(factSayings.map(({ field }) => field as string));

describe.each(playbooks.map((playbook) => [playbook.id, playbook] as const))('%s', (id, playbook) => {
  const opening = openings[id] ?? '';

  test('begins with its signs', () => {
    expect(issuesIn(readMessage(opening))[0]?.playbook?.id).toBe(id);
  });

  test('names only facts a property has', () => {
    const holes = [...JSON.stringify(playbook).matchAll(/\{(\w+)\}/g)].map(([, hole]) => hole);
    expect(holes.filter((hole) => hole !== 'emergency' && !known.has(hole ?? ''))).toEqual([]);
  });

  test.each(['es', 'fr', 'de', 'pt'])('is said in %s, with the same holes', (language) => {
    const { title, safety, tell, steps, questions, stop } = playbook;
    const said = [...tell, ...steps].flatMap(({ say, otherwise }) => [say, otherwise]);
    const holes = (words: string) => words.match(/\{\w+\}/g)?.sort();
    const asked = questions.flatMap(({ ask, answers = [] }) => [ask, ...answers]);
    for (const english of [title, safety, ...said, ...asked, stop]) {
      if (!english) continue;
      const theirs = playbookWords(language, english);
      expect(theirs).not.toBe(english);
      expect(holes(theirs)).toEqual(holes(english));
    }
  });

  test('leaves no hole unfilled, with every fact or with none', async () => {
    const thread = new Thread();
    for (const words of [opening, 'no, still not', 'still nothing', 'no']) {
      expect(wordsOf(await thread.say(words))).not.toMatch(/\{\w+\}|undefined|null/);
    }
  });

  test('ends in a work order when nothing helps', async () => {
    const thread = new Thread();
    let decision = await thread.say(opening);
    for (let turn = 0; turn < 5 && !orderIn(decision); turn++) decision = await thread.say("that didn't help");
    expect(orderIn(decision)).toMatchObject({ urgency: expect.any(String), subjectLine: expect.any(String) });
  });

  test('is solved without a visit when a step helps', async () => {
    const thread = new Thread();
    const first = await thread.say(opening);
    if (thread.state.pending?.kind !== 'step') return expect(orderIn(first)).toBeDefined();
    const decision = await thread.say('yes, that worked');
    expect(decision.actions).toEqual([{ kind: 'solved', playbook: id }]);
    expect(thread.state.playbook).toBeNull();
  });

  test('sends somebody at once when asked to', async () => {
    expect(kindsOf(await new Thread().say(`${opening}, please send someone`))).toContain('open_work_order');
  });

  test.each(playbook.urgency.raised)('is raised to $to when $when', ({ to, when }) => {
    expect(playbook.raising.find(({ rule }) => rule.outcome === to)).toBeDefined();
    expect(when).not.toBe('');
  });
});

test('the leak gives the shut-off at once, opens the order, and asks no more than three questions', async () => {
  const thread = new Thread();
  const decision = await thread.say(openings.leak ?? '');
  expect(wordsOf(decision)).toContain('Crawl space hatch, blue handle');
  expect(wordsOf(decision)).toContain('Under the sink, right side');
  expect(orderIn(decision)).toMatchObject({
    serviceType: 'plumbing',
    urgency: expect.stringMatching(/^(?:urgent|high)$/),
  });
  expect(wordsOf(decision).match(/\?/g)?.length).toBeLessThanOrEqual(3);
  const next = await thread.say('from the pipe at the back, closing it stopped it');
  expect(kindsOf(next)).toEqual(['add_to_work_order']);
});

test('no heat with a baby in the cold is urgent', async () => {
  const decision = await new Thread().say('the heater will not start, it is 38 outside and our newborn is with us');
  expect(orderIn(decision)).toMatchObject({ serviceType: 'hvac', urgency: 'urgent' });
  expect(wordsOf(decision)).not.toContain('very young');
});

test('what the guest has tried is told to whoever comes', async () => {
  const decision = await new Thread().say('the wifi is not working, I already restarted the router twice');
  expect(orderIn(decision)?.attemptedFix).toContain('already restarted');
});

test('without the fact, the step says how to find it instead', async () => {
  const thread = new Thread();
  thread.knowledge = propertyKnowledgeOf(publicFacts({ name: 'Bare House' }), [], []);
  const decision = await thread.say(openings.breaker ?? '');
  expect(wordsOf(decision)).toContain('often a grey metal door');
});
