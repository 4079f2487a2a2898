import { beforeAll, describe, expect, it } from 'vitest';
import { quickNoneOfThese as inGerman } from '#contract/messages/de/assistant.ts';
import { quickNoneOfThese as inEnglish } from '#contract/messages/en/assistant.ts';
import { quickNoneOfThese as inSpanish } from '#contract/messages/es/assistant.ts';
import { quickNoneOfThese as inFrench } from '#contract/messages/fr/assistant.ts';
import { quickNoneOfThese as inPortuguese } from '#contract/messages/pt/assistant.ts';
import { type AnsweredOnce, answeredOnce, otherArticles } from '../support/answered-once.ts';
import { askingGuests } from '../support/asking-guests.ts';

const { at, clock, api, openThread } = askingGuests();

type Open = { ids: string[]; question: string; suggested_title: string };

const openAbout = async (question: string): Promise<Open | undefined> =>
  (await api('GET', '/owner-questions')).body.items.find((one: Open) => one.question === question);

/** Told the owner's answer, shown its title to choose from, or neither. */
async function heard(words: string, answer: string, title: string): Promise<'told' | 'shown' | 'neither'> {
  const last = (await (await openThread(words)).lines()).at(-1)?.body ?? '';
  if (last.includes(answer)) return 'told';
  return last.includes(`• ${title}`) ? 'shown' : 'neither';
}

/**
 * A guest asks in vain, and the owner's answer becomes an article, under `title` or the one that is suggested; null
 * where the guest was told something else, so that the owner was not asked.
 */
async function answerOnce({ asked, answer }: AnsweredOnce, title?: string): Promise<string | null> {
  // Only so many questions of guests without a stay are taken in a day.
  clock.set(new Date(clock.now().getTime() + 8 * 3_600_000).toISOString());
  const guest = await openThread(asked);
  for (const none of noneOfThese) if (!(await openAbout(asked))) await guest.say(none);
  const open = await openAbout(asked);
  if (!open) return null;
  const article = { title: title ?? open.suggested_title, for_all: false, audience: 'anyone' };
  const { status } = await api('POST', '/owner-questions/answer', { ids: open.ids, answer, article });
  expect(status).toBe(200);
  return article.title;
}

beforeAll(async () => {
  for (const article of otherArticles) await api('POST', '/articles', { ...article, property_id: at.property.id });
});

/** Said in turn: a guest says it in the language that was asked in. */
const noneOfThese = [inEnglish, inSpanish, inFrench, inGerman, inPortuguese];
const ways = ['words', 'translated'] as const;

/** How many are told the answer or shown its title, of how many that ask again. */
async function askAgain(subjects: readonly AnsweredOnce[], titleOf: (nth: number) => string | undefined) {
  const found = { owners: 0, words: 0, translated: 0, told: 0 };
  for (const [nth, one] of subjects.entries()) {
    const title = await answerOnce(one, titleOf(nth));
    if (title === null) continue;
    found.owners++;
    for (const way of ways) {
      const how = await heard(one[way], one.answer, title);
      if (how !== 'neither') found[way]++;
      if (how === 'told') found.told++;
    }
  }
  process.stdout.write(`answered once, found again: ${JSON.stringify(found)}\n`);
  return found;
}

describe('what an owner answered once, of 16 questions in five languages that nothing was mended by', () => {
  it('is told or shown to at least 6 in 10 of those who ask it again, and to 8 in 10 in another language', async () => {
    const found = await askAgain(answeredOnce, () => undefined);
    expect(found.owners).toBeGreaterThanOrEqual(14);
    expect(found.words + found.translated).toBeGreaterThanOrEqual(0.6 * 2 * found.owners);
    expect(found.translated).toBeGreaterThanOrEqual(0.8 * found.owners);
  });
});

describe('what was answered once under a title that tells nothing', () => {
  beforeAll(async () => {
    const { items } = (await api('GET', '/articles?limit=100')).body;
    const written = items.filter(({ title }: { title: string }) => !otherArticles.some((one) => one.title === title));
    for (const { id } of written) await api('POST', `/articles/${id}/remove`);
  });

  it('is told or shown to at least 6 in 10 by what the guest asked, which no other guest reads', async () => {
    const found = await askAgain(answeredOnce, (nth) => `Good to know ${nth}`);
    const next = await openThread('¿Podemos tocar el piano?');
    expect(JSON.stringify(await next.read())).not.toContain('Do you mind');
    expect(found.owners).toBeGreaterThanOrEqual(14);
    expect(found.words + found.translated).toBeGreaterThanOrEqual(0.6 * 2 * found.owners);
  });
});
