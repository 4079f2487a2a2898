import { newOwner, ownerOverRest, signIn } from '../support/desk.ts';
import { expect, expectAccessible, test } from '../support/journeys.ts';
import { mailSaying } from '../support/mail.ts';

/** The link of a morning mail that stops it. */
const stopLink = /\/morning-mail\/[\w.-]+/;

test.use({ viewport: { width: 390, height: 844 } });

test('an owner chooses what reaches them, takes it back, and stops the morning mail from the mail', async ({
  page,
  server,
}) => {
  const ada = await newOwner(server, 'ada.reached@example.com');
  await signIn(page, ada, '/dashboard/reach');
  const hour = page.getByLabel('When the morning mail comes');
  await expectAccessible(page);
  await hour.selectOption('8');
  await expect(page.getByText(/^The next one: .*8:00 AM/)).toBeVisible();
  await page.getByRole('switch', { name: 'Hold mails and texts while I sleep' }).click();
  const questions = page.getByRole('checkbox', { name: "a guest's question" });
  await questions.check();
  await expect(questions).toBeChecked();
  await expectAccessible(page);

  const way = page.getByLabel('How we tell you: the steps of a job');
  await way.selectOption('dashboard');
  await expect(page.getByText('Saved')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(way).toHaveValue('mail');
  await page.reload();
  await expect(hour).toHaveValue('8');
  await expect(questions).toBeChecked();

  const asOwner = await ownerOverRest(server, ada);
  await asOwner('POST', '/me/reach/morning-mail', {});
  const mail = await mailSaying(server, 'ada.reached@example.com', stopLink);
  await page.goto(stopLink.exec(mail.text)?.[0] ?? '');
  await expect(page).toHaveURL(/\/morning-mail$/);
  await expect(page.getByText('Your morning mail comes every day at 8:00 AM')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Stop the morning mail' }).click();
  await expect(page.getByText('Your morning mail is off.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Have it again' }).click();
  await expect(page.getByRole('button', { name: 'Stop the morning mail' })).toBeVisible();
});
