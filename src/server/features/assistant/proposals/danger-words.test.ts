import { describe, expect, test } from 'vitest';
import { namedDangerIn } from '#language/reader';
import { kindsOf, Thread, wordsOf } from '../deciding/property-knowledge.fixture.ts';

describe('dangers in the languages guests write', () => {
  test.each([
    ['la bombona pierde y huele a gas', 'gas', 1],
    ['ça sent le gaz', 'gas', 1],
    ['es riecht nach Gas', 'gas', 1],
    ['está um cheiro a gás', 'gas', 1],
    ['el detector de monóxido no para de pitar', 'co', 1],
    ['der CO-Melder schlägt Alarm', 'co', 1],
    ['la poêle a pris feu', 'fire', 1],
    ['a panela pegou fogo', 'fire', 1],
    ['der Keller läuft voll', 'flood', 1],
    ['mi marido me está pegando', 'breakin', 1],
    ['meine Frau bekommt keine Luft mehr', 'medical', 1],
    ['le balcon est en train de s’écrouler', 'collapse', 1],
    ['la porte a claqué et mon bébé est seul à l’intérieur', 'lockout', 1],
    ['the stairwell is giving way', 'collapse', 1],
    ['not sure if it is anything but there is smoke coming out of the dryer', 'fire', 1],
    ['how do I turn the water off it is pouring out of the wall', 'flood', 1],
    ['no sé si es normal pero el enchufe está echando chispas', 'electric', 1],
    ['je ne sais pas si c’est grave mais mon mari ne respire plus', 'medical', 1],
    ['ich weiß nicht ob das schlimm ist aber es riecht nach Gas', 'gas', 1],
    ['não sei se é normal mas tem alguém tentando entrar pela janela', 'breakin', 1],
  ])('"%s" is %s', (words, kind, tier) => {
    expect(namedDangerIn(words)).toMatchObject({ kind, tier });
  });

  test.each([
    'no huele a gas',
    'el lavabo del baño está atascado',
    'le détecteur de fumée a besoin d’une pile',
    'wo ist der Sicherungskasten?',
    'ist das Frühstück im Preis eingeschlossen?',
    'há caixa de primeiros socorros?',
    'si hay un incendio, ¿por dónde salimos?',
    'is there a first aid kit, in case somebody falls',
  ])('"%s" is none', (words) => {
    expect(namedDangerIn(words)).toBeNull();
  });
});

describe('dangers that are not said in one short sentence', () => {
  test.each([
    [
      'hi so we got in last night and the place is great thanks for the coffee um we were wondering how late the pool is open and also the kids love the trampoline anyway my husband was just making pancakes and the pan caught fire and now the curtains are burning',
      'fire',
    ],
    [
      'hola buenas llegamos ayer y todo muy bien la verdad gracias por el vino quería preguntar a qué hora hay que salir el domingo y también si podemos dejar las maletas ah y mi suegra se ha caído por la escalera y no se mueve',
      'medical',
    ],
    [
      'where do we put the trash and is there a grill somewhere oh and there is water pouring through the kitchen ceiling',
      'flood',
    ],
  ])('"%s" is %s', (words, kind) => {
    expect(namedDangerIn(words)).toMatchObject({ kind, tier: 1 });
  });

  test.each([
    [['hello', 'it’s the stove one, it smells'], 'danger_asked.gas'],
    [['there is smoke', 'coming out of the dryer'], 'danger.fire'],
    [['hey are you there', 'my wife', 'she is not breathing'], 'danger.medical'],
  ])('%j ends in %s', async (lines, reason) => {
    const thread = new Thread();
    let last = await thread.say(lines[0] ?? '');
    for (const line of lines.slice(1)) last = await thread.say(line);
    expect(last.trace.reason).toContain(reason);
  });

  test('what is said to be over is not put together with what went before', async () => {
    const thread = new Thread();
    await thread.say('there is smoke');
    expect(kindsOf(await thread.say('no, only steam from the shower'))).not.toContain('emergency');
  });
});

describe('what is said in danger', () => {
  test.each([
    ['huele a gas en la cocina', 'Salga de la casa'],
    ['ça sent le gaz dans la cuisine', 'Sortez tous'],
    ['es brennt in der Küche', 'Gehen Sie jetzt alle hinaus'],
    ['está um cheiro a gás na cozinha', 'Saiam todos'],
  ])('"%s" is answered in its language, with the number the house is set up with', async (words, said) => {
    const thread = new Thread();
    thread.emergencyNumber = '112';
    const decision = await thread.say(words);
    expect(kindsOf(decision)).toContain('emergency');
    expect(wordsOf(decision)).toContain(said);
    expect(wordsOf(decision)).toContain('112');
    expect(wordsOf(decision)).not.toContain('911');
  });

  test('a burst pipe names this property’s own shut-off', async () => {
    expect(wordsOf(await new Thread().say('ein Rohr ist geplatzt, das Wasser spritzt'))).toContain('blue handle');
  });

  test('somebody shut in is more than a lost key', async () => {
    expect(kindsOf(await new Thread().say('wir stecken im Aufzug fest'))).toContain('emergency');
    expect(kindsOf(await new Thread().say('I lost my key'))).not.toContain('emergency');
  });
});

test.each([
  ['112', 'please call 112 now'],
  ['999', 'someone call 999'],
  ['112', 'ruft bitte die 112'],
  ['112', 'llamen al 112'],
])(
  'who asks to call %s, the number of this house, is asked whether anyone is in danger: "%s"',
  async (number, words) => {
    const thread = new Thread();
    thread.emergencyNumber = number;
    const decision = await thread.say(words);
    expect(decision).toMatchObject({ kind: 'danger' });
    expect(wordsOf(decision)).toContain(number);
  },
);

test('a house that happens to have that number is none', async () => {
  const thread = new Thread();
  thread.emergencyNumber = '112';
  expect(await thread.say('we are in apartment 112, where do we park?')).not.toMatchObject({ kind: 'danger' });
});
