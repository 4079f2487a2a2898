import { ownerOverRest, signIn } from '../support/desk.ts';
import { expect, expectAccessible, expectNothingWide, test } from '../support/journeys.ts';
import { sizes } from '../support/property-pages.ts';

// Whom a job can be told, and whom not: said wherever an owner chooses.

for (const [name, viewport] of Object.entries(sizes)) {
  test.describe(`who can be reached, ${name}`, () => {
    test.use({ viewport });

    test('a number of another country is called as it is, and somebody without one is said to be out of reach', async ({
      page,
      server,
    }) => {
      const ask = await ownerOverRest(server);
      const trade = { service_type: 'handyman', notification_method: 'text' };
      const far = `Spree Repairs ${name}`;
      const silent = `Silent Repairs ${name}`;
      const add = (company_name: string, phone: string) =>
        ask<{ id: string }>('POST', '/contractors', { ...trade, company_name, phone });
      const added = [await add(far, '+49 30 123456'), await add(silent, '')];
      const { items } = await ask<{ items: { id: string; name: string }[] }>('GET', '/properties');
      const cottage = items.find((one) => one.name === 'Cedar Cottage');

      await signIn(page, server.owner, `/dashboard/properties/${cottage?.id}`);
      await page.getByRole('button', { name: 'Change contractors' }).click();
      const panel = page.getByRole('dialog', { name: 'Contractors of Cedar Cottage' });
      const choice = (company: string) => panel.getByRole('button', { name: `Add ${company}` });
      await expect(choice(far)).toContainText('+49 30 123456');
      await expect(choice(far)).not.toContainText("Can't be reached");
      await expect(choice(silent)).toContainText("Can't be reached");
      await expect(choice(silent)).toContainText('No phone number on file');
      await choice(silent).click();
      const item = (company: string) => panel.getByRole('listitem').filter({ hasText: company });
      await expect(item(silent)).toContainText("Can't be reached");
      await choice(far).click();
      await expect(item(far)).not.toContainText("Can't be reached");
      await expectAccessible(page);

      await item(far)
        .getByRole('button', { name: `Edit ${far}` })
        .click();
      const editing = page.getByRole('dialog', { name: 'Edit Contractor' });
      await expect(editing.getByPlaceholder('(555) 555-5555')).toHaveValue('+49 30 123456');
      await editing.getByRole('button', { name: 'Save Changes' }).click();
      await expect(editing).toBeHidden();
      await expect(item(far)).toContainText('+49 30 123456');
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();

      const serving = page.getByRole('region', { name: 'Contractors' }).getByRole('listitem');
      await expect(serving.filter({ hasText: silent })).toContainText("Can't be reached");
      await expect(serving.filter({ hasText: far }).getByRole('link', { name: '+49 30 123456' })).toHaveAttribute(
        'href',
        'tel:+4930123456',
      );
      await expectNothingWide(page);
      for (const { id } of added) await ask('POST', `/contractors/${id}/remove`, {}); // other files have this server too
    });
  });
}
