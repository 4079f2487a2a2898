import { describe, expect, test } from 'vitest';
import * as starters from '#contract/messages/en/starters.ts';
import { kindsOf, Thread, wordsOf } from '../../deciding/property-knowledge.fixture.ts';

test('the starter "Can\'t get in" asks what keeps the guest out, offers the check, and opens nothing', async () => {
  const thread = new Thread();
  const asked = await thread.say(starters.entry);
  expect(kindsOf(asked)).toEqual(['request_verification']);
  expect(wordsOf(asked)).toMatch(/^What keeps you out.*call 911/);
  expect(wordsOf(asked)).toContain('Check my stay');
});

test('a guest who has passed the check gets the way in with the question', async () => {
  const thread = new Thread();
  thread.stay = 'current';
  const asked = await thread.say(starters.entry);
  expect(wordsOf(asked)).toContain('{{secret:front_door_lock_code}}');
  expect(kindsOf(asked)).not.toContain('open_work_order');
  expect(kindsOf(asked)).not.toContain('handoff');
});

test.each(["I can't get in, the code does not work", starters.entry])('then "%s" is a job', async (words) => {
  const thread = new Thread();
  await thread.say(starters.entry);
  expect(kindsOf(await thread.say(words))).toContain('open_work_order');
});

describe('a lock that somebody unknown reports dead', () => {
  const told = [
    ['The keypad is dead', 'Check my stay'],
    ['the front door lock is dead', 'Check my stay'],
    ['La cerradura no funciona', 'Verificar mi estadía'],
    ['the lock battery is dead', 'Check my stay'],
  ] as const;
  test.each(told)('"%s" is asked about and marks nothing', async (words, button) => {
    const thread = new Thread();
    const asked = await thread.say(words);
    expect(kindsOf(asked)).toEqual(['request_verification']);
    expect(asked.state.lockFault).toBe(false);
    expect(wordsOf(asked)).toMatch(new RegExp(`911.*${button}`, 's'));
  });

  test.each([
    ['the keypad is dead', "We can't get in"],
    ['el teclado de la cerradura no funciona', 'No podemos entrar'],
    ['la serrure ne fonctionne pas', 'On est enfermés dehors'],
    ['das Schloss funktioniert nicht', 'Wir sind ausgesperrt'],
    ['a fechadura nao funciona', 'Não conseguimos entrar'],
    ['the keypad is dead', 'the keypad is dead!!'],
  ])('"%s", then "%s" is a job', async (first, then) => {
    const thread = new Thread();
    expect(kindsOf(await thread.say(first))).not.toContain('open_work_order');
    expect(kindsOf(await thread.say(then))).toContain('open_work_order');
  });

  test('from the guest of the stay it is a job at once, with the other way in', async () => {
    const thread = new Thread();
    thread.stay = 'current';
    expect(kindsOf(await thread.say('The keypad is dead'))).toContain('open_work_order');
  });
});
