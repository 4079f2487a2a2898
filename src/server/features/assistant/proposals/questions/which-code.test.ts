import { describe, expect, test } from 'vitest';
import type { SecretField } from '#features/knowledge/facts';
import { cottage, Thread } from '../../deciding/property-knowledge.fixture.ts';
import { propertyKnowledgeOf } from '../../deciding/property-knowledge.ts';

const all: SecretField[] = ['front_door_lock_code', 'wifi_password', 'alt_lock_box_location', 'alt_lock_box_code'];
const boxAtDoor = propertyKnowledgeOf({ ...cottage.facts, front_door_lock_type: 'Key in Lock Box' }, all, []);
const keypad = propertyKnowledgeOf({ ...cottage.facts, front_door_lock_type: 'Keypad' }, all, []);
const wifiAlone = propertyKnowledgeOf(cottage.facts, ['wifi_password'], []);

async function told(knowledge: Thread['knowledge'], lines: string[]): Promise<string[]> {
  const thread = new Thread();
  thread.knowledge = knowledge;
  thread.stay = 'current';
  let last = await thread.say(lines[0] ?? '');
  for (const line of lines.slice(1)) last = await thread.say(line);
  return last.reply.flatMap((part) => (part.kind === 'secret' ? [part.name] : []));
}

describe('which code is told', () => {
  test.each(['what is the lock box code', 'the lockbox code please', '¿cuál es el código de la caja?'])(
    'where the key hangs in a box at the door, "%s" is its code, not the spare one’s',
    async (words) => {
      expect(await told(boxAtDoor, [words])).toEqual(['front_door_lock_code']);
    },
  );

  test('the spare box by its name', async () => {
    expect(await told(boxAtDoor, ['what is the code of the spare lock box'])).toEqual(['alt_lock_box_code']);
  });

  test('beside a keypad the lock box is the spare one', async () => {
    expect(await told(keypad, ['what is the lock box code'])).toEqual(['alt_lock_box_code']);
  });

  test.each([
    'what is the code?',
    '¿cuál es el código?',
    'quel est le code ?',
    'wie ist der Code?',
    'qual é o código?',
    'preciso do código',
    'me passa o código por favor',
    'necesito el código',
    '¿me das el código?',
    'hi! could you send me the code again please',
    'j’ai oublié le code, vous pouvez me le renvoyer ?',
    'kannst du mir den Code nochmal schicken',
    'esqueci o código, você pode mandar de novo?',
  ])('"%s" is the door’s, whoever asks', async (words) => {
    expect(await told(keypad, [words])).toContain('front_door_lock_code');
  });

  test.each([
    ['we are locked out', 'what is the code?'],
    ['estamos fuera, no podemos entrar', '¿cuál es el código?'],
    ['on est enfermés dehors', 'c’est quoi le code ?'],
    ['wir haben uns ausgesperrt', 'wie ist der Code?'],
    ['estamos trancados do lado de fora', 'qual é o código?'],
    ['estamos trancados do lado de fora', 'qual é a senha?'],
    ['we are locked out', 'what is the code?', 'send me the code please'],
    ['wir haben uns ausgesperrt', 'ich brauche den Code'],
  ])('locked out ("%s"), "%s" is the way in', async (...lines) => {
    const names = await told(keypad, lines);
    expect(names).toContain('front_door_lock_code');
    expect(names).not.toContain('wifi_password');
  });

  test('who is locked out of a house without a code on file is not told the network’s', async () => {
    expect(await told(wifiAlone, ['we are locked out', 'what is the code?'])).toEqual([]);
  });

  test('who asks for the network’s by its name is told it', async () => {
    expect(await told(keypad, ['qual é a senha do wifi?'])).toEqual(['wifi_password']);
  });
});
