import { ownerOverRest, signIn } from '../support/desk.ts';
import { expect, expectAccessible, expectNothingWide, test } from '../support/journeys.ts';
import { picture } from '../support/pictures.ts';
import { clearAway, rowOf, sizes, toast } from '../support/property-pages.ts';

// Many properties at once: chosen, tagged, viewed again under a name, and put back as they were.

const street = 'Bulk Lane';

test.afterEach(({ server }) => clearAway(server, street));

for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(`many properties, ${size}`, () => {
    test.use({ viewport });

    test('are chosen with Shift, tagged, saved as a view, and undone from the list of changes', async ({
      page,
      server,
    }) => {
      const ask = await ownerOverRest(server);
      const first = size.length === 4 ? 100 : 200;
      for (const [at, letter] of ['A', 'B', 'C'].entries())
        await ask('POST', '/properties', {
          name: `Bulk ${letter} ${size}`,
          street_address: `${first + at} ${street}`,
          city: 'Newport',
          state: 'OR',
          zip: '97365',
          contractors: [
            { company_name: 'Bulk Plumbing', service_type: 'plumbing', phone: '5415550133', is_contact_point: true },
          ],
        });
      await signIn(page, server.owner, `/dashboard/properties?find-property=Bulk+${size}&properties-sort=name%3Aasc`);
      const box = (letter: string) => page.getByRole('checkbox', { name: `Select Bulk ${letter} ${size}` });
      await box('A').check();
      await box('C').click({ modifiers: ['Shift'] });
      const bar = page.getByRole('region', { name: 'Selected properties' });
      await expect(bar).toContainText('3 selected');
      await page.getByRole('button', { name: 'Clear', exact: true }).click();
      await expect(bar).toBeHidden();
      await box('A').focus();
      await page.keyboard.press('Shift+ArrowDown');
      await expect(box('B')).toBeFocused();
      await expect(bar).toContainText('2 selected');
      await bar.getByRole('button', { name: 'Select all 3 that match' }).click();
      await expectAccessible(page);
      await expectNothingWide(page);
      await picture(page, `many-houses-${size}-bar`);

      if (size === 'phone') await bar.getByLabel('Change').selectOption('Write an article');
      else await bar.getByRole('button', { name: 'Write an article' }).click();
      const writing = page.getByRole('dialog', { name: 'Write an article' });
      await writing.getByLabel('Title').fill('Canoe');
      await writing.getByLabel('What guests should know').fill('The canoe hangs in the boat shed.');
      if (size === 'phone') await writing.locator('summary', { hasText: 'Try it as a guest' }).click();
      const chat = writing.getByRole('region', { name: 'Try it as a guest' });
      await chat.getByRole('button', { name: 'Canoe?' }).click();
      await expect(chat.getByRole('region', { name: 'Preview of a chat' })).toContainText('hangs in the boat shed');
      await expectAccessible(page);
      await picture(page, `many-houses-${size}-article`);
      await writing.getByRole('button', { name: 'Cancel' }).click();

      const name = `Sea ${size}`;
      if (size === 'phone') await bar.getByLabel('Change').selectOption('Add Tag');
      else await bar.getByRole('button', { name: 'Add Tag' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add a tag or group' });
      await dialog.getByRole('button', { name: /^Add to/ }).click();
      await expect(dialog.getByText('Enter a name.')).toBeVisible();
      await dialog.getByLabel('Name').fill(name);
      await expect(dialog.getByText('3 properties change.')).toBeVisible();
      await expectAccessible(page);
      await picture(page, `many-houses-${size}-dialog`);
      await dialog.getByRole('button', { name: 'Add to 3 properties' }).click();
      await expect(dialog).toBeHidden();
      await expect(toast(page, `“${name}” added to 3 properties`)).toBeVisible();
      await expect(rowOf(page, `Bulk A ${size}`)).toContainText(name);

      await page.getByLabel('Groups').selectOption(`Tag: ${name}`);
      await page.getByRole('button', { name: 'Save View' }).click();
      const naming = page.getByRole('dialog', { name: 'Save this view' });
      await naming.getByLabel('Name').fill(`By the sea, ${size}`);
      await naming.getByRole('button', { name: 'Save View' }).click();
      await expect(naming).toBeHidden();
      const view = page.getByRole('link', { name: `By the sea, ${size}` });
      await expect(view).toHaveAttribute('aria-current', 'true');
      await page.reload();
      await expect(page.getByLabel('Groups')).toHaveValue(`tag:${name}`);
      await expect(view).toHaveAttribute('aria-current', 'true');
      await page.getByRole('button', { name: `Change view By the sea, ${size}` }).click();
      await page.getByRole('menuitem', { name: 'Remove' }).click();
      await expect(view).toBeHidden();
      await toast(page, `“By the sea, ${size}” removed`).getByRole('button', { name: 'Undo' }).click();
      await expect(view).toBeVisible();
      await expectAccessible(page);

      await page.getByRole('button', { name: `Undo: “${name}” added to 3 properties` }).click();
      await expect(page.getByText('No matches for')).toBeVisible();
      await page.getByRole('button', { name: 'Clear filters' }).click();
      await expect(rowOf(page, `Bulk A ${size}`)).not.toContainText(name);
      await picture(page, `many-houses-${size}-undone`);
    });
  });
}
