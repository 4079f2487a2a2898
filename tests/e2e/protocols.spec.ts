import { signIn } from '../support/desk.ts';
import { expect, expectAccessible, expectNothingWide, test } from '../support/journeys.ts';
import { sizes } from '../support/property-pages.ts';

// The rules: sentences edited in place, tried on the last weeks, kept, and taken back.

for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(`protocols, ${size}`, () => {
    test.use({ viewport });

    test('a rule is changed in its sentence, tried, saved and taken back', async ({ page, server }) => {
      await signIn(page, server.owner, '/dashboard/protocols');
      const who = page.getByRole('combobox', { name: 'Who answers guests' });
      await expect(who).toBeVisible();
      await expectNothingWide(page);
      await who.selectOption('draft');
      await page.getByRole('button', { name: 'Try my changes' }).click();
      await expect(page.getByRole('region', { name: 'Try on recent messages' })).toContainText('turn out differently');
      await page.getByRole('textbox', { name: 'Hours before check-in' }).fill('x');
      await expect(page.getByText('Enter a number from 0 to 48.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Save Rules' })).toBeDisabled();
      await page.getByRole('textbox', { name: 'Hours before check-in' }).fill('3');
      await expectAccessible(page);
      await page.reload();
      await expect(who).toHaveValue('draft');
      await page.getByRole('button', { name: 'Save Rules' }).click();
      await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeHidden();
      await expect(page.getByRole('region', { name: 'Changes', exact: true })).toContainText('a person sends');
      await page.getByRole('button', { name: 'Back to default: Who answers' }).click();
      await page.getByRole('button', { name: 'Back to default: Early access' }).click();
      await page.getByRole('button', { name: 'Save Rules' }).click();
      await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeHidden();
      await expect(who).toHaveValue('auto');
    });

    test('a changed rule says what it would have changed, and a saved one is undone', async ({ page, server }) => {
      await signIn(page, server.owner, '/dashboard/protocols');
      const rest = page.getByRole('combobox', { name: 'For everything else' });
      await rest.selectOption('ask_owner');
      const rule = page.getByRole('group', { name: 'What to do with a job' });
      await expect(rule).toContainText('waited for your yes before a contractor was asked');
      await expect(rule).toContainText(/Tried on the \d+ work orders since/);
      await rule
        .getByText(/^Show the \d+ orders$/)
        .first()
        .click();
      const orders = rule.getByRole('link', { name: /^WO-/ });
      const name = (await orders.first().textContent()) ?? '';
      await orders.first().click();
      await expect(page.getByRole('dialog', { name: /WO-/ })).toBeVisible();
      await page.goBack();
      await expect(rest).toHaveValue('ask_owner');
      await expect(rule).toContainText(name);
      await expectNothingWide(page);
      await expectAccessible(page);
      await page.getByRole('combobox', { name: 'Who answers guests' }).selectOption('off');
      await expect(page.getByRole('group', { name: 'Who answers' })).toContainText("Work orders can't show");
      await page.getByRole('combobox', { name: 'Who answers guests' }).selectOption('auto');
      await page.getByRole('button', { name: 'Save Rules' }).click();
      const toast = page.getByRole('dialog', { name: 'Rules saved' });
      await toast.getByRole('button', { name: 'Undo' }).click();
      await expect(rest).toHaveValue('dispatch');
      const history = page.getByRole('region', { name: 'Changes', exact: true });
      await expect(history.getByRole('listitem').first()).toContainText('by Undo');
      await history.getByRole('button', { name: 'Undo: What to do with a job' }).first().press('Enter');
      await expect(rest).toHaveValue('ask_owner');
      await expect(history.getByRole('listitem').nth(1)).toContainText('by Undo'); // the list is of now
      await history.getByRole('button', { name: 'Undo: What to do with a job' }).first().press('Enter');
      await expect(rest).toHaveValue('dispatch');
      await expectAccessible(page);
    });

    test('a change over which another was saved is undone once one has seen what that does', async ({
      page,
      server,
    }) => {
      await signIn(page, server.owner, '/dashboard/protocols');
      const hours = page.getByRole('textbox', { name: 'Hours before check-in' });
      const history = page.getByRole('region', { name: 'Changes', exact: true });
      for (const typed of ['5', '6']) {
        await hours.fill(typed);
        await page.getByRole('button', { name: 'Save Rules' }).click();
        await expect(history.getByRole('listitem').first()).toContainText(`codes from ${typed} hours`);
      }
      await history.getByRole('button', { name: 'Undo: Early access' }).nth(1).click();
      const asked = page.getByRole('dialog', { name: 'This rule was changed again since' });
      await expect(asked).toContainText('codes from 6 hours');
      await expect(asked).toContainText('codes from 2 hours');
      await expectAccessible(page);
      await asked.getByRole('button', { name: 'Put Rule Back' }).click();
      await expect(hours).toHaveValue('2');
    });
  });
}
