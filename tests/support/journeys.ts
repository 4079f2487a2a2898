import { test as base, expect, type Frame, type Page } from '@playwright/test';
import axe from 'axe-core';
import { type RunningServer, startServer } from './server.ts';

export { expect };

declare global {
  interface Window {
    /** There once `expectAccessible` has looked at the page. */
    axe: typeof axe;
  }
}

type ServerEnv = Readonly<Record<string, string>>;

/**
 * For whole journeys: a running server per file, so that what one file leaves behind decides nothing in another, and a
 * page on which an unexpected console.error fails the test.
 */
export const test = base.extend<
  { expectedErrors: RegExp[]; server: RunningServer },
  { servers: (file: string) => Promise<RunningServer>; serverEnv: ServerEnv }
>({
  serverEnv: [{}, { option: true, scope: 'worker' }],
  servers: [
    async ({ serverEnv }, use) => {
      let running: { file: string; server: RunningServer } | undefined;
      await use(async (file) => {
        if (running?.file === file) return running.server;
        await running?.server.stop();
        running = { file, server: await startServer({ env: { TRUSTED_PROXY: '127.0.0.1', ...serverEnv } }) };
        return running.server;
      });
      await running?.server.stop();
    },
    { scope: 'worker' },
  ],
  server: [async ({ servers }, use, { file }) => use(await servers(file)), { timeout: 180_000 }],
  baseURL: ({ server }, use) => use(server.url),
  /** Each test comes from an address of its own, as through a proxy: no test uses up another one's tries. */
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here.
  extraHTTPHeaders: ({}, use, { testId }) => use({ 'x-forwarded-for': testId }),
  /** A test that means to cause one pushes its words here first, e.g. /401/. */
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  expectedErrors: ({}, use) => use([]),
  context: async ({ context, expectedErrors, server }, use) => {
    const said: string[] = [];
    context.on('console', (message) => message.type() === 'error' && said.push(message.text()));
    context.on('weberror', (failure) => said.push(String(failure.error())));
    await use(context);
    const unexpected = said.filter((line) => !expectedErrors.some((words) => words.test(line)));
    expect(unexpected, `console.error was called; the server's log ends with:\n${server.said()}`).toEqual([]);
  },
});

/**
 * Keeps the next request to an address on its way, so that what is shown meanwhile can be seen. Returns what lets it
 * go.
 */
export async function holdNext(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, (route) => promise.then(() => route.continue()), { times: 1 });
  return resolve;
}

/** Does something without a network, and comes back to it. */
export async function offline(page: Page, act: () => Promise<void>): Promise<void> {
  await page.context().setOffline(true);
  await act();
  await page.context().setOffline(false);
}

/**
 * Fails when the page can be scrolled sideways, as it is or with its text at twice the size; both at once on the
 * smallest phone only where `evenSmall` asks for it.
 */
export async function expectNothingWide(page: Page, { evenSmall = false } = {}): Promise<void> {
  const sizes = (page.viewportSize()?.width ?? 1280) < 390 && !evenSmall ? [''] : ['200%', ''];
  await layOutAll(page);
  for (const size of sizes) {
    const over = await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
      return document.documentElement.scrollWidth - innerWidth;
    }, size);
    expect(over, `${page.url()} at ${page.viewportSize()?.width} px, text ${size || '100%'}`).toBeLessThanOrEqual(0);
  }
}

/** What is laid out only when it comes near (site-parts.css) is so at once, lest nothing of it is looked at. */
const layOutAll = (page: Page | Frame) =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('.later, .later-text'))
      part.style.contentVisibility = 'visible';
  });

/** What is half faded in has half its contrast: while it is looked at, each thing stands as it will when it is there. */
const holdMotion = (page: Page | Frame, isHeld: boolean) =>
  page.evaluate((held) => {
    const still = Object.assign(new CSSStyleSheet(), { isStill: true });
    still.replaceSync('*, ::before, ::after { animation: none !important; transition: none !important; }');
    const others = document.adoptedStyleSheets.filter((sheet) => !('isStill' in sheet));
    document.adoptedStyleSheets = held ? [...others, still] : others;
  }, isHeld);

/** Fails with each rule that the screen breaks and where; `without` names rules that do not fit what is open. */
export async function expectAccessible(
  page: Page | Frame,
  { without = [] }: { without?: string[] } = {},
): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' }); // a screen that is still loading breaks rules of its own
  await layOutAll(page);
  await holdMotion(page, true);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source); // once a page: it is half a megabyte
  const found = await page.evaluate(async (rules) => {
    const disabled = Object.fromEntries(rules.map((rule) => [rule, { enabled: false }]));
    const { violations } = await window.axe.run({ resultTypes: ['violations'], rules: disabled });
    return violations.map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`);
  }, without);
  await holdMotion(page, false);
  expect(found, `axe on ${page.url()}`).toEqual([]);
}
