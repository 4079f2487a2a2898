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
  });
}
