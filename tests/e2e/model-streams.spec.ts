import type { Page } from '@playwright/test';
import { chat, greeted, phone, say } from '../support/guest-pages.ts';
import { test as base, expect, expectAccessible, expectNothingWide } from '../support/journeys.ts';
import { type Asked, type ModelServer, startModelServer } from '../support/model-server.ts';
import { pick, toldIn } from '../support/picks.ts';
import { picture } from '../support/pictures.ts';
import { startServer } from '../support/server.ts';

// The guest's page while a model's answer still comes: its vendor waits in the middle until the page was looked at.

// biome-ignore lint/complexity/noBannedTypes: Playwright's word for no fixtures of a test
const test = base.extend<{}, { model: ModelServer }>({
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here.
    async ({}, use) => {
      const model = await startModelServer();
      await use(model);
      await model.stop();
    },
    { scope: 'worker' },
  ],
  servers: [
    async ({ model }, use) => {
      const server = await startServer({ env: { TRUSTED_PROXY: '127.0.0.1', ...model.env } });
      await use(async () => server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** A note of the demo's house that says at least two things. */
function noteOf(asked: Asked): { id: string; first: string; second: string } {
  for (const { id, text } of toldIn(asked).known) {
    const [, first, second] = /^\[1\] (.+?) \[2\] (.+?)(?: \[3\] |$)/.exec(text) ?? [];
    if (first && second && !second.endsWith('…')) return { id, first, second };
  }
  throw new Error('No note of the house says two things.');
}

/** It goes on after `words` when it is let. */
function holding(model: ModelServer, words: string) {
  const told = Promise.withResolvers<ReturnType<typeof noteOf>>();
  const rest = Promise.withResolvers<void>();
  model.pace = async (written) => {
    if (!written.includes(words)) return;
    told.resolve(noteOf(model.asked.at(-1)));
    await rest.promise;
  };
  return { told: told.promise, goOn: rest.resolve };
}

const announced = (page: Page) => page.locator('[aria-live=polite]').allTextContents();
const question = 'hello, could you tell us what one should know about this lovely place?';

for (const [name, options] of [
  ['phone', { viewport: phone, hasTouch: true, reducedMotion: 'reduce' }],
  ['computer', { viewport: { width: 1280, height: 900 } }],
] as const) {
  test.describe(`on a ${name}`, () => {
    test.use(options);

    test('the first sentence is there while the rest comes; the kept reply takes its place', async ({
      page,
      server,
      model,
    }) => {
      model.answer = (asked) => pick({ sentence_ids: [1, 2].map((n) => `${noteOf(asked).id}#${n}`) });
      const held = holding(model, '#1"');
      await page.goto(server.guestUrl);
      await greeted(page);
      await say(page, question);
      const { first, second } = await held.told;
      await expect(chat(page).getByText(first, { exact: true })).toBeVisible();
      await expect(chat(page).getByText('House assistant is writing')).toBeVisible();
      expect((await announced(page)).join()).not.toContain(first);
      await expectAccessible(page);
      await expectNothingWide(page);
      await picture(page, `model-streams-${name}`);
      held.goOn();
      await expect(chat(page).getByText(`${first} ${second}`, { exact: true })).toBeVisible();
      await expect(chat(page).getByText('House assistant is writing')).toHaveCount(0);
      await expect(chat(page).getByText(first)).toHaveCount(1);
      expect((await announced(page)).join().split(first)).toHaveLength(2);
      await picture(page, `model-streamed-${name}`);
      await page.reload();
      await expect(chat(page).getByText(`${first} ${second}`, { exact: true })).toBeVisible();
    });

    test('a page that is opened again in the middle shows the kept reply', async ({ page, server, model }) => {
      model.answer = (asked) => pick({ sentence_ids: [1, 2].map((n) => `${noteOf(asked).id}#${n}`) });
      const held = holding(model, '#1"');
      await page.goto(server.guestUrl);
      await greeted(page);
      await say(page, question);
      const { first, second } = await held.told;
      await expect(chat(page).getByText(first, { exact: true })).toBeVisible();
      await page.reload();
      await expect(chat(page).getByText('House assistant is writing')).toBeVisible();
      held.goOn();
      await expect(chat(page).getByText(`${first} ${second}`, { exact: true })).toBeVisible();
      await expect(chat(page).getByText(first)).toHaveCount(1);
    });

    test('what was shown gives way to the kept reply where the rest fails the check', async ({
      page,
      server,
      model,
    }) => {
      model.answer = (asked) => {
        const { id, first } = noteOf(asked);
        return {
          calls: [{ tool: 'reply', input: { sources: [id], text: `${first} The pool opens at 3 am. Enjoy!` } }],
        };
      };
      const held = holding(model, 'The pool');
      await page.goto(server.guestUrl);
      await greeted(page);
      await say(page, question);
      const { first } = await held.told;
      await expect(chat(page).getByText(first, { exact: true })).toBeVisible();
      held.goOn();
      await expect(chat(page).getByText('House assistant is writing')).toHaveCount(0);
      await expect(chat(page).getByText('opens at 3 am')).toHaveCount(0);
      await expect(chat(page).getByText(first)).toHaveCount(1);
      await picture(page, `model-taken-back-${name}`);
    });
  });
}
