import { openGuestChat, ownerOverRest, signIn } from '../support/desk.ts';
import { expect, expectAccessible, test } from '../support/journeys.ts';
import { mailSaying } from '../support/mail.ts';

const manual =
  'SAUNA STOVE\nUse dry wood only.\n\nBACK GATE\nThe gate code is 4471.\n\nRECORD PLAYER\nLift the needle first.';

test('a question reaches the owner, is answered, and what they write is found, changed, taken back and pasted', async ({
  page,
  server,
}) => {
  await openGuestChat(server, 'is there a telescope we can use?');
  await signIn(page, server.owner, '/dashboard');
  const needsYou = page.getByRole('region', { name: 'Needs you' });
  await needsYou.getByRole('button', { name: /^Show \d+ more$/ }).click(); // a question stands after what is urgent
  const waiting = needsYou.getByRole('listitem').filter({ hasText: 'telescope' });
  await waiting.getByRole('button', { name: 'Answer' }).click();
  const answering = page.getByRole('dialog', { name: 'Answer your guest' });
  await answering.getByRole('button', { name: 'Send Answer' }).click();
  await expect(answering.getByText('Write the answer your guest will read.')).toBeVisible();
  await answering.getByLabel('Your answer').fill('In the attic, please keep the cap on.');
  await expectAccessible(page);
  await answering.getByRole('button', { name: 'Send Answer' }).click();
  await expect(answering).toBeHidden();
  await expect(waiting).toHaveCount(0);

  await page.getByRole('link', { name: 'Knowledge', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Knowledge', level: 1 })).toBeVisible();
  const articles = page.getByRole('region', { name: 'Articles' });
  const telescope = articles.getByRole('listitem').filter({ hasText: 'please keep the cap on' });
  await expect(telescope).toBeVisible();
  await expectAccessible(page);
  await telescope.getByRole('button', { name: /^Remove/ }).press('Enter');
  await expect(telescope).toHaveCount(0);
  await expect(
    articles
      .getByRole('listitem')
      .getByRole('button', { name: /^Remove/ })
      .first(),
  ).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(telescope).toBeVisible();

  await page.getByRole('button', { name: 'Write an article', exact: true }).first().click();
  const writing = page.getByRole('dialog', { name: 'Write an article' });
  await writing.getByLabel('Title').fill('Canoe');
  await page.keyboard.press('Escape');
  await expect(writing).toBeHidden();
  await page.getByRole('button', { name: 'Write an article', exact: true }).first().click();
  await expect(writing.getByLabel('Title')).toHaveValue('Canoe');
  await writing.getByLabel('What guests should know').fill('It hangs in the barn.');
  await writing.getByLabel('Team only').check();
  await writing.getByRole('button', { name: 'Save Article' }).click();
  await articles.getByRole('searchbox').fill('barn');
  await expect(articles.getByRole('listitem')).toHaveCount(1);
  await expect(articles.getByRole('listitem')).toContainText('Team only');
  await articles.getByRole('searchbox').fill('');

  await articles.getByRole('button', { name: 'Read a manual' }).click();
  const pasting = page.getByRole('dialog', { name: 'Read a manual' });
  await pasting.getByLabel('Paste the text, or the address of a web page').fill(manual);
  await pasting.getByRole('button', { name: 'Read It' }).click();
  const found = page.getByRole('dialog', { name: 'What we found' });
  const proposed = found.getByRole('listitem');
  await expect(proposed).toHaveCount(3);
  await expect(proposed.nth(1)).toContainText('May hold a code');
  await expect(proposed.nth(1).getByLabel('Who may be told')).toHaveValue('verified');
  await expectAccessible(page);
  await proposed.nth(2).getByRole('checkbox').uncheck();
  await found.getByRole('button', { name: 'Save What Is Ticked' }).click();
  await expect(found).toBeHidden();
  await expect(articles.getByText('Sauna stove', { exact: true })).toBeVisible();
  await expect(articles.getByText('4471')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

  test('a mail answers without signing in, and the chat says why', async ({ page, server }) => {
    const asOwner = await ownerOverRest(server);
    // At night the mail would wait for the morning.
    const { version } = await asOwner<{ version: number }>('GET', '/protocols');
    await asOwner('PUT', '/protocols', { property_id: null, version, rules: { quiet_hours: null } });
    const { id } = await openGuestChat(server, 'is there a badminton set?');
    const mail = await mailSaying(server, server.owner.email, /badminton[\s\S]*\/answer\//);
    await page.goto(/\/answer\/[\w.-]+/.exec(mail.text)?.[0] ?? '');
    await expect(page.getByText('“is there a badminton set?”')).toBeVisible();
    await expect(page).toHaveURL(/\/answer$/);
    await expectAccessible(page);
    await page.getByLabel('Your answer').fill('In the shed.');
    await page.getByRole('button', { name: 'Send Answer' }).click();
    await expect(page.getByText(/^Your guest has your answer/)).toBeVisible();
    await page.reload();
    await expect(page.getByText('In the shed.')).toBeVisible();
    await expectAccessible(page);

    await signIn(page, server.owner, `/dashboard/conversations?chat=${id}`);
    const chat = page.getByRole('dialog');
    await chat
      .getByText(/^(From your notes?|Why this answer)/)
      .first()
      .click();
    await expect(chat.getByText('Nothing you wrote answers it, so we asked you.')).toBeVisible();
    await expect(chat.getByText('In the shed.')).toBeVisible();
    await expectAccessible(page);
    const { items } = await asOwner<{ items: { title: string }[] }>('GET', '/articles?q=badminton');
    expect(items).toHaveLength(1);
  });
});
