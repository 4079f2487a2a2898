import { chat, phone } from '../support/guest-pages.ts';
import { answerWith, nextStep, reportLeak } from '../support/job-pages.ts';
import { expect, expectAccessible, expectNothingWide, test } from '../support/journeys.ts';
import { picture } from '../support/pictures.ts';
import { drawing } from '../support/property-pages.ts';
import { onSlowLine } from '../support/slow-line.ts';

// A contractor in a crawl space: one thumb, a slow line that breaks once, and nothing typed twice.

test.use({ viewport: phone, hasTouch: true, deviceScaleFactor: 2, colorScheme: 'dark' });

const done = 'Replaced the trap and both slip nuts. Ran water for ten minutes, dry.';

test('a job is done on a line that is slow and breaks, and nothing is lost', async ({
  page: guest,
  context,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  const link = await reportLeak(guest, server);
  const page = await context.newPage();
  const line = await onSlowLine(page);
  const dialog = page.getByRole('dialog');
  const answer = (name: string) => answerWith(page, name);
  const thumb = async (name: string) => {
    await expect(nextStep(page, name)).toBeVisible();
    const box = await nextStep(page, name).boundingBox();
    expect(box?.height).toBe(56);
    expect(box && box.y + box.height, 'under the thumb').toBeGreaterThan(phone.height - 100);
    await nextStep(page, name).tap();
  };

  await page.goto(server.url + link, { waitUntil: 'commit' });
  await expect(page.getByText('Loading the job')).toBeAttached();
  await expect(nextStep(page, 'Accept Job')).toBeVisible();
  await picture(page, 'contractor-1-offer');
  await thumb('Accept Job');
  await picture(page, 'contractor-2-when');
  await answer('Accept Job').tap();
  await expect(answer('Accept Job')).toHaveAttribute('aria-busy', 'true'); // half a second in which a thumb would try again
  await expect(page.getByText('Entry instructions')).toBeVisible();
  await picture(page, 'readme/contractor');
  await thumb("I'm On My Way");
  await dialog.getByText('30 min').tap();
  await answer("I'm On My Way").tap();
  await thumb('Start Work');
  await expect(nextStep(page, 'Finish Work')).toBeVisible();

  const picker = page.getByLabel('Add photos').and(page.locator('input'));
  await picker.setInputFiles({ name: 'before.png', ...(await drawing(page)) });
  await expect(page.getByAltText(/^Sent by/)).toHaveCount(1);
  await line.cut();
  await picker.setInputFiles({ name: 'after.png', ...(await drawing(page)) });
  await expect(page.getByText('Waiting to be sent').first()).toBeVisible();
  await picture(page, 'contractor-4-offline');
  await thumb('Finish Work');
  await dialog.getByLabel('What did you do?').fill(done);
  await dialog.getByLabel('Labor').fill('185.50');
  await answer('Finish Work').tap();
  await expect(dialog).toBeHidden();
  const waiting = page.getByRole('region', { name: 'Waiting to be sent' });
  await expect(waiting).toContainText('Finish Work');
  await picture(page, 'contractor-5-not-sent');

  await line.mend(); // what was tapped goes by itself, the photo first
  await expect(page.getByAltText(/^Sent by/)).toHaveCount(2);
  await expect(page.getByText('Work finished.')).toBeVisible();
  await picture(page, 'contractor-6-finished');
  await expectAccessible(page);
  await expectNothingWide(page);
  await expect(chat(guest).getByRole('button', { name: "Yes, it's fixed" })).toBeVisible();
});
