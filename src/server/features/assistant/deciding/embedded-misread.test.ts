import { describe, expect, test } from 'vitest';
import { readMessage } from '#language/reader';
import { triageOf } from '#server/language/reader/eval-entry.ts';
import { issuesIn } from '../playbooks/issues.ts';
import { ask, kindsOf, orderIn, wordsOf } from './property-knowledge.fixture.ts';

describe('what was misread before', () => {
  test.each([
    ['furnace is out and it is really cold in this house', ['hvac']],
    ['the ac stopped, it is so hot in here', ['hvac']],
  ])('"%s" is one trouble', async (words, trades) => {
    const { actions } = await ask(words);
    expect(actions.flatMap((a) => (a.kind === 'open_work_order' ? [a.serviceType] : []))).toEqual(trades);
  });
  test.each([
    ['the drawer front came off', 'handyman'],
    ['the cupboard door beside the sink is off its hinges', 'handyman'],
  ])('"%s" goes to the %s and recites nothing', async (words, serviceType) => {
    const decision = await ask(words);
    expect(orderIn(decision)).toMatchObject({ serviceType });
    const sources = decision.reply.flatMap((part) => (part.kind === 'text' ? part.sources : []));
    expect(sources.filter(({ kind }) => kind !== 'safety')).toEqual([]); // the number to call is no recital
  });
  test('what was forgotten is not broken', async () => {
    expect(kindsOf(await ask('at the back gate and cant remember the combo'))).not.toContain('open_work_order');
  });
  test('a statement that fits no fact recites none', async () => {
    expect((await ask('the cabinet under the sink is painted blue')).trace.reason).not.toMatch(/^(answer|offer)\./);
  });
  test.each([
    ['my hair dryer quit halfway and now nothing works in the plug by the mirror, charger neither', 'outlet'],
    ['a máquina de lavar louça não funciona', 'dishwasher'],
    ['a máquina de lavar roupa não funciona', 'laundry'],
    ['hairdryer quit mid use and now nothing plugged in there works. lights are on tho', 'outlet'],
    ['the round thing on the ceiling in the hall peeps like once a minute. no smoke no nothing', 'smoke-alarm'],
    ['the front left one just goes tick tick tick, no flame. other three are fine', 'oven'],
    ['oi, abri o chuveiro e so sai agua gelada', 'no-hot-water'],
    ['something brown just ran along the baseboard, and theres little black pellets in the pantry', 'pests'],
  ])('"%s" is read as %s and nothing besides', async (words, playbook) => {
    expect(issuesIn(readMessage(words)).map((issue) => issue.playbook?.id)).toEqual([playbook]);
    expect((await ask(words)).state.playbook?.id).toBe(playbook);
  });
  test('a plug that went dead hears of the reset button first', async () => {
    expect(wordsOf(await ask('hairdryer quit and now nothing works in the plug by the mirror'))).toContain(
      'reset button',
    );
  });
  test('what the previous guests left sends nobody', async () => {
    expect(kindsOf(await ask('the previous guests left a charger here'))).not.toContain('open_work_order');
  });
  test('sheets that others slept in are somebody’s to change', async () => {
    const words = 'theres long hair all over the tub and the sheets have clearly been slept in';
    expect(orderIn(await ask(words))).toMatchObject({ serviceType: 'cleaning' });
  });
  test('a laptop that asks for the login is no affair of the guest’s own', async () => {
    expect(wordsOf(await ask('whats the internet login my laptop is asking'))).toContain('Cedar_Guest');
  });
  test.each([
    ['one porch step is loose, not urgent', ['medium', 'low']],
    ['a chair wobbles, no rush', ['low', 'non_urgent']],
  ])('"%s" waits as long as the guest says', async (words, levels) => {
    const order = orderIn(await ask(words));
    expect(levels).toContain(order?.kind === 'open_work_order' ? order.urgency : null);
  });
  test.each([
    'toilet seat broke in half when my husband sat down lol',
    'a bird hit the big window and its cracked from top to bottom',
    'the tv fell off the wall mount and the screen is smashed',
    'toilet tank has a crack down the side and its leaking on the floor',
    'das Bett ist zusammengebrochen, der Lattenrost ist durch',
    'the dryer squeals and something smells like rubber',
    'water pressure in the kitchen faucet is really weak, everywhere else is fine',
    'Keypad is beeping with a low battery sign. It opened but took five tries',
    'garage door spring snapped and now the car is stuck inside',
    'hot tub is leaking from the side panel, the level drops a few inches every night',
    'do you leave us some of that to burn or do we hit the store',
    'the heater had a dusty burnt smell the first evening, it went away',
    'bottom step off the porch just gave way under my dad. he is fine, but it is cracked right through',
    "the radiator is clanking like somebody's hitting it with a hammer",
  ])('"%s" rings nobody', async (words) => {
    expect(kindsOf(await ask(words))).not.toContain('emergency');
  });
  test.each([
    'I took a step into the room and the ceiling collapsed',
    'someone is hitting my wife',
    'my brother in law is shaking really bad and talking nonsense',
    'dusty burning smell from the outlet and it sparks',
  ])('but "%s" does', async (words) => {
    expect(kindsOf(await ask(words))).toContain('emergency');
  });
  test.each([
    'The handle of the shower snapped clean off in my hand',
    'ac blows warm. cleaned the filter, reset the breaker, waited two hours. nothing',
    "J'ai une fuite sous l'évier, ça coule tout le temps",
    'la vitre de la chambre est cassée et il y a du verre partout, envoyez quelqu’un',
  ])('"%s" needs somebody, and no step to try', async (words) => {
    expect(orderIn(await ask(words))).toBeDefined();
  });
  test('"j\'ai" is no question about an AI', async () => {
    expect((await ask("j'ai perdu la clé du vélo")).trace.reason).not.toBe('talk.bot');
    expect((await ask('are you an ai?')).trace.reason).toBe('talk.bot');
  });
  test('no rush does not make danger wait', async () => {
    expect(kindsOf(await ask('no rush but I smell gas'))).toContain('emergency');
  });
  test.each([
    'can we stay until noon on Sunday?',
    'would it be possible to check out an hour later?',
    'could we arrive a bit earlier?',
  ])('"%s" goes to a person', async (words) => {
    expect((await ask(words)).actions).toContainEqual(expect.objectContaining({ kind: 'handoff', reason: 'booking' }));
  });
  test('"how late can we check out" is a question, and is answered', async () => {
    expect(wordsOf(await ask('how late can we check out?'))).toContain('10 am');
  });
  test('a locked out guest gets a locksmith and a person', async () => {
    const decision = await ask('we are locked out');
    expect(orderIn(decision)).toMatchObject({ serviceType: 'handyman', urgency: 'urgent' });
    expect(kindsOf(decision)).toContain('handoff');
  });
  test.each([
    ['hola, ¿dónde puedo aparcar?', 'Estacionamiento: Under the carport'],
    ['hola, ¿qué día pasa la basura?', 'La basura se recoge el jueves'],
    ['¿cómo se llama la red wifi?', 'La red Wi-Fi se llama Cedar_Guest'],
  ])('"%s" is answered under its greeting, in Spanish', async (words, said) => {
    const decision = await ask(words);
    expect(decision.language).toBe('es');
    expect(wordsOf(decision)).toContain(said);
  });
  test('an unknown question is not swallowed by its greeting', async () => {
    expect((await ask('hello, is there a waffle iron?')).trace.reason).toBe('unknown.asked_owner');
  });
});

