import type { Page, Route } from '@playwright/test';
import { ownerOverRest, signIn } from '../support/desk.ts';
import { expect, expectAccessible, test } from '../support/journeys.ts';
import { sizes, toast } from '../support/property-pages.ts';
import type { RunningServer } from '../support/server.ts';

// An owner's contractors, from the table and at a property, by keyboard where it matters.

const pdf = { name: 'policy.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') };

const rowOf = (page: Page, company: string) =>
  page.getByRole('table', { name: 'My Contractors' }).getByRole('row').filter({ hasText: company });

async function cottageOf(server: RunningServer): Promise<string> {
  const ask = await ownerOverRest(server);
  const { items } = await ask<{ items: { id: string; name: string }[] }>('GET', '/properties');
  return items.find(({ name }) => name === 'Cedar Cottage')?.id ?? '';
}

/** Holds one call back until what the screen says meanwhile was seen. */
async function held(page: Page, call: string, meanwhile: () => Promise<void>) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const hold = (route: Route) => released.then(() => route.continue());
  await page.route(`**/rpc/${call}`, hold, { times: 1 });
  await meanwhile();
  release();
}

for (const [name, viewport] of Object.entries(sizes)) {
  test.describe(`contractors, ${name}`, () => {
    test.use({ viewport });

    test('are added, changed and removed from their table', async ({ page, server, expectedErrors }) => {
      const company = `Gull Roofing ${name}`;
      await signIn(page, server.owner, name === 'wide' ? '/dashboard' : '/dashboard/contractors');
      await page.getByRole('button', { name: 'Add Contractor' }).click();
      const adding = page.getByRole('dialog', { name: 'Add Contractor' });
      const add = adding.getByRole('button', { name: 'Add Contractor' });
      for (const field of ['Account Number', 'Notification Method', 'Notes'])
        await expect(adding.getByLabel(field)).toBeVisible();
      await expect(adding.getByRole('button', { name: 'Cancel' })).toBeVisible();
      await add.click();
      for (const message of ['Company name is required', 'Service type is required', 'Notification method is required'])
        await expect(adding.getByText(message)).toBeVisible();
      await expect(adding.getByLabel('Company Name')).toBeFocused();
      await expectAccessible(page);
      await page.keyboard.type(company);
      await expect(adding.getByText('Company name is required')).toBeHidden();
      await adding.getByPlaceholder('(555) 555-5555').pressSequentially('5415550177');
      await expect(adding.getByLabel('Phone', { exact: false }).first()).toHaveValue('(541) 555-0177');

      await page.keyboard.press('Escape'); // by accident
      await expect(adding).toBeHidden();
      await page.reload();
      await page.getByRole('button', { name: 'Add Contractor' }).click();
      await expect(adding.getByText("This is what you typed before and didn't save.")).toBeVisible();
      await expect(adding.getByLabel('Company Name')).toHaveValue(company);
      await adding.getByLabel('Service Type').selectOption('Handyman');
      await adding.getByLabel('Notification Method').selectOption('Text');
      await adding.getByText('Hours, service area and papers').click();
      await adding.getByRole('checkbox', { name: 'Any time' }).uncheck();
      await adding.getByLabel('Monday to').fill('06:00');
      await expect(adding.getByText('next day')).toBeVisible();
      await adding.getByLabel('ZIP codes served').fill('97110, 9713');
      await adding.getByLabel('Insurance expires').fill('2020-01-31');
      await adding.getByLabel('Insurance document').setInputFiles(pdf);
      await expect(adding.getByText('policy.pdf')).toBeVisible();
      await add.click();
      await expect(adding.getByText('Enter 5-digit ZIP codes, separated by commas')).toBeVisible();
      await adding.getByLabel('ZIP codes served').fill('97110, 97138');
      await expectAccessible(page);
      await held(page, 'contractors/create', async () => {
        await add.click();
        await expect(adding.getByRole('button', { name: 'Adding...' })).toBeVisible();
      });
      await expect(toast(page, `${company} added`)).toBeVisible();
      await expect(adding).toBeHidden();
      await expect(rowOf(page, company)).toContainText('Insurance lapsed Jan 31, 2020');

      await rowOf(page, company)
        .getByRole('button', { name: `Edit ${company}` })
        .click();
      const editing = page.getByRole('dialog', { name: 'Edit Contractor' });
      await expect(editing.getByLabel('Phone', { exact: false }).first()).toHaveValue('(541) 555-0177');
      await expect(editing.getByRole('link', { name: 'policy.pdf' })).toHaveAttribute('href', /^\/files\/.*\.pdf$/);
      await expectAccessible(page);
      await editing.getByLabel('Notes').fill('Brings a long ladder.');
      expectedErrors.push(/Failed to load resource/);
      await page.route('**/rpc/contractors/update', (route) => route.abort());
      await editing.getByRole('button', { name: 'Save Changes' }).click();
      await expect(editing.getByRole('alert')).toContainText("We couldn't reach Porchlight.");
      await expect(editing.getByLabel('Notes')).toHaveValue('Brings a long ladder.');
      await page.unroute('**/rpc/contractors/update');
      await held(page, 'contractors/update', async () => {
        await editing.getByRole('button', { name: 'Save Changes' }).click();
        await expect(editing.getByRole('button', { name: 'Saving...' })).toBeVisible();
      });
      await expect(rowOf(page, company)).toContainText('Brings a long ladder.');

      const remove = async () => {
        await rowOf(page, company)
          .getByRole('button', { name: `Remove ${company}` })
          .click();
        const asking = page.getByRole('dialog', { name: 'Confirm Delete' });
        await expect(asking).toBeVisible();
        const answered = page.waitForResponse('**/rpc/contractors/remove');
        await asking.getByRole('button', { name: 'Remove Contractor' }).click();
        await expect(rowOf(page, company)).toBeHidden();
        await answered;
      };
      await remove();
      await toast(page, `${company} removed`).getByRole('button', { name: 'Undo' }).click();
      await expect(rowOf(page, company)).toBeVisible();
      await remove();
      await page.reload();
      await expect(rowOf(page, 'Beacon Property Care')).toBeVisible();
      await expect(rowOf(page, company)).toBeHidden();
    });

    test('are chosen for a property', async ({ page, server, expectedErrors }) => {
      const company = `Pelican Locks ${name}`;
      await signIn(page, server.owner, `/dashboard?dialog=property-contractors:${await cottageOf(server)}`);
      const panel = page.getByRole('dialog', { name: 'Contractors of Cedar Cottage' });
      const items = panel.getByRole('region', { name: 'Assigned Contractors' }).getByRole('listitem');
      const item = items.filter({ hasText: company });
      const star = (of: string) => panel.getByRole('button', { name: `Contact Point Person: ${of}` });
      await panel.getByRole('button', { name: 'Add New Contractor' }).click();
      const form = panel.getByRole('region', { name: 'Add New Contractor' });
      await expect(form.getByLabel('Notification Method')).toHaveValue('phone');
      await form.getByLabel('Company Name').fill('  ');
      await form.getByLabel('Email').fill('pelican@');
      await page.keyboard.press('Enter');
      for (const message of [
        'Service type is required',
        'Company name is required',
        'Phone number is required',
        'Please enter a valid email address',
      ])
        await expect(form.getByText(message)).toBeVisible();
      await expectAccessible(page);
      await form.getByLabel('Company Name').fill('tidewater PLUMBING');
      await form.getByLabel('Service Type').selectOption('Plumbing');
      await form.getByLabel('Phone').fill('5415550188');
      await form.getByLabel('Email').fill('');
      expectedErrors.push(/409/);
      await page.keyboard.press('Enter');
      await expect(form.getByText('This contractor is already assigned to this property')).toBeVisible();
      await form.getByLabel('Company Name').fill(company);
      await form.getByLabel('Service Type').selectOption('Handyman');
      await form.getByRole('button', { name: 'Add Contractor' }).click();
      await expect(toast(page, `${company} added successfully!`)).toBeVisible();
      await expect(item).toBeVisible();

      await star(company).press('Enter');
      const asking = page.getByRole('dialog', { name: 'Change Contact Point Person' });
      await expect(asking).toContainText('Beacon Property Care is the Contact Point Person now.');
      await expectAccessible(page);
      expectedErrors.push(/Failed to load resource/);
      await page.route('**/rpc/assignments/setContactPoint', (route) => route.abort());
      await asking.getByRole('button', { name: 'Change Contact Point Person' }).press('Enter');
      await expect(toast(page, 'Failed to update contact point person')).toBeVisible();
      await expect(star('Beacon Property Care')).toHaveAttribute('aria-pressed', 'true');
      await page.unroute('**/rpc/assignments/setContactPoint');
      await star(company).press('Enter');
      await asking.getByRole('button', { name: 'Change Contact Point Person' }).press('Enter');
      await expect(star(company)).toHaveAttribute('aria-pressed', 'true');
      await expect(toast(page, 'Contact Point Person updated successfully')).toBeVisible();
      await expect(item.getByText('Contact Point Person')).toBeVisible();
      await star(company).click();
      const needed = page.getByRole('dialog', { name: 'Contact Point Person Required' });
      await expect(needed).toContainText('Tip:');
      await expectAccessible(page);
      await needed.getByRole('button', { name: 'Got It' }).click();

      const ordered = page.waitForResponse('**/rpc/assignments/reorder');
      await item.getByRole('button', { name: `Move ${company} up` }).press('Enter');
      await ordered;
      await item.getByRole('button', { name: `Edit ${company}` }).click();
      const editing = page.getByRole('dialog', { name: 'Edit Contractor' });
      await editing.getByLabel('Account Number').fill('PL-1');
      await page.route('**/rpc/contractors/update', (route) => route.abort());
      await editing.getByRole('button', { name: 'Save Changes' }).click();
      await expect(toast(page, 'Failed to update contractor')).toBeVisible();
      await expect(editing.getByLabel('Account Number')).toHaveValue('PL-1');
      await page.unroute('**/rpc/contractors/update');
      await editing.getByRole('button', { name: 'Save Changes' }).click();
      await expect(toast(page, 'Contractor updated successfully')).toBeVisible();
      await page.reload();
      await expect(items.last()).toContainText('Beacon Property Care');
      await item.getByRole('button', { name: `Remove ${company}` }).click();
      const leaving = page.getByRole('dialog', { name: 'Remove Contractor' });
      await leaving.getByRole('radio', { name: 'Beacon Property Care' }).check();
      await expectAccessible(page);
      await leaving.getByRole('button', { name: 'Remove Contractor' }).click();
      await expect(toast(page, 'Contractor removed successfully')).toBeVisible();
      await expect(panel.getByRole('heading', { name: 'Assigned Contractors' })).toBeFocused();
      await expect(star('Beacon Property Care')).toHaveAttribute('aria-pressed', 'true');
      await expect(item).toHaveCount(0);
      const quick = panel.getByRole('region', { name: 'Quick Add from Your Existing Contractors' });
      await quick.getByRole('button', { name: `Add ${company}` }).click();
      await expect(item).toBeVisible();
      await item.getByRole('button', { name: `Remove ${company}` }).click();
      await leaving.getByRole('button', { name: 'Remove Contractor' }).click();
      await expect(item).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
    });
  });
}

test('the Contact Point Person of a property is not removed, and the way to change that is shown', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/409/);
  await signIn(page, server.owner, '/dashboard');
  await rowOf(page, 'Beacon Property Care').getByRole('button', { name: 'Remove Beacon Property Care' }).click();
  const asking = page.getByRole('dialog', { name: 'Confirm Delete' });
  await expect(asking.getByRole('button', { name: 'Choose another for Cedar Cottage' })).toBeVisible();
  await asking.getByRole('button', { name: 'Remove Contractor' }).click();
  await expect(asking.getByRole('alert')).toContainText('Beacon Property Care is the Contact Point Person of');
  await expectAccessible(page);
  await asking.getByRole('button', { name: 'Choose another for Cedar Cottage' }).click();
  await expect(page.getByRole('dialog', { name: 'Contractors of Cedar Cottage' })).toBeVisible();
});
