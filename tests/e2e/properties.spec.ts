import { cedarCottage, signIn } from '../support/desk.ts';
import { expect, expectAccessible, expectNothingWide, test } from '../support/journeys.ts';
import { picture } from '../support/pictures.ts';
import {
  addDialog,
  clearAway,
  drawing,
  fillBasics,
  openWizard,
  rowOf,
  sizes,
  toast,
} from '../support/property-pages.ts';

// An owner's properties: added in six steps, changed in two windows, removed and brought back.

const street = 'Wizard Way';
type Place = { street_address: string; city: string; state: string; zip: string };

test.afterEach(({ server }) => clearAway(server, street));

for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(`properties, ${size}`, () => {
    test.use({ viewport });

    test('go on in their address as others have it, by keys alone, and without a network as they are typed', async ({
      page,
      server,
      expectedErrors,
    }) => {
      await signIn(page, server.owner, '/dashboard/properties');
      const dialog = await openWizard(page);
      const line = (name: string) => dialog.getByRole('combobox', { name });
      await line('Street address').pressSequentially('91 lar');
      const street = page.getByRole('option', { name: '91 Larch Street Cannon Beach, OR 97110' });
      await expect(street).toBeVisible();
      await expect(dialog.getByText('1 suggestion', { exact: true })).toBeAttached();
      await expectAccessible(page);
      await expectNothingWide(page);
      await picture(page, `address-${size}`);
      await page.keyboard.press('Escape');
      await expect(street).toBeHidden();
      await page.keyboard.press('Escape'); // closes the dialog, and what was typed is its draft
      await expect(dialog).toBeHidden();
      await page.getByRole('button', { name: 'Add Property' }).first().click();
      await dialog.getByRole('button', { name: 'Continue' }).click();
      await expect(line('Street address')).toHaveValue('91 lar');
      await line('ZIP code').fill('973');
      await dialog.getByRole('button', { name: 'Use Oregon' }).click();
      await expect(dialog.getByLabel('State')).toHaveValue('OR');
      await line('ZIP code').fill('');
      await line('City').fill('Astoria');
      await line('Street address').press('End');
      await page.keyboard.type('c');
      await expect(street).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(line('Street address')).toHaveValue('91 Larch Street');
      await expect(line('Street address')).toBeFocused();
      await expect(line('City')).toHaveValue('Astoria'); // what is typed stays
      await expect(line('ZIP code')).toHaveValue('97110');
      await expect(dialog.getByText('Filled in too: ZIP code')).toBeAttached();
      await dialog.getByLabel('State').selectOption('WA');
      await expect(dialog.getByText('ZIP codes that begin with 971 are usually in Oregon.')).toBeVisible();
      await expectAccessible(page);
      await picture(page, `address-state-${size}`);

      expectedErrors.push(/Failed to load resource|net::ERR/);
      await page.context().setOffline(true);
      await line('Street address').fill('5 Anything Goes');
      await line('City').fill('Nowhere');
      await line('ZIP code').fill('99501-12');
      await expect(line('ZIP code')).toHaveValue('99501-12');
      await expect(dialog.getByRole('button', { name: 'Use Alaska' })).toBeVisible();
      await page.context().setOffline(false);
    });

    test('are added in six steps, with photos and contractors', async ({ page, server, expectedErrors }) => {
      const name = `Birch House ${size}`;
      const isWide = size === 'wide';
      await signIn(page, server.owner, isWide ? '/dashboard' : '/dashboard/properties');
      const button = page.getByRole('button', { name: 'Add Property' }).first();
      await button.press('Enter');
      const dialog = addDialog(page);
      const go = (step: string) =>
        isWide
          ? dialog.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: step }).click()
          : dialog.getByLabel('Go to step').selectOption({ label: step });
      const next = dialog.getByRole('button', { name: 'Next' });
      await expect(dialog.getByText('8 answers are required and take about 5 minutes.')).toBeVisible();
      await expect(dialog.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute(
        'aria-valuetext',
        'Step 1 of 6',
      );
      if (!isWide) await expect(dialog.getByText('Step 1 of 6')).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
      await go('Water');
      await expect(
        dialog.getByText('Please correct the errors in the current section before proceeding'),
      ).toBeVisible();
      await next.click();
      await expect(dialog.getByText('Please correct the errors below before proceeding')).toBeVisible();
      for (const field of ['Property name', 'Street address', 'City', 'State', 'ZIP code'])
        await expect(dialog.getByText(`${field} is required`)).toBeVisible();
      await expect(dialog.getByLabel('Property name')).toBeFocused();
      await expectAccessible(page);
      await page.keyboard.type(name);
      await expect(dialog.getByText('Property name is required')).toBeHidden();
      await fillBasics(dialog, { name, street: `${size.length} ${street}` });
      await dialog.getByLabel('Beds').fill('51');
      await next.click();
      await expect(dialog.getByText('Enter a whole number from 0 to 50.')).toBeVisible();
      await dialog.getByLabel('Beds').fill('3');
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('heading', { name: 'Access' })).toBeFocused();
      await dialog.getByLabel('Front door lock code').fill('2468');
      await expectAccessible(page);
      await next.click();
      await dialog.getByLabel('Main water shut-off location').fill('In the basement');
      const preview = dialog.getByRole('region', { name: 'Try it as a guest' });
      if (!isWide) await dialog.locator('summary').filter({ hasText: 'Try it as a guest' }).click();
      await preview.getByLabel('Ask as a guest would').fill('Where do we shut off the water?');
      await page.keyboard.press('Enter');
      await expect(preview).toContainText('In the basement');
      await expectAccessible(page);
      const photo = dialog.getByRole('group', { name: 'Photo of the main water shut-off' });
      const picker = photo.locator('input[type=file]');
      await picker.setInputFiles({ name: 'manual.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
      await expect(photo.getByText('manual.pdf: File must be an image')).toBeVisible();
      const heavy = Buffer.alloc(5 * 1024 * 1024);
      await picker.setInputFiles({ name: 'heavy.jpg', mimeType: 'image/jpeg', buffer: heavy });
      await expect(photo.getByText('heavy.jpg: File size must be less than 5MB')).toBeVisible();
      expectedErrors.push(/Failed to load resource/);
      await page.route('**/api/v1/property-images/**', (route) => route.abort());
      await picker.setInputFiles({ name: 'valve.png', ...(await drawing(page)) });
      await expect(photo.getByRole('button', { name: 'Retry' })).toBeVisible();
      await expectAccessible(page);
      await page.unroute('**/api/v1/property-images/**');
      await photo.getByRole('button', { name: 'Retry' }).click();
      await expect(photo.getByRole('button', { name: 'Replace' })).toBeVisible();
      await expect(photo.getByRole('img')).toBeVisible();
      await next.click();
      await expect(dialog.getByRole('heading', { name: 'Mechanical' })).toBeFocused();
      await next.click();
      await next.click();
      await expect(dialog.getByText('At least one contractor is required')).toBeVisible();
      await dialog.getByRole('button', { name: 'Previous' }).click(); // the way back asks for nothing
      await expect(dialog.getByRole('heading', { name: 'Mechanical' })).toBeFocused();
      await next.click();
      await dialog.getByRole('button', { name: 'Add Beacon Property Care' }).click();
      await dialog.getByRole('button', { name: 'Remove Beacon Property Care' }).click();
      await expect(toast(page, 'At least one contractor is required')).toBeVisible();
      await next.click();
      const needed = page.getByRole('dialog', { name: 'Contact Point Person Required' });
      await needed.getByRole('button', { name: 'Got It' }).click();
      await expect(dialog.getByText('Please select a Contact Point Person')).toBeVisible();
      await dialog.getByRole('button', { name: 'Contact Point Person: Beacon Property Care' }).click();
      await expectAccessible(page);
      await next.click();
      await expect(dialog.getByLabel('Trash curb day')).toContainText('No Pick Up - Guest Responsible for Disposal');
      await expect(dialog.getByText(/^Saved/)).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Save Property' }).click();
      await expect(toast(page, `${name} saved`)).toBeVisible();
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
      await expect(rowOf(page, name)).toContainText('Beacon Property Care');
      await expect(rowOf(page, name)).toContainText('3 / –');

      await openWizard(page);
      await expect(dialog.getByLabel('Property name')).toHaveValue('');
      await expect(dialog.getByText('You began a property')).toBeHidden();
    });
  });
}

