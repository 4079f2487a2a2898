import { expect, test } from 'vitest';
import { starters } from '#contract/guest.ts';
import { kindsOf, Thread, wordsOf } from './house.fixture.ts';

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
