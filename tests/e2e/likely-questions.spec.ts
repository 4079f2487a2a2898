import { signIn } from '../support/desk.ts';
import { expect, expectAccessible, expectNothingWide, test } from '../support/journeys.ts';
import { picture } from '../support/pictures.ts';

// What guests may ask for a note, where its owner saved it, and the way from a question that does not find it to the editor.

test('an owner saves an article, sees who finds it, and does what is advised', async ({ page, server }) => {
  await signIn(page, server.owner, '/dashboard/knowledge');
  await page.getByRole('button', { name: 'Write an article', exact: true }).first().click();
  const writing = page.getByRole('dialog', { name: 'Write an article' });
  await writing.getByLabel('Title').fill('Snow');
  await writing.getByLabel('What guests should know').fill('The shovel is by the door.');
  await writing.getByRole('button', { name: 'Save Article' }).click();
  await expect(writing).toBeHidden();

  const asked = page.getByRole('region', { name: 'Guests may ask', exact: true });
  await expect(asked.getByRole('status').filter({ hasText: /questions we tried/ })).toBeVisible();
  await expect(asked.getByText('Answered at once').first()).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'asked-1280');

  const advised = asked.getByRole('link', { name: /^(?:Say|Add) “/ }).first();
  const words = /“(.+)”/.exec((await advised.textContent()) ?? '')?.[1] ?? '';
  await advised.click();
  const editing = page.getByRole('dialog', { name: 'Edit article' });
  await expect(editing.getByLabel('What guests should know')).toHaveValue(new RegExp(`shovel[^]*${words}`, 'i'));
  await expectAccessible(page);
  await picture(page, 'asked-editor-1280');
  await editing.getByRole('button', { name: 'Save Article' }).click();
  await expect(editing).toBeHidden();
  await expect(asked.getByText('Answered at once').first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('what cannot be tried says so and is tried again, and it opens and closes by keyboard', async ({
    page,
    server,
    expectedErrors,
  }) => {
    expectedErrors.push(/Failed to load resource: the server responded with a status of 503/);
    await signIn(page, server.owner, '/dashboard/knowledge');
    const articles = page.getByRole('region', { name: 'Articles' });
    const opens = articles.getByRole('button', { name: /^Guests may ask about/ }).first();
    await page.route('**/likelyQuestions/**', (route) => route.fulfill({ status: 503, body: '{}' }));
    await opens.focus();
    await page.keyboard.press('Enter');
    const asked = page.getByRole('region', { name: 'Guests may ask', exact: true });
    await expect(asked.getByRole('alert')).toBeVisible();
    await picture(page, 'asked-failed-390');
    await page.unroute('**/likelyQuestions/**');
    await asked.getByRole('button', { name: 'Retry' }).click();
    await expect(asked.getByText(/tried find/)).toBeVisible();
    await expectAccessible(page);
    await expectNothingWide(page);
    await picture(page, 'asked-390');
    await opens.focus();
    await page.keyboard.press('Enter');
    await expect(asked).toHaveCount(0);
    await expect(opens).toBeFocused();
  });
});

test('a field that was saved shows on the property’s page what guests may ask for it', async ({ page, server }) => {
  await signIn(page, server.owner, '/dashboard/properties');
  await page.getByRole('table').getByRole('link').first().click();
  await page.waitForURL(/\/dashboard\/properties\/[^/]+$/);
  await page.goto(`${page.url()}?edit=${page.url().split('/').at(-1)}:trash_bin_location`);
  const editing = page.getByRole('dialog', { name: /^Edit Property/ });
  await editing.getByLabel('Trash bin location').fill('By the gate, under the little roof.');
  await editing.getByRole('button', { name: 'Save Changes' }).click();
  await expect(editing).toBeHidden();
  const asked = page.getByRole('region', { name: 'Guests may ask', exact: true });
  await expect(asked.getByRole('heading', { name: 'Trash bins' })).toBeVisible();
  await expect(asked.getByText(/tried find/)).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'asked-field-1280');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNothingWide(page);
  await picture(page, 'asked-field-390');
  await asked.getByRole('button', { name: 'Hide what guests may ask' }).click();
  await expect(asked).toHaveCount(0);
});