test('what is typed outlives a killed tab, and an address that is taken is said in words', async ({
  page,
  context,
  server,
  expectedErrors,
}) => {
  await signIn(page, server.owner, '/dashboard');
  const dialog = await openWizard(page);
  await fillBasics(dialog, { name: 'Elm House', street: `9 ${street}` });
  await expect(dialog.getByText(/^Saved/)).toBeVisible();
  expectedErrors.push(/Failed to load resource/, /ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await dialog.getByLabel('Beds').fill('4');
  await expect(dialog.getByRole('status').filter({ hasText: 'Offline, kept on this device' })).toBeAttached();
  await page.close();
  await context.setOffline(false);

  const later = await context.newPage();
  await signIn(later, server.owner, '/dashboard');
  const again = await openWizard(later);
  await expect(again.getByLabel('Property name')).toHaveValue('');
  await expect(again.getByText('Elm House: 6 answers')).toBeVisible();
  await expectAccessible(later);
  await again.getByRole('button', { name: 'Continue where you left off' }).click();
  await expect(again.getByLabel('Property name')).toHaveValue('Elm House');
  await expect(again.getByLabel('Beds')).toHaveValue('4');
  await again.getByLabel('Street address').fill(`10 ${street}`);
  await later.reload();
  await expect(again.getByLabel('Street address')).toHaveValue(`10 ${street}`);

  const { street_address, city, state, zip } = await cedarCottage<Place>(server);
  await fillBasics(again, { name: 'Elm House', street: street_address, city, state, zip });
  await again.getByRole('button', { name: 'Next' }).click();
  await expect(
    again.getByText(
      `You already have a property with this address: ${street_address}, ${city}, ${state} ${zip}. Please check your existing properties.`,
    ),
  ).toBeVisible();
  await expectAccessible(later);
  await later.keyboard.press('Escape');
  await expect(toast(later, 'Draft kept. Open Add Property to go on with it.')).toBeVisible();
  await openWizard(later);
  await again.getByRole('button', { name: 'Discard Draft' }).click();
  await expect(again.getByText('Elm House')).toBeHidden();
});

test('an address that is taken when it is saved is said at its field until the address changes', async ({
  page,
  server,
}) => {
  const { street_address, city, state, zip } = await cedarCottage<Place>(server);
  await signIn(page, server.owner, '/dashboard');
  const dialog = await openWizard(page);
  await fillBasics(dialog, { name: 'Elm House', street: street_address, city, state, zip });
  for (const step of ['Access', 'Water', 'Mechanical', 'Contractors']) {
    await dialog.getByRole('button', { name: 'Next' }).click();
    await expect(dialog.getByRole('heading', { name: step, exact: true })).toBeFocused();
  }
  await dialog.getByRole('button', { name: 'Add Beacon Property Care' }).click();
  await dialog.getByRole('button', { name: 'Contact Point Person: Beacon Property Care' }).click();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('button', { name: 'Save Property' }).click();
  const field = dialog.getByLabel('Street address');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/^You already have a property with this address: /);
  await expectAccessible(page);
  await dialog.getByLabel('ZIP code').fill('86339');
  await expect(field).toHaveAccessibleDescription('');
  await expect(dialog.getByText('You already have a property')).toHaveCount(0);
  await page.keyboard.press('Escape');
});

