import type { Page } from '@playwright/test';
import { signIn } from '../support/desk.ts';
import { answerWith, nextStep, reportLeak } from '../support/job-pages.ts';
import { test as base, expect, expectAccessible, expectNothingWide } from '../support/journeys.ts';
import {
  cut,
  type EndableServer,
  endableServer,
  keptNames,
  readyForOffline,
  restore,
} from '../support/offline-pages.ts';
import { picture } from '../support/pictures.ts';
import { drawing, sizes } from '../support/property-pages.ts';

// The job's page and the owner's day where there is neither a line nor a server.

const test = base.extend<object, { endable: EndableServer }>({
  endable: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here.
    async ({}, use) => {
      const endable = await endableServer();
      await use(endable);
      await endable.drop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  servers: [({ endable }, use) => use(async () => endable.now), { scope: 'worker' }],
});

test.beforeEach(
  ({ expectedErrors }) => void expectedErrors.push(/ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|FAILED)/, /503|500/),
);

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone });

  test('a contractor does a whole visit without a line, over a reload and two windows, and it goes once each', async ({
    page: guest,
    context,
    server,
    endable,
  }) => {
    const link = await reportLeak(guest, server);
    await guest.close();
    const first = await context.newPage();
    await first.goto(server.url + link);
    await expect(nextStep(first, 'Accept Job')).toBeVisible();
    const photo = await drawing(first);
    await readyForOffline(first);

    await cut(context, endable);
    await first.reload();
    await expect(first.getByText(/^You're offline\. This is from/)).toBeVisible();
    await expectAccessible(first);
    const answer = async (name: string) => {
      await nextStep(first, name).click();
      await answerWith(first, name).click();
    };
    await answer('Accept Job');
    const waiting = first.getByRole('region', { name: 'Waiting to be sent' });
    await expect(waiting.getByRole('listitem')).toHaveCount(1);
    await expect(first.getByText('The exact address comes once your yes is sent.')).toBeVisible();
    await answer("I'm On My Way");
    await nextStep(first, 'Start Work').click();
    await first
      .getByLabel('Add photos')
      .and(first.locator('input'))
      .setInputFiles([{ name: 'trap.png', ...photo }]);
    await expect(first.getByAltText('On its way')).toHaveCount(1);
    await nextStep(first, 'Finish Work').click();
    await first.getByRole('dialog').getByLabel('What did you do?').fill('Replaced the wrong trap.');
    await first.getByRole('dialog').getByLabel('Labor', { exact: true }).fill('120');
    await answerWith(first, 'Finish Work').click();
    await expect(waiting.getByRole('listitem')).toHaveCount(4);
    await expectAccessible(first);
    await expectNothingWide(first);
    await picture(first, 'offline-job-phone');

    const second = await context.newPage();
    await second.goto(server.url + link);
    await expect(second.getByText('Replaced the wrong trap.')).toBeVisible();
    await second.getByRole('button', { name: 'Take back: Finish Work' }).click();
    await expect(first.getByText('Replaced the wrong trap.')).toHaveCount(0);
    await nextStep(first, 'Finish Work').click();
    await expect(first.getByRole('dialog').getByLabel('What did you do?')).toHaveValue('Replaced the wrong trap.');
    await first.getByRole('dialog').getByLabel('What did you do?').fill('Replaced the trap.');
    await answerWith(first, 'Finish Work').click();
    await expect(second.getByText('Replaced the trap.')).toBeVisible();
    await first.close();
    await second.close();

    await restore(context, endable);
    const again = await context.newPage();
    const writes: string[] = [];
    again.on('response', (told) => {
      const { pathname } = new URL(told.url());
      if (told.request().method() === 'POST' && told.ok()) writes.push(pathname.split('/').at(-1) ?? '');
    });
    await again.goto(server.url + link);
    await expect(again.getByText('Work finished.')).toBeVisible();
    await expect(again.getByAltText(/^Sent by/)).toHaveCount(1);
    await expect(again.getByRole('region', { name: 'Waiting to be sent' })).toHaveCount(0);
    expect(writes).toEqual(['accept', 'on-my-way', 'start', 'photos', 'finish']);
    await expect.poll(() => keptNames(again)).toEqual([]);
  });

  test('what was refused meanwhile says why, nothing typed is lost, and nobody reads it without the link', async ({
    page: guest,
    context,
    server,
    expectedErrors,
  }) => {
    expectedErrors.push(/409|404/);
    const link = await reportLeak(guest, server);
    await guest.close();
    const page = await context.newPage();
    await page.goto(server.url + link);
    await expect(nextStep(page, 'Accept Job')).toBeVisible();
    await readyForOffline(page);
    await context.setOffline(true);
    await nextStep(page, 'Accept Job').click();
    await answerWith(page, 'Accept Job').click();
    await nextStep(page, "I'm On My Way").click();
    await answerWith(page, "I'm On My Way").click();
    await expect(page.getByRole('region', { name: 'Waiting to be sent' }).getByRole('listitem')).toHaveCount(2);
    // Whoever has the phone and not the message finds nothing: the page opens, and no job.
    const stranger = await context.newPage();
    await stranger.goto(`${server.url}/job`);
    await expect(stranger.getByText('Open the link from your message again.')).toBeVisible();
    await stranger.close();
    // On another phone the job is declined, and the next contractor is asked.
    const declined = await fetch(`${server.url}/api/v1/jobs/${link.split('/').at(-1)}/decline`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(declined.status).toBe(200);
    await context.setOffline(false);
    const refused = page.getByRole('region', { name: 'Not sent' });
    await expect(refused.getByRole('listitem')).toHaveCount(2);
    await expect(refused).toContainText('Not sent, because what you tapped before it was refused.');
    await expect(page.getByText('You declined this job.')).toBeVisible();
    await expectAccessible(page);
    await picture(page, 'offline-job-refused-phone');
    for (const name of ['Accept Job', "I'm On My Way"])
      await page.getByRole('button', { name: `Put away: ${name}` }).click();
    await expect(refused).toHaveCount(0);
    await expect.poll(() => keptNames(page)).toEqual([]);
  });
});

for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(`at ${size}`, () => {
    test.use({ viewport, colorScheme: size === 'wide' ? 'dark' : 'light' });
    const says = size === 'wide' ? 'yes' : 'answer';

    test(`the owner's day opens without a line, and an owner's ${says} there goes after the tab was closed`, async ({
      page,
      context,
      server,
      endable,
    }) => {
      await signIn(page, server.owner, '/dashboard?tab=today');
      await expect(page.getByRole('region', { name: 'Today', exact: true })).toContainText('Since last evening');
      if (size === 'phone') await page.getByRole('link', { name: /Needs you$/ }).click(); // how many wait stands before it
      const needsYou = (where: Page) => where.getByRole('region', { name: 'Needs you' });
      const buttons = (where: Page) =>
        needsYou(where).getByRole('button', { name: size === 'wide' ? 'Approve' : 'Answer' });
      await expect(buttons(page).first()).toBeVisible();
      await readyForOffline(page);
      const left = await buttons(page).count();

      await cut(context, endable);
      await page.reload();
      await expect(page.getByText(/^You're offline\. This is from/).first()).toBeVisible();
      await buttons(page).first().click();
      if (size === 'phone') {
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel('Your answer').fill('There is one on the roof.');
        await dialog.getByRole('button', { name: 'Send Answer' }).click();
        await expect(dialog).toHaveCount(0);
      }
      await expect(needsYou(page).getByText(/waits to be sent\.$/)).toBeVisible();
      const waiting = page.getByRole('region', { name: 'Waiting to be sent' });
      await expect(waiting.getByRole('listitem')).toHaveCount(1);
      await page.reload();
      await expect(waiting.getByRole('listitem')).toHaveCount(1);
      await expectAccessible(page);
      await expectNothingWide(page);
      await picture(page, `offline-owner-needs-you-${size}`);
      if (size === 'phone') await page.getByRole('link', { name: 'Today', exact: true }).click();
      const today = page.getByRole('region', { name: 'Today', exact: true });
      await expect(today).toContainText('Since last evening');
      await today.scrollIntoViewIfNeeded();
      await picture(page, `offline-owner-today-${size}`);
      await page.close();

      // Whoever opens it in another tab without signing in sees nothing of it.
      const stranger = await context.newPage();
      await stranger.goto(`${server.url}/dashboard`);
      await expect(stranger.getByLabel('Email')).toBeVisible();
      await expect(stranger.getByText('Waiting to be sent')).toHaveCount(0);
      await stranger.close();

      await restore(context, endable);
      const again = await context.newPage();
      await signIn(again, server.owner, '/dashboard');
      await expect(again.getByRole('region', { name: 'Waiting to be sent' })).toHaveCount(0);
      await expect(buttons(again)).toHaveCount(left - 1);
      await again.getByRole('button', { name: size === 'phone' ? 'Menu' : 'Account', exact: true }).click();
      await again.getByRole(size === 'phone' ? 'button' : 'menuitem', { name: 'Sign Out' }).click();
      await expect(again).toHaveURL(`${server.url}/`);
      await expect.poll(() => keptNames(again)).toEqual([]);
    });
  });
}
