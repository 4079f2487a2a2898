import { cedarCottage, ownerOverRest, signIn } from '../support/desk.ts';
import { expect, expectAccessible, test } from '../support/journeys.ts';
import { clearAway, rowOf, sizes, toast } from '../support/property-pages.ts';

// One property on a page of its own, and the lists that lead to it.

const street = 'Page Place';

test.afterEach(({ server }) => clearAway(server, street));

for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(`a property's page, ${size}`, () => {
    test.use({ viewport });

    test('shows all of it and what is missing, and prints its cards', async ({ page, server }) => {
      const ask = await ownerOverRest(server);
      const body = {
        name: `Page House ${size}`,
        street_address: `${size.length} ${street}`,
        city: 'Sedona',
        state: 'AZ',
        zip: '86336',
        wifi_name: 'PageGuests',
        front_door_lock_code: '2468',
        contractors: [
          { service_type: 'plumbing', company_name: 'Page Plumbing', phone: '5415550144', is_contact_point: true },
        ],
      };
      const { id, guest_link } = await ask<{ id: string; guest_link: string }>('POST', '/properties', body);
      await signIn(page, server.owner, '/dashboard/properties');
      await rowOf(page, body.name).getByRole('link', { name: body.name }).click();
      await expect(page).toHaveURL(`/dashboard/properties/${id}`);
      await expect(page.getByRole('heading', { level: 1, name: body.name })).toBeFocused();
      await expect(page).toHaveTitle(`${body.name} · Porchlight`);
      const facts = page.getByRole('region', { name: 'Facts' });
      await expect(facts).toContainText('PageGuests');
      await expect(facts).not.toContainText('2468');
      await facts.getByRole('button', { name: 'Reveal Front door lock code' }).click();
      await expect(facts).toContainText('2468');
      await expect(page.getByRole('region', { name: 'Contractors', exact: true })).toContainText('Page Plumbing');
      await expect(page.getByRole('region', { name: 'Stays' })).toContainText('No stays yet.');
      await expectAccessible(page);

      const printed = page.waitForEvent('download');
      await page.getByRole('button', { name: 'A6, for a shelf' }).click();
      expect((await printed).suggestedFilename()).toMatch(/^qr-card-a6-page-house-.*\.pdf$/);
      await page.getByRole('button', { name: 'New Link' }).click();
      const rotate = page.getByRole('dialog', { name: 'Make a new guest link' });
      await expectAccessible(page);
      await rotate.getByRole('button', { name: 'Make New Link' }).click();
      await expect(toast(page, 'New guest link made')).toBeVisible();
      await expect(page.getByRole('link', { name: guest_link })).toBeHidden();

      const known = page.getByRole('region', { name: 'What guests will ask' });
      await known.getByRole('button', { name: 'See all 60 questions' }).click();
      const warmer = known.getByRole('listitem').filter({ hasText: 'How do we use the thermostat?' });
      await expect(warmer).toContainText('Asks you');
      await expectAccessible(page);
      await warmer.getByRole('link', { name: 'Fill in “Thermostat instructions”' }).click();
      const editing = page.getByRole('dialog', { name: `Edit Property: ${body.name}` });
      await editing.getByLabel('Thermostat instructions').fill('Turn the wheel.');
      await editing.getByRole('button', { name: 'Save Changes' }).click();
      await expect(editing).toBeHidden();
      await expect(facts).toContainText('Turn the wheel.');
      await expect(known).toContainText('One more is answered now.');
      await expect(warmer).toContainText('Answered');

      await ask('POST', `/properties/${id}/remove`);
      await expect(page.getByText('This property was removed.')).toBeVisible();
      await expectAccessible(page);
      await page.goto('/dashboard/properties');
      const removed = page.getByRole('region', { name: 'Removed properties' });
      await removed.getByRole('button', { name: `Restore ${body.name}` }).click();
      await expect(rowOf(page, body.name)).toBeVisible();
      await expect(removed.getByRole('button', { name: `Restore ${body.name}` })).toBeHidden();
    });
  });
}

test('an address without a property says so, and the palette’s link opens a contractor', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/404/);
  await signIn(page, server.owner, '/dashboard/properties/018f0000-0000-7000-8000-000000000000');
  await expect(page.getByText("We can't find this property.")).toBeVisible();
  await expectAccessible(page);
  const ask = await ownerOverRest(server);
  const { items } = await ask<{ items: { id: string; company_name: string }[] }>('GET', '/contractors');
  await page.goto(`/dashboard/contractors?contractor=${items[0]?.id}`);
  await expect(page.getByRole('dialog', { name: 'Edit Contractor' }).getByLabel('Company Name')).toHaveValue(
    items[0]?.company_name ?? '',
  );
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/dashboard/contractors');
});

test('a link that the browser does not let us copy is said to be none, where readers and keys reach it', async ({
  page,
  server,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined })); // as on plain http
  const { id } = await cedarCottage(server);
  await signIn(page, server.owner, `/dashboard/properties/${id}`);
  await page.getByRole('button', { name: 'Copy Link' }).click();
  const said = page.getByRole('dialog', { name: "Your browser didn't let us copy the link. Select it and copy it." });
  await said.hover(); // it stays
  await expectAccessible(page);
  await said.getByRole('button', { name: 'Dismiss' }).click();
  await expect(said).toBeHidden();
});
