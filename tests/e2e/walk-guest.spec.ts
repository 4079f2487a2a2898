import type { Page } from '@playwright/test';
import { ownerOverRest, signIn } from '../support/desk.ts';
import { chat, cottageStay, fillStay, greeted, phone, say } from '../support/guest-pages.ts';
import { answerWith, nextStep, offerAfter } from '../support/job-pages.ts';
import { expect, expectAccessible, expectNothingWide, test } from '../support/journeys.ts';
import { picture } from '../support/pictures.ts';
import type { RunningServer } from '../support/server.ts';

// A guest from the scanned code to a repaired sink, on a phone; the contractor in a window of their own.

test.use({ viewport: phone, hasTouch: true, deviceScaleFactor: 2 });

test('a guest asks six things, gets the sink fixed and says so', async ({ page, context, server }) => {
  await page.goto(server.guestUrl);
  await greeted(page);
  await picture(page, 'guest-1-arrived');

  await say(page, 'what is the door code please');
  await chat(page).getByRole('button', { name: 'Check my stay' }).click();
  await fillStay(page, await cottageStay(server));
  await picture(page, 'guest-2-stay');
  await page.keyboard.press('Enter');
  await chat(page).getByRole('button', { name: 'Reveal Door code' }).click(); // without asking again
  await expect(chat(page).getByRole('button', { name: 'Hide Door code' })).toBeVisible();
  await picture(page, 'guest-3-secret');

  await say(page, '¿dónde puedo aparcar?');
  await expect(chat(page).getByText('Estacionamiento: ')).toBeVisible();
  await expect(page.getByLabel('Su mensaje')).toBeVisible(); // the page speaks what the guest wrote last
  await say(page, 'is there a waffle iron?', 'Su mensaje');
  await expect(chat(page).getByText(/I've asked the owner and will write here by/)).toBeVisible();
  await expect(page.getByLabel('Your message')).toBeVisible();
  await picture(page, 'guest-4-spanish-and-unknown');
  await answerAsOwner(server, 'is there a waffle iron?', 'Yes, in the cupboard over the fridge.');
  await expect(chat(page).getByText('Yes, in the cupboard over the fridge.')).toBeVisible();

  const link = await offerAfter(server);
  await say(page, "there's another leak, water is coming from under the kitchen sink");
  const card = chat(page).getByRole('article', { name: /^Work order WO-/ });
  await expect(card.getByText('Contractor asked', { exact: true }).last()).toBeVisible();
  await picture(page, 'guest-5-leak');
  await say(page, 'I closed both handles and it still drips');
  await expect(chat(page).getByText("Thanks, I've added that to the work order.")).toBeVisible();
  await picture(page, 'readme/guest');
  await watchAsOwner(await context.newPage(), server);

  await fixSink(await context.newPage(), server.url + (await link()));
  await page.bringToFront();
  await expect(chat(page).getByText(/is on the way\.$/)).toBeVisible();
  await picture(page, 'guest-7-is-it-fixed');
  await card.getByRole('button', { name: "Yes, it's fixed" }).click();
  await card.getByRole('radio', { name: '5 stars' }).check();
  await expect(card.getByText(/^Thank you. You can change the stars/)).toBeVisible();
  await picture(page, 'guest-8-fixed');

  await page.emulateMedia({ colorScheme: 'dark' });
  await say(page, 'now I smell gas in the kitchen');
  await expect(chat(page).getByRole('link', { name: 'Call 911' })).toBeVisible();
  await expect(chat(page).getByText(/^Leave the house now/)).toBeVisible();
  await picture(page, 'guest-9-danger-dark');
  await expectAccessible(page);
  await expectNothingWide(page);
});

/** The owner's dashboard, while the plumber is being asked. */
async function watchAsOwner(page: Page, server: RunningServer) {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, server.owner, '/dashboard');
  const chats = page.getByRole('region', { name: 'Conversations' });
  await expect(chats.getByText("Thanks, I've added that to the work order.")).toBeVisible();
  await picture(page, 'readme/dashboard');
  await page.close();
}

/** On the owner's own device. */
async function answerAsOwner(server: RunningServer, asked: string, answer: string) {
  const owner = await ownerOverRest(server);
  const { items } = await owner<{ items: { ids: string[]; question: string }[] }>('GET', '/owner-questions');
  const ids = items.find(({ question }) => question === asked)?.ids;
  await owner('POST', '/owner-questions/answer', { ids, answer });
}

/** The contractor, by the link in their message. */
async function fixSink(page: Page, link: string) {
  await page.goto(link);
  await nextStep(page, 'Accept Job').click();
  await answerWith(page, 'Accept Job').click();
  await nextStep(page, "I'm On My Way").click();
  await page.getByRole('dialog').getByText('15 min').click();
  await answerWith(page, "I'm On My Way").click();
  await nextStep(page, 'Start Work').click();
  await nextStep(page, 'Finish Work').click();
  await page
    .getByRole('dialog')
    .getByLabel('What did you do?')
    .fill('Replaced the trap. Ran water for ten minutes, dry.');
  await page.getByRole('dialog').getByLabel('Labor', { exact: true }).fill('140');
  await answerWith(page, 'Finish Work').click();
  await expect(page.getByText('Work finished.')).toBeVisible();
}
