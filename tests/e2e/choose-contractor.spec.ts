import type { Page } from '@playwright/test';
import { cedarCottage, colleagueOf, ownerOverRest, signIn, staffOverRest } from '../support/desk.ts';
import { answerWith, nextStep, offerAfter } from '../support/job-pages.ts';
import { expect, expectAccessible, expectNothingWide, test } from '../support/journeys.ts';
import type { RunningServer } from '../support/server.ts';

// The owner, and the desk for them, decide who comes: on a wide screen and on a phone.

const phone = { width: 390, height: 844 };
const shots = process.env.SHOTS;

/** A job for a plumber at the demo's own house: Tidewater is asked first. */
async function burst(server: RunningServer, subject_line: string): Promise<string> {
  const desk = await staffOverRest(server, colleagueOf(server));
  const { id } = await cedarCottage(server);
  const order = { property_id: id, service_type: 'plumbing', urgency_level: 'urgent', subject_line };
  return (await desk<{ id: string }>('/work-orders', { ...order, issue_summary: 'It runs over.' })).id;
}

const choosing = (page: Page) => page.getByRole('dialog', { name: 'Choose a contractor' });
const rowOf = (page: Page, company: string) => choosing(page).getByRole('listitem').filter({ hasText: company });
const openChoice = async (page: Page) => {
  await page.getByRole('dialog').getByRole('button', { name: 'Choose a contractor' }).click();
  await expect(rowOf(page, 'Tidewater Plumbing')).toBeVisible();
};
const see = async (page: Page, name: string) => {
  if (shots) await page.screenshot({ path: `${shots}/${name}.png` });
};

test('an owner gives the job to another contractor than the one who was asked', async ({ page, server }) => {
  const id = await burst(server, 'Sink runs over in the hall');
  await signIn(page, server.owner, `/dashboard/work-orders?work-order=${id}`);
  await openChoice(page);
  await expect(rowOf(page, 'Tidewater Plumbing').getByText('Asked now')).toBeVisible();
  await choosing(page).getByRole('button', { name: 'Offer the job' }).click();
  await expect(choosing(page).getByRole('alert')).toHaveText('Choose at least one contractor.');
  await choosing(page).getByRole('searchbox', { name: 'Search contractors' }).fill('cascade');
  await expect(rowOf(page, 'Tidewater Plumbing')).toBeHidden();
  await choosing(page).getByRole('checkbox', { name: 'Cascade Drain & Pipe' }).check();
  await choosing(page).getByRole('searchbox', { name: 'Search contractors' }).fill('');
  await expect(rowOf(page, 'Tidewater Plumbing')).toBeVisible();
  await expect(choosing(page).getByText('We take the offer back from Tidewater Plumbing.')).toBeVisible();
  await expectAccessible(page);
  await see(page, 'choose-owner-wide');
  await page.emulateMedia({ colorScheme: 'dark' });
  await see(page, 'choose-owner-dark');
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await choosing(page).getByRole('textbox', { name: 'Why' }).fill('Knows the old pipes.');
  await choosing(page).getByRole('button', { name: 'Offer the job' }).click();
  await expect(page.getByText('Job offered to Cascade Drain & Pipe')).toBeVisible();
  await expect(choosing(page)).toBeHidden();
  const order = page.getByRole('dialog');
  await expect(order.getByText('The offer to Tidewater Plumbing was taken back')).toBeVisible();
  await expect(order.getByText(/Knows the old pipes\./).first()).toBeVisible();
});

test('the desk takes a running job back on a phone, with a reason, asks two at once, and agrees on the visit', async ({
  page,
  context,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/410/);
  const linkOf = await offerAfter(server);
  const id = await burst(server, 'Water stands in the cellar');
  const first = await context.newPage();
  await first.goto(await linkOf());
  await nextStep(first, 'Accept Job').click();
  await answerWith(first, 'Accept Job').click();
  await expect(nextStep(first, "I'm On My Way")).toBeVisible();

  await page.setViewportSize(phone);
  await signIn(page, server.agent, `/console?work-order=${id}`);
  await openChoice(page);
  await expect(rowOf(page, 'Tidewater Plumbing').getByText('Has this job')).toBeVisible();
  await expect(choosing(page).getByRole('checkbox', { name: 'Tidewater Plumbing' })).toBeDisabled();
  await choosing(page).getByRole('checkbox', { name: 'Cascade Drain & Pipe' }).check();
  await choosing(page).getByRole('button', { name: 'Offer the job' }).click();
  await expect(choosing(page).getByText('Say why the job is taken back.')).toBeVisible();
  await expect(choosing(page).getByRole('textbox', { name: 'Why' })).toBeFocused();
  await expect(choosing(page).getByText(/^Tidewater Plumbing has this job/)).toBeVisible();
  await expectAccessible(page);
  await expectNothingWide(page);
  await see(page, 'choose-desk-phone');
  await choosing(page).getByRole('textbox', { name: 'Why' }).fill('They are stuck on the pass.');
  const next = await offerAfter(server);
  await choosing(page).getByRole('button', { name: 'Offer the job' }).click();
  await expect(page.getByText('Job offered to Cascade Drain & Pipe')).toBeVisible();
  await first.reload();
  await expect(first.getByText('This job was withdrawn.')).toBeVisible();
  const second = await context.newPage();
  await second.goto(await next());

  const another = await offerAfter(server);
  await openChoice(page);
  for (const company of ['Cascade Drain & Pipe', 'Tidewater Plumbing'])
    await choosing(page).getByRole('checkbox', { name: company }).check();
  await expect(choosing(page).getByText(/at once\. The first to accept gets the job\.$/)).toBeVisible();
  await choosing(page).getByRole('button', { name: 'Offer the job' }).click();
  await expect(choosing(page)).toBeHidden();
  const third = await context.newPage();
  await third.goto(await another());
  await nextStep(third, 'Accept Job').click();
  await answerWith(third, 'Accept Job').click();
  await expect(nextStep(third, "I'm On My Way")).toBeVisible();
  await second.reload();
  await expect(second.getByText(/Another contractor was faster and has this job/)).toBeVisible();
  await expect(second.getByText('Cedar Cottage')).toBeHidden();
  await see(second, 'job-taken');
  await expectAccessible(second);
  await page.getByRole('dialog').getByRole('button', { name: 'Agree on a visit' }).click();
  const appointment = page.getByRole('dialog', { name: 'Agree on a visit' });
  await appointment.getByRole('button', { name: 'Save the visit' }).click();
  await expect(appointment.getByLabel('From')).toBeFocused();
  await appointment.getByLabel('From').fill('09:00');
  await appointment.getByLabel('To').fill('08:00');
  await appointment.getByRole('button', { name: 'Save the visit' }).click();
  await expect(appointment.getByText('The end has to be after the start.')).toBeVisible();
  await expectAccessible(page);
  await expectNothingWide(page);
  await see(page, 'visit-desk-phone');
  await appointment.getByLabel('To').fill('11:00');
  await appointment.getByRole('button', { name: 'Save the visit' }).click();
  await expect(page.getByText('Visit agreed')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Change the visit' })).toBeVisible();
  await see(page, 'order-desk-phone');
  await third.reload();
  await expect(third.getByText(/9:00.*11:00/).first()).toBeVisible();
  const owner = await ownerOverRest(server);
  const { offers } = await owner<{ offers: { state: string }[] }>('GET', `/work-orders/${id}`);
  expect(offers.map(({ state }) => state)).toEqual(['revoked', 'taken', 'accepted']);
});
