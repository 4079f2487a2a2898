import { type Browser, expect, type Page, test } from '@playwright/test';
import { demoAdmin } from '../support/demo-admin.ts';
import { openGuestChat, ownerOverRest, signIn, staffOverRest } from '../support/desk.ts';
import { expectOnlyWords, jobLink, plantJob, plantWords } from '../support/planted.ts';
import { planted, plantedMore } from '../support/planted-words.ts';
import { type Account, type RunningServer, startServer } from '../support/server.ts';

// Attack A9: everybody writes scripts wherever they may write, and everybody else looks at it. A script that only the
// policy stopped would say so on the console, which fails as well.

test('what somebody wrote is words to everybody who sees it', async ({ browser }) => {
  const server = await startServer(); // of its own: nobody else wants to read this
  const asOwner = await ownerOverRest(server);
  const asAgent = await staffOverRest(server, server.agent);
  await plantWords(server, asOwner, await staffOverRest(server, demoAdmin(server)));
  const chat = await openGuestChat(server, `I want to talk to a person please. ${plantedMore}`);
  const order = await plantJob(asOwner, asAgent, chat.id);
  const { id: support } = await asOwner<{ id: string }>('GET', '/support/thread');
  await look(browser, server, server.agent, [
    `/console?queue=mine&thread=${chat.id}`,
    `/console?queue=waiting&thread=${support}`,
    '/questions',
  ]);
  await look(browser, server, server.owner, [
    '/dashboard',
    `/dashboard/work-orders?work-order=${order}`,
    `/dashboard/conversations?chat=${chat.id}`,
    '/support',
    '/profile',
  ]);
  await look(browser, server, demoAdmin(server), ['/staff']);
  await lookAsNobody(browser, server, [await jobLink(server), server.outboxUrl]);
  await server.stop();
});

async function look(browser: Browser, server: RunningServer, account: Account, places: [string, ...string[]]) {
  const { page, said } = await listen(browser, server);
  await signIn(page, account, places[0]);
  for (const place of places) {
    await page.goto(place);
    await expectOnlyWords(page, place);
  }
  expect(said).toEqual([]);
  await page.context().close();
}

/** The contractor's page, the outbox, and the site's chat, which says back what it was told. */
async function lookAsNobody(browser: Browser, server: RunningServer, places: string[]) {
  const { page, said } = await listen(browser, server);
  for (const place of places) {
    await page.goto(place);
    await expectOnlyWords(page, place);
  }
  await page.goto(`${server.url}/faq`);
  await page.getByRole('button', { name: 'Open support chat' }).click();
  await page.getByPlaceholder('Type your message...').fill(planted);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Support chat' }).getByRole('listitem')).toHaveCount(3);
  await expectOnlyWords(page, 'the site’s chat');
  expect(said).toEqual([]);
  await page.context().close();
}

async function listen(browser: Browser, server: RunningServer): Promise<{ page: Page; said: string[] }> {
  const page = await browser.newPage({ baseURL: server.url });
  const said: string[] = [];
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
  page.on('pageerror', (error) => said.push(String(error)));
  return { page, said };
}
