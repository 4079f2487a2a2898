import type { Locator } from '@playwright/test';
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

    test('and contractors and articles go to many properties, with a count before and a way back', async ({
      page,
      server,
    }) => {
      const ask = await ownerOverRest(server);
      const first = size.length === 4 ? 300 : 400;
      const trade = { service_type: 'plumbing', phone: '5415550133' };
      for (const [at, letter] of ['A', 'B'].entries())
        await ask('POST', '/properties', {
          name: `Bulk ${letter} ${size}`,
          street_address: `${first + at} ${street}`,
          city: 'Newport',
          state: 'OR',
          zip: '97365',
          contractors: [{ company_name: 'Bulk Plumbing', ...trade, is_contact_point: true }],
        });
      for (const name of ['Heat', 'Light'])
        await ask('POST', '/contractors', { company_name: `${name} ${size}`, ...trade, service_type: 'hvac' });
      for (const title of ['Bins', 'Boats'])
        await ask('POST', '/articles', { title: `${title} ${size}`, body: 'By the shed.', property_id: null });
      const begin = async (bar: Locator, act: string) => {
        if (size === 'wide') return bar.getByRole('button', { name: act }).click();
        // Nothing covers it: choosing alone would not notice.
        await bar.getByLabel('Change').click({ trial: true });
        return bar.getByLabel('Change').selectOption(act);
      };

      await signIn(page, server.owner, `/dashboard/contractors?find-contractor=${size}`);
      await page.getByRole('checkbox', { name: `Select Heat ${size}` }).check();
      await page.getByRole('checkbox', { name: `Select Light ${size}` }).check();
      const contractors = page.getByRole('region', { name: 'Selected contractors' });
      await expectAccessible(page);
      await expectNothingWide(page);
      await picture(page, `many-contractors-${size}-bar`);
      await begin(contractors, 'Assign to Properties');
      const assigning = page.getByRole('dialog', { name: 'Assign to properties' });
      await assigning.getByRole('button', { name: 'Assign to properties' }).click();
      await expect(assigning.getByText('Choose at least one property.')).toBeVisible();
      await assigning.getByLabel('Search properties').fill(`Bulk ${size}`);
      await assigning.getByRole('button', { name: 'Choose all shown' }).click();
      await expect(assigning.getByText('4 assignments are added.')).toBeVisible();
      await expectAccessible(page);
      await picture(page, `many-contractors-${size}-dialog`);
      await assigning.getByRole('button', { name: 'Add 4 new assignments' }).click();
      await expect(toast(page, `Heat ${size} and Light ${size} assigned: 4 new assignments`)).toBeVisible();
      await begin(contractors, 'Set Area');
      const area = page.getByRole('dialog', { name: 'Set the area they serve' });
      await area.getByLabel('ZIP codes served').fill('9736');
      await expect(area.getByText('Enter 5-digit ZIP codes, separated by commas')).toBeVisible();
      await area.getByLabel('ZIP codes served').fill('97365');
      await area.getByRole('button', { name: 'Set for 2 contractors' }).click();
      await expect(area).toBeHidden();
      await begin(contractors, 'Remove');
      const removing = page.getByRole('dialog', { name: 'Remove contractors' });
      await expect(removing.getByText('2 contractors change.')).toBeVisible();
      await removing.getByRole('button', { name: 'Remove 2 contractors' }).click();
      await expect(page.getByRole('checkbox', { name: `Select Heat ${size}` })).toHaveCount(0);
      await toast(page, '2 contractors removed').getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByRole('checkbox', { name: `Select Heat ${size}` })).toBeVisible();
      await picture(page, `many-contractors-${size}-history`);

      await page.goto(`${server.url}/dashboard/knowledge?find-article=${size}`);
      await page.getByRole('checkbox', { name: `Select Boats ${size}` }).focus();
      await page.keyboard.press('Shift+ArrowDown');
      const articles = page.getByRole('region', { name: 'Selected articles' });
      await expect(articles).toContainText('2 selected');
      await expectAccessible(page);
      await expectNothingWide(page);
      await picture(page, `many-articles-${size}-bar`);
      await begin(articles, 'Set Who Can Read');
      const reading = page.getByRole('dialog', { name: 'Set who can read them' });
      await reading.getByLabel('Verified guests').check();
      await reading.getByRole('button', { name: 'Set for 2 articles' }).click();
      await expect(toast(page, '“Verified guests only” set for 2 articles')).toBeVisible();
      await begin(articles, 'Copy to Properties');
      const copying = page.getByRole('dialog', { name: 'Copy to properties' });
      await copying.getByLabel(`Bulk A ${size}, Newport`).check();
      await copying.getByRole('button', { name: 'Write 2 copies' }).click();
      await expect(copying).toBeHidden();
      await page.getByRole('button', { name: /^Undo: Bins .* copied: 2 copies$/ }).click();
      await expect(toast(page, 'Undone for 2 copies')).toBeVisible();
      await page.getByRole('button', { name: /^Undo: “Verified guests only” set for/ }).click();
      await expect(toast(page, 'Undone for 2 articles')).toBeVisible();
    });
  });
}
