import { signIn } from '../support/desk.ts';
import { chat } from '../support/guest-pages.ts';
import { answerWith, nextStep, reportLeak } from '../support/job-pages.ts';
import { expect, expectAccessible, test } from '../support/journeys.ts';
import { mailSaying } from '../support/mail.ts';
import { picture } from '../support/pictures.ts';
import { drawing } from '../support/property-pages.ts';

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]) {
  test.describe(`at ${viewport.width}`, () => {
    test.use({ viewport, colorScheme: viewport.width === 390 ? 'light' : 'dark' });

    test('a contractor takes a job from the link to finished, and the guest sees each step', async ({
      page: guest,
      context,
      server,
    }) => {
      const link = await reportLeak(guest, server);
      const page = await context.newPage();
      const writes: string[] = [];
      page.on('request', (request) => request.method() !== 'GET' && writes.push(request.url()));
      await page.goto(server.url + link);
      const next = (name: string) => nextStep(page, name);
      const dialog = page.getByRole('dialog');
      const answer = (name: string) => answerWith(page, name);

      await expect(next('Accept Job')).toBeVisible();
      await expect(page).toHaveURL(`${server.url}/job`);
      await expect(page.getByText(/minutes left to accept/)).toBeVisible();
      await expect(page.getByText('Entry instructions')).toHaveCount(0);
      expect((await next('Accept Job').boundingBox())?.height).toBe(56);
      await page.reload();
      await expect(next('Accept Job')).toBeVisible();
      expect(writes).toEqual([]);
      await expectAccessible(page);

      await next('Accept Job').click();
      await dialog.getByText('Tomorrow').click();
      await dialog.locator('[name=from]').fill('09:00');
      await dialog.locator('[name=to]').fill('08:00');
      await answer('Accept Job').click();
      await expect(dialog.getByText('The end has to be after the start.')).toBeVisible();
      await expectAccessible(page);
      await dialog.locator('[name=to]').fill('11:00');
      await answer('Accept Job').click();
      await expect(next("I'm On My Way")).toBeVisible();
      await expect(page.getByText('Entry instructions')).toBeVisible();
      await expect(page.getByRole('link', { name: /Cannon Beach/ })).toHaveAttribute('href', /^https:\/\/maps\./);
      await expectAccessible(page);
      await expect(chat(guest).getByText(/Tomorrow, 9:00 – 11:00 AM/i)).toBeVisible();

      await page.getByRole('button', { name: 'Propose other times' }).click();
      await answer('Propose Times').click();
      await expect(dialog.locator('[name=from-1]')).toBeFocused();
      await expect(dialog.getByText('Enter a start time.')).toBeVisible();
      await dialog.locator('[name=from-1]').fill('13:00');
      await dialog.locator('[name=to-1]').fill('15:00');
      await answer('Add another time').click();
      await dialog.locator('[name=from-2]').fill('16:00');
      await dialog.locator('[name=to-2]').fill('18:00');
      await expectAccessible(page);
      await answer('Propose Times').click();
      await expect(page.getByText('You proposed these times, and the guest chooses one:')).toBeVisible();
      await chat(guest).getByRole('button', { name: 'Another time' }).click();
      await expectAccessible(guest);
      await chat(guest)
        .getByRole('button', { name: /Tomorrow, 4:00 – 6:00 PM/i })
        .click();
      await expect(chat(guest).getByText('Visit agreed', { exact: true })).toBeVisible();
      await expect(chat(guest).getByText(/Tomorrow, 4:00 – 6:00 PM/i)).toBeVisible();

      await next("I'm On My Way").click();
      await dialog.getByText('30 min').click();
      await answer("I'm On My Way").click();
      await expect(chat(guest).getByText(/is on the way\.$/)).toBeVisible();
      await page.getByRole('button', { name: 'Nobody let me in' }).click();
      await dialog.getByLabel('What happened?').fill('Rang twice.');
      await answer('Report No Access').click();
      await expect(page.getByText("You couldn't get in.")).toBeVisible();
      await expectAccessible(page);
      await next("I'm On My Way").click();
      await answer("I'm On My Way").click();
      await next('Start Work').click();
      await expect(next('Finish Work')).toBeVisible();
      await expect(chat(guest).getByText(/has started work\.$/)).toBeVisible();
      await page.getByRole('button', { name: 'I need to come back' }).click();
      await answer('Plan Another Visit').click();
      await expect(dialog.getByText('Say in a sentence why.')).toBeVisible();
      await dialog.getByLabel("What's missing?").fill('A valve');
      await answer('Plan Another Visit').click();
      await expect(page.getByText('You need to come back.')).toBeVisible();
      await next('Start Work').click();
      await expect(next('Finish Work')).toBeVisible();

      const picker = page.getByLabel('Add photos').and(page.locator('input'));
      const photo = await drawing(page);
      await picker.setInputFiles([
        { name: 'a.png', ...photo },
        { name: 'b.png', ...photo },
      ]);
      await expect(page.getByAltText(/^Sent by/)).toHaveCount(2);

      await page.getByRole('button', { name: 'Ask for more' }).click();
      await answer('Ask for More').click();
      await expect(dialog.getByLabel('New total in dollars')).toBeFocused();
      await expectAccessible(page);
      await dialog.getByLabel('New total in dollars').fill('900');
      await dialog.getByLabel('What is it for?').fill('A new drain');
      await answer('Ask for More').click();
      await expect(page.getByText('Asked for $900.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Ask for more' })).toHaveCount(0);

      await next('Finish Work').click();
      await answer('Finish Work').click();
      await expect(dialog.getByText('Say in a sentence what you did.')).toBeVisible();
      await expect(dialog.getByLabel('What did you do?')).toBeFocused();
      await expectAccessible(page);
      await dialog.getByLabel('What did you do?').fill('Replaced the trap.');
      await dialog.getByLabel('Labor').fill('999999.99');
      await answer('Finish Work').click();
      await expect(dialog.getByText(/^That's more than the \$\d+/)).toBeVisible();
      await expect(dialog.getByText('You asked for $900.')).toBeVisible();
      await expectAccessible(page);
      await dialog.getByLabel('Labor').fill('185.50');
      await answer('Finish Work').click();
      await expect(page.getByText('Work finished.')).toBeVisible();
      await expectAccessible(page);

      await chat(guest).getByRole('button', { name: "Yes, it's fixed" }).click();
      await expect(chat(guest).getByText('Fixed', { exact: true })).toBeVisible();
      await chat(guest).getByRole('radio', { name: '3 stars' }).check();
      await chat(guest).getByRole('radio', { name: '4 stars' }).check();
      await expect(chat(guest).getByText(/^Thank you. You can change the stars/)).toBeVisible();
      await expectAccessible(guest);
      await guest.reload();
      await expect(chat(guest).getByText(/^You gave .* 4 stars\.$/)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    });
  });
}

test('what cost more than was agreed is asked for from where it was typed, and what was typed is kept', async ({
  page: guest,
  context,
  server,
}) => {
  const link = await reportLeak(guest, server);
  const page = await context.newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(server.url + link);
  for (const step of ['Accept Job', "I'm On My Way"]) {
    await nextStep(page, step).click();
    await answerWith(page, step).click();
  }
  await nextStep(page, 'Start Work').click();
  await nextStep(page, 'Finish Work').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Labor').fill('4000');
  await dialog.getByRole('button', { name: 'Ask for $4,000' }).click();
  await expect(dialog.getByText('Say in a sentence what you did.')).toBeVisible();
  await dialog.getByLabel('What did you do?').fill('A new pump.');
  await answerWith(page, 'Finish Work').click();
  await expect(dialog.getByText(/^That's more than the \$/)).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'job/over-limit');
  await dialog.getByRole('button', { name: 'Ask for $4,000' }).click();
  await expect(page.getByText('Asked for $4,000.', { exact: true })).toBeVisible();
  await nextStep(page, 'Finish Work').click();
  await expect(dialog.getByLabel('What did you do?')).toHaveValue('A new pump.');
  await expect(dialog.getByLabel('Labor')).toHaveValue('4000');
  await expect(dialog.getByText('You asked for $4,000.')).toBeVisible();
});

test('a contractor declines with a reason, and the next one is asked', async ({ page: guest, context, server }) => {
  const link = await reportLeak(guest, server);
  const page = await context.newPage();
  await page.goto(server.url + link);
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  await expectAccessible(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Something else').click();
  await answerWith(page, 'Decline Job').click();
  await expect(dialog.getByText('Say in a few words why.')).toBeVisible();
  await dialog.getByText('Fully booked').click();
  await dialog.getByLabel(/^Anything to add/).fill('Two big jobs');
  await answerWith(page, 'Decline Job').click();
  await expect(dialog.getByText('Enter the day from which you are free again.')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'job/decline');
  await dialog.getByLabel('Free again on').fill(new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10));
  await answerWith(page, 'Decline Job').click();
  await expect(page.getByText('You declined this job.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Accept Job' })).toHaveCount(0);
  await expect(chat(guest).getByText(/couldn't take/)).toBeVisible();
  const owner = await context.newPage();
  await signIn(owner, server.owner, '/dashboard/contractors');
  await owner.getByRole('link', { name: 'Tidewater Plumbing' }).click();
  const said = owner.getByRole('region', { name: 'What they said' });
  await expect(said.getByText(/^Fully booked until .+, said on/)).toBeVisible();
  await expectAccessible(owner);
  await picture(owner, 'job/said');
  await said.getByRole('button', { name: 'Ask Them Again' }).click();
  await expect(said).toHaveCount(0);
});

test('a link that was never ours shows no job and whom to call', async ({ page, expectedErrors }) => {
  expectedErrors.push(/404/);
  await page.goto('/job/0192f0aa-0000-7000-8000-000000000000.aaaaaaaaaaaaaaaaaaaaaa');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("This link doesn't open a job.");
  await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', /^tel:/);
  await expectAccessible(page);
});

test('a server that is down is said, asked again by a tap, and the job comes once it is back', async ({
  page: guest,
  context,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  const link = await reportLeak(guest, server);
  const page = await context.newPage();
  await page.route('**/api/v1/**', (route) => route.abort());
  await page.goto(server.url + link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("We couldn't reach Porchlight.");
  await expectAccessible(page);
  const askedAgain = page.waitForRequest('**/api/v1/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await askedAgain;
  await page.unroute('**/api/v1/**');
  await page.evaluate(() => dispatchEvent(new Event('online'))); // by itself, too, once it is there
  await expect(page.getByRole('button', { name: 'Accept Job' })).toBeVisible();
});

test.describe('more money', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

  test('is approved by one tap from the mail, without signing in', async ({ page, server, expectedErrors }) => {
    expectedErrors.push(/404/);
    const job = await reportLeak(page, server);
    const post = (act: string, body: object) =>
      fetch(`${server.url}/api/v1/jobs/${job.split('/').at(-1)}/${act}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    expect((await post('accept', {})).status).toBe(200);
    expect((await post('ask-more', { amount_cents: 123_400, why: 'The pipe behind the wall is rotten' })).status).toBe(
      200,
    );
    const mail = await mailSaying(server, server.owner.email, /\$1,234\b[\s\S]*\/approve\//);
    const writes: string[] = [];
    page.on('request', (request) => request.method() !== 'GET' && writes.push(request.url()));
    await page.goto(/\/approve\/[\w.-]+/.exec(mail.text)?.[0] ?? '');
    await expect(page.getByText(/The pipe behind the wall is rotten$/)).toBeVisible();
    await expect(page).toHaveURL(/\/approve$/);
    await expect(page.getByText('No answer? The amount stays as it is.')).toBeVisible();
    await expectAccessible(page);
    expect(writes).toEqual([]);
    await page.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByRole('status')).toContainText('It may cost up to $1,234.');
    await expect(page.getByRole('button')).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('status')).toContainText('approved this on');
    await expectAccessible(page);
    expect(writes).toHaveLength(1);

    await page.goto('/approve/0192f0aa-0000-7000-8000-000000000000.aaaaaaaaaaaaaaaaaaaaaa');
    await expect(page.getByRole('alert')).toContainText("This link doesn't open anything anymore.");
    await expectAccessible(page);
  });
});
