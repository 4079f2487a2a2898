import { signIn } from '../support/desk.ts';
import { chat, greeted, phone, say } from '../support/guest-pages.ts';
import { expect, expectAccessible, expectNothingWide, test } from '../support/journeys.ts';
import { picture } from '../support/pictures.ts';

// What a guest takes of what is shown to choose from, and the owner's word on whether that is kept.

for (const [name, options] of [
  ['phone', { viewport: phone, hasTouch: true }],
  ['computer', { viewport: { width: 1280, height: 900 } }],
] as const) {
  test.describe(`on a ${name}`, () => {
    test.use(options);

    test('a guest who only says that it is broken taps what, and what it does', async ({ page, server }) => {
      await page.goto(server.guestUrl);
      await greeted(page);
      await say(page, "it's broken");
      const replies = chat(page).getByRole('list', { name: 'Quick replies' });
      await expect(replies.getByRole('button').last()).toHaveText('None of these');
      await expectAccessible(page);
      await expectNothingWide(page);
      await picture(page, `choices-thing-${name}`);
      await replies.getByRole('button', { name: 'No hot water' }).focus();
      await page.keyboard.press('Enter');
      await expect(replies.getByRole('button')).toHaveText(['Every tap', 'Just one tap', 'None of these']);
      await expectAccessible(page);
      await replies.getByRole('button').last().scrollIntoViewIfNeeded();
      await picture(page, `choices-question-${name}`);
      await replies.getByRole('button', { name: 'None of these' }).click();
      await expect(chat(page).getByText('All right. Tell me in your own words')).toBeVisible();
      await expect(replies).toHaveCount(0);
    });

    test('the owner switches off that it is kept, and finds it so after a reload', async ({ page, server }) => {
      await signIn(page, server.owner, '/profile');
      const kept = page.getByRole('switch', { name: 'Learn from what guests tap' });
      await expect(kept).toBeChecked();
      await kept.focus();
      await page.keyboard.press('Space');
      await expect(page.getByText("We don't keep what guests tap")).toBeVisible();
      await kept.scrollIntoViewIfNeeded();
      await expectAccessible(page);
      await expectNothingWide(page);
      await picture(page, `choices-setting-${name}`);
      await page.reload();
      await expect(kept).not.toBeChecked();
      await kept.click();
      await expect(page.getByText('We keep what guests tap')).toBeVisible();
      await expect(kept).toBeChecked();
    });
  });
}
