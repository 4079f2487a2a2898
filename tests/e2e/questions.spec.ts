import { signIn, staffOverRest } from '../support/desk.ts';
import { expect, expectAccessible, test } from '../support/journeys.ts';
import { mailTo } from '../support/mail.ts';

test('what visitors ask reaches the team at once, is found, and is answered by mail', async ({
  page,
  server,
  request,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409/, /Failed to load resource/);
  const ask = (question: string, changes: object = {}) =>
    request.post('/api/v1/questions', {
      data: {
        name: 'Quentin Asker',
        email: 'quentin@example.com',
        phone: '(415) 555-0123',
        num_properties: 3,
        question,
        form_source: 'Contact Page Contact Us',
        sms_opt_in: true,
        ...changes,
      },
    });
  await signIn(page, server.agent, '/security');
  await page.getByRole('link', { name: 'Questions' }).click();
  await expect(page.getByText('No new questions.')).toBeVisible();
  await expectAccessible(page);

  await ask('Do you look after boats?');
  const boats = page.getByRole('link', { name: 'Do you look after boats?' });
  await expect(boats).toBeVisible(); // without a reload
  await ask('Only this', { name: '', email: '', phone: '', form_source: 'FAQ Quick Question', sms_opt_in: false });
  await ask('Can you call me?');
  await expect(page.getByRole('row')).toHaveCount(4);
  await expectAccessible(page);

  await page.keyboard.press('/');
  await page.keyboard.type('boats');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByLabel('Source').selectOption('FAQ Demo Request');
  await expect(page.getByText('No new questions with “boats” from FAQ Demo Request.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByLabel('Search')).toHaveValue('');
  await expect(page.getByRole('row')).toHaveCount(4);

  await boats.click();
  const dialog = page.getByRole('dialog', { name: 'Question from Quentin Asker' });
  await expect(dialog.getByText('Allowed since')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send answer' }).click();
  await expect(dialog.getByText('Write an answer first.')).toBeVisible();
  await dialog.getByLabel('Your answer').fill('Houseboats, yes.');
  await page.reload();
  await expect(dialog.getByLabel('Your answer')).toHaveValue('Houseboats, yes.');
  await page.context().setOffline(true);
  await dialog.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByText(/Your answer is still here/).first()).toBeVisible();
  await page.context().setOffline(false);
  await dialog.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByText('Answer sent to quentin@example.com').first()).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(boats).toBeHidden();
  expect((await mailTo(server, 'quentin@example.com', /Your question/)).text).toContain('Houseboats, yes.');

  await page.getByRole('button', { name: 'Answered', exact: true }).click();
  await boats.click();
  await expect(dialog.getByText('Houseboats, yes.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(boats).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/questions');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Only this' }).click();
  const nobody = page.getByRole('dialog', { name: 'Question from a visitor' });
  await expect(nobody.getByText("there's nobody to answer")).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await nobody.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(page.getByText('Marked as answered')).toBeVisible();

  // A colleague was faster.
  await page.getByRole('link', { name: 'Can you call me?' }).click();
  await page.getByLabel('Your answer').fill('Tomorrow at ten.');
  const id = new URL(page.url()).searchParams.get('question');
  const colleague = await staffOverRest(server, server.agent);
  await colleague(`/questions/${id}/answer`, { answer: 'Today at ten.' });
  await expect(page.getByRole('dialog').getByText('Today at ten.')).toBeVisible();
});

test('a list that cannot be loaded says so and offers to try again', async ({ page, server, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/);
  await signIn(page, server.agent, '/security');
  await page.route('**/rpc/enquiries/list*', (route) => route.fulfill({ status: 403, json: {} }));
  await page.getByRole('link', { name: 'Questions' }).click();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/rpc/enquiries/list*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeHidden();
});