test('a draft whose offer is not answered stands beside another house, and never in it', async ({ page, server }) => {
  await signIn(page, server.owner, '/dashboard');
  const dialog = await openWizard(page);
  await fillBasics(dialog, { name: 'Elm House', street: `11 ${street}` });
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByLabel('Front door lock code').fill('8642');
  await expect(dialog.getByText(/^Saved/)).toBeVisible();
  await page.keyboard.press('Escape');

  await openWizard(page);
  await expect(dialog.getByText('Elm House: 6 answers')).toBeVisible();
  await dialog.getByText("What's in it").click();
  await expect(dialog.getByText('Street address: “11 ')).toBeVisible();
  await expect(dialog.getByText('Front door lock code: “••••”')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Property name').fill('Ash House');
  await dialog.getByLabel('Beds').fill('5');
  await expect(dialog.getByText(/^Saved/)).toBeVisible();
  await page.reload();
  await expect(dialog.getByLabel('Property name')).toHaveValue('Ash House');
  await expect(dialog.getByLabel('Street address')).toHaveValue('');
  await dialog.getByRole('button', { name: 'Access' }).click();
  await expect(dialog.getByLabel('Property name')).toBeVisible(); // the address is missing

  await dialog.getByRole('button', { name: 'Continue where you left off' }).click();
  await expect(dialog.getByLabel('Front door lock code')).toHaveValue('8642');
  await dialog.getByRole('button', { name: 'Previous' }).click();
  await expect(dialog.getByLabel('Property name')).toHaveValue('Elm House');
  await expect(dialog.getByLabel('Beds')).toHaveValue('');
  await expect(dialog.getByText('Ash House: 2 answers')).toBeVisible();
  await dialog.getByRole('button', { name: 'Continue where you left off' }).click();
  await expect(dialog.getByLabel('Property name')).toHaveValue('Ash House');
  await expect(dialog.getByLabel('Beds')).toHaveValue('5');
  await expect(dialog.getByText('Elm House: 6 answers')).toBeVisible();
});

test('two windows edit one property: the second is told, and loses nothing', async ({ page, context, server }) => {
  await signIn(page, server.owner, '/dashboard');
  const open = async (window: typeof page) => {
    await window.getByRole('button', { name: 'Edit Cedar Cottage' }).click();
    const dialog = window.getByRole('dialog', { name: 'Edit Property: Cedar Cottage' });
    await expect(dialog.getByLabel('Beds')).toHaveValue('2');
    return dialog;
  };
  const first = await open(page);
  await first.getByLabel('Baths').fill('2.5');
  const other = await context.newPage();
  await signIn(other, server.owner, '/dashboard');
  const second = await open(other);
  await second.getByLabel('Beds').fill('3');
  await second.getByLabel('Baths').fill('3');
  const last = second.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: 'Miscellaneous' });
  const city = await second.getByLabel('City').inputValue();
  await second.getByLabel('City').fill('');
  await last.click(); // whatever stands in this step
  await second.getByRole('button', { name: 'Save Changes' }).click();
  await expect(
    second.getByText('Please correct all errors before submitting. Check all sections for required fields.'),
  ).toBeVisible();
  await expect(second.getByLabel('City')).toBeFocused();
  await second.getByLabel('City').fill(city);
  await last.click();
  await second.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(other, 'Cedar Cottage saved')).toBeVisible();

  await expect(first.getByText('Beds is now “3”')).toBeVisible();
  await expect(first.getByText('Baths: you typed “2.5”, they saved “3”')).toBeVisible();
  await expect(first.getByLabel('Beds')).toHaveValue('3');
  await expect(first.getByLabel('Baths')).toHaveValue('2.5');
  await expectAccessible(page);
  await first.getByRole('button', { name: 'Keep mine' }).click();
  await page.reload();
  await expect(first.getByText("What you typed here and didn't save is back:")).toBeVisible();
  await expect(first.getByLabel('Baths')).toHaveValue('2.5');
  await first.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toast(page, 'Cedar Cottage saved')).toBeVisible();
  await expect(rowOf(page, 'Cedar Cottage')).toContainText('3 / 2.5');

  await open3(page);
  async function open3(window: typeof page) {
    await window.getByRole('button', { name: 'Edit Cedar Cottage' }).click();
    await first.getByLabel('Beds').fill('2');
    await first.getByLabel('Baths').fill('1.5');
    await first.getByRole('button', { name: 'Save Changes' }).click();
    await expect(rowOf(window, 'Cedar Cottage')).toContainText('2 / 1.5');
  }
});

test('a removed property is gone at once, and comes back by Undo or from the list', async ({ page, server }) => {
  await signIn(page, server.owner, '/dashboard');
  const row = rowOf(page, 'Pearl Loft 504');
  const remove = async () => {
    await row.getByRole('button', { name: 'Remove Pearl Loft 504' }).click();
    const asking = page.getByRole('dialog', { name: 'Confirm Delete' });
    await expect(asking).toContainText('will be removed from your active properties');
    await expect(asking).toContainText('can be undone by contacting support');
    await expectAccessible(page);
    await asking.getByRole('button', { name: 'Remove Property' }).click();
    await expect(row).toBeHidden();
  };
  await remove();
  await toast(page, 'Pearl Loft 504 removed').getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();
  await remove();
  await page.reload();
  await page.getByRole('button', { name: 'Removed properties' }).click();
  const list = page.getByRole('dialog', { name: 'Removed properties' });
  await expectAccessible(page);
  await list.getByRole('button', { name: 'Restore Pearl Loft 504' }).click();
  await page.goBack();
  await expect(list).toBeHidden();
  await expect(row).toBeVisible();
});
