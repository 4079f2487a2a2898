import type { Page } from '@playwright/test';
import { chat, greeted, passStayCheck, say } from './guest-pages.ts';
import { expect } from './journeys.ts';
import type { RunningServer } from './server.ts';

// A contractor's job, from the guest's words that begin it to the link in the message.

/** The one button at the foot of a job's page, by its words. */
export const nextStep = (page: Page, name: string) =>
  page.locator('main ~ footer').getByRole('button', { name, exact: true });

/** What answers the question that a step asks. */
export const answerWith = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });

/** A guest reports a leak, another than those of the journeys before, which it would join; the offer's link is taken from the outbox, as the contractor takes it from the message. */
export async function reportLeak(guest: Page, server: RunningServer): Promise<string> {
  const link = await offerAfter(server);
  await guest.goto(server.guestUrl);
  await greeted(guest);
  await passStayCheck(guest, server);
  await say(guest, "there's another leak, water is coming from under the kitchen sink");
  await expect(chat(guest).getByRole('article', { name: /^Work order WO-/ })).toBeVisible();
  return link();
}

/** To be called before an offer goes out: answers its link once it is in the outbox. */
export async function offerAfter(server: RunningServer): Promise<() => Promise<string>> {
  const known = new Set(await offers(server));
  return async () => {
    let link: string | undefined;
    await expect
      .poll(async () => {
        link = (await offers(server)).find((one) => !known.has(one));
        return link;
      })
      .toBeDefined();
    return link ?? '';
  };
}

async function offers(server: RunningServer): Promise<string[]> {
  const page = await (await fetch(server.outboxUrl)).text();
  return [...new Set([...page.matchAll(/\/job\/[\w.-]+/g)].map(([link]) => link))];
}