describe('weather and who is there make it more urgent', () => {
  test.each([
    ['the heater is broken and it is 50 degrees outside', 'medium'],
    ['the heater is broken, it is 50 degrees outside and my grandmother is 84', 'urgent'],
    ['the ac stopped working, it is 88 degrees out', 'medium'],
    ['the ac stopped working, it is 88 degrees out and we have a newborn', 'urgent'],
    ['the ac stopped working and it is 97 outside', 'high'],
    ['the power went out and my dad is on oxygen', 'urgent'],
  ])('"%s": %s', (words, urgency) => {
    expect(triageOf(words).urgency).toBe(urgency);
  });
});

describe('slips, degrees and things without a trade', () => {
  test.each(['i smel gas', 'strong gas smlel here'])('"%s" is still danger', async (words) => {
    expect(kindsOf(await ask(words))).toContain('emergency');
  });
  test.each(['dinner smelled amazing', 'can I sell you my grill', 'a smal party is planned', 'the kids lost a sock'])(
    '"%s" is none',
    async (words) => {
      expect(kindsOf(await ask(words))).not.toContain('emergency');
    },
  );
  test('degrees outside are a circumstance', async () => {
    const order = orderIn(await ask('the heater is dead, it is 14 degrees out and we have a 2 year old'));
    expect(order).toMatchObject({ serviceType: 'hvac', urgency: 'urgent' });
  });
  test.each([
    ['the dryer makes an awful squealing noise', 'handyman'],
    ['the place has not been cleaned', 'cleaning'],
    ['se fue la luz en toda la casa, manden a alguien', 'electrical'],
  ])('"%s" goes to %s', async (words, serviceType) => {
    expect(orderIn(await ask(words))).toMatchObject({ serviceType });
  });
  test('one trouble told in two clauses is one order', async () => {
    const { actions } = await ask('the furnace keeps clicking but never lights');
    expect(actions.filter(({ kind }) => kind === 'open_work_order')).toHaveLength(1);
  });
  test('somebody stuck in an elevator is an emergency', async () => {
    expect(kindsOf(await ask('the elevator is stuck and my son is in it'))).toContain('emergency');
  });
  test('"it is broken" alone is asked about', async () => {
    expect((await ask("it's broken")).trace.reason).toBe('trouble.which_thing');
  });
  test('"hay un incendio" tells, with no question mark', async () => {
    expect(kindsOf(await ask('hay un incendio en la cocina'))).toContain('emergency');
  });
});
