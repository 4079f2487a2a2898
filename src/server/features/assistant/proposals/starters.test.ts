import { describe, expect, test } from 'vitest';
import * as de from '#contract/messages/de/starters.ts';
import * as en from '#contract/messages/en/starters.ts';
import * as es from '#contract/messages/es/starters.ts';
import * as fr from '#contract/messages/fr/starters.ts';
import * as pt from '#contract/messages/pt/starters.ts';
import { kindsOf, Thread, wordsOf } from '../deciding/property-knowledge.fixture.ts';

const say = async (locale: string, words: string) => {
  const thread = new Thread();
  thread.locale = locale;
  return thread.say(words);
};

describe.each(Object.entries({ en, es, fr, de, pt }))('what may be tapped first in "%s"', (language, starters) => {
  test('asks what keeps the guest out', async () => {
    const asked = await say(language, starters.entry);
    expect(asked.language).toBe(language);
    expect(asked.trace.reason).toBe('playbook.locked-out.asked');
  });

  test('asks what is broken', async () => {
    const asked = await say(language, starters.broken);
    expect(asked.language).toBe(language);
    expect(asked.kind).toBe('askGuest');
  });

  test("tells the Wi-Fi's name", async () => {
    const told = await say(language, starters.wifi);
    expect(told.language).toBe(language);
    expect(wordsOf(told)).toContain('Cedar_Guest');
  });

  test('tells when to check out', async () => {
    const told = await say(language, starters.checkout);
    expect(told.language).toBe(language);
    expect(wordsOf(told)).toContain('10 am');
  });

  test('calls a person', async () => {
    const called = await say(language, starters.person);
    expect(called.language).toBe(language);
    expect(kindsOf(called)).toEqual(['handoff']);
  });

  test('asks what to do about a link that no longer works', async () => {
    const told = await say(language, starters.linkFails);
    expect(told.language).toBe(language);
    expect(told.kind).toBe('askGuest');
  });
});
