import { ownerOverRest, signIn } from '../support/desk.ts';
import { expect, expectAccessible, expectNothingWide, test } from '../support/journeys.ts';
import { sizes, toast } from '../support/property-pages.ts';

// One contractor's page, who would be called now, and contractors from a phone's contacts.

const card = (...lines: string[]) => ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD', ''].join('\r\n');

for (const [name, viewport] of Object.entries(sizes)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`a contractor, ${name}, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });

      test('has a page, and is skipped where they do not go and while they are away', async ({
        page,
        server,
        expectedErrors,
      }) => {
        const ask = await ownerOverRest(server);
        const company = `Heron Gas ${name} ${colorScheme}`;
        const { id } = await ask<{ id: string }>('POST', '/contractors', {
          company_name: company,
          service_type: 'gas',
          phone: `54155502${name.length}${colorScheme.length}`,
          service_cities: ['Cannon Beach, OR'],
          license_number: 'CCB 204411',
          license_expires_on: '2099-01-31',
        });
        await signIn(page, server.owner, '/dashboard/contractors');
        await page.getByRole('link', { name: company }).press('Enter');
        await expect(page).toHaveURL(`/dashboard/contractors/${id}`);
        await expect(page.getByRole('heading', { level: 1, name: company })).toBeVisible();
        await expect(page.getByText('No. CCB 204411')).toBeVisible();
        await expect(page.getByText('No ratings yet')).toBeVisible();
        await expect(page.getByText('No prices yet.', { exact: false })).toBeVisible();
        const houses = page.getByRole('table', { name: 'Where they would be called now' });
        await expect(houses.getByRole('row').filter({ hasText: 'Cedar Cottage' })).toContainText('Asked first.');
        await expect(houses.getByRole('row').filter({ hasText: 'Pecan Street House' })).toContainText(
          `${company} doesn't serve Austin (78704).`,
        );
        await expectAccessible(page);
        await expectNothingWide(page);

        await page.getByRole('button', { name: 'Edit Contractor' }).press('Enter');
        const edit = page.getByRole('dialog', { name: 'Edit Contractor' });
        await edit.getByRole('button', { name: 'Add Holiday' }).press('Enter');
        await expect(edit.getByLabel('Away from')).toBeFocused();
        const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
        await edit.getByLabel('Away from').fill(day(5));
        await edit.getByLabel('Away through').fill(day(-2));
        await edit.getByRole('button', { name: 'Save Changes' }).click();
        await expect(edit.getByText('The last day is before the first')).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Edit Contractor' }).press('Enter');
        await expect(edit.getByLabel('Away from')).toHaveValue(day(5)); // nothing typed is lost
        await edit.getByLabel('Away from').fill(day(-2));
        await edit.getByLabel('Away through').fill(day(5));
        await edit.getByRole('button', { name: 'Save Changes' }).click();
        await expect(toast(page, `${company} saved`)).toBeVisible();
        await expect(houses.getByRole('row').filter({ hasText: 'Cedar Cottage' })).toContainText(
          `${company} is away through`,
        );
        await expect(page.getByText('Away now')).toBeVisible();

        await ask('POST', `/contractors/${id}/remove`, {});
        await expect(page.getByText('This contractor was removed.')).toBeVisible();
        await expectAccessible(page);
        expectedErrors.push(/404/);
        await page.goto('/dashboard/contractors/018f0000-0000-7000-8000-000000000000');
        await expect(page.getByText("We can't find this contractor.")).toBeVisible();
      });

      test('would be called at a house, or not, with the reason, and a trade without anybody is a tap from one', async ({
        page,
        server,
        expectedErrors,
      }) => {
        const ask = await ownerOverRest(server);
        const { items } = await ask<{ items: { id: string; name: string }[] }>('GET', '/properties');
        const cottage = items.find((one) => one.name === 'Cedar Cottage')?.id;
        await page.route('**/rpc/calledNow/atHouse**', (route) => route.abort());
        expectedErrors.push(/ERR_FAILED|Failed to fetch|net::/);
        await signIn(page, server.owner, `/dashboard/properties/${cottage}`);
        const called = page.getByRole('region', { name: 'Who would be called now?' });
        await expect(called.getByRole('button', { name: 'Retry' })).toBeVisible();
        await page.unroute('**/rpc/calledNow/atHouse**');
        await called.getByRole('button', { name: 'Retry' }).press('Enter');
        await called.getByText('Plumbing', { exact: true }).click();
        await expect(
          called.getByRole('list', { name: 'The order for Plumbing' }).getByRole('listitem').first(),
        ).toContainText('Tidewater Plumbing');
        await called.getByText('Electrical', { exact: true }).click();
        await expect(called.getByText(/Harbor Electric's insurance lapsed on .+\./)).toBeVisible();
        await called.getByLabel('How urgent').selectOption('Urgent');
        await expect(page).toHaveURL(/called-for=urgent/);
        await called.getByText(/^Trades without a contractor/).click();
        await expectAccessible(page);
        await expectNothingWide(page);
        await called.getByRole('button', { name: 'Add one for Landscaping' }).press('Enter');
        const adding = page.getByRole('dialog', { name: 'Add Contractor' });
        await expect(adding.getByLabel('Service Type')).toHaveValue('landscaping');
      });

      test('comes from the phone, once somebody says what they do', async ({ page, server, expectedErrors }) => {
        expectedErrors.push(/422/);
        const tag = `${name} ${colorScheme}`;
        const number = (last: number) => `541 555 03${name.length}${last + (colorScheme.length % 5) * 2}`;
        const vcf = (text: string) => ({ name: 'contacts.vcf', mimeType: 'text/vcard', buffer: Buffer.from(text) });
        await signIn(page, server.owner, '/dashboard/contractors');
        await page.getByRole('button', { name: 'Import Contacts' }).press('Enter');
        const dialog = page.getByRole('dialog', { name: 'Import contacts' });
        await expectAccessible(page);
        await dialog.getByLabel('Contacts file').last().setInputFiles(vcf('no contacts'));
        await expect(dialog.getByText('contacts.vcf: File must be a contacts file (.vcf)')).toBeVisible();
        await dialog
          .getByLabel('Contacts file')
          .last()
          .setInputFiles(
            vcf(
              card(`FN:Tern Plumbing ${tag}`, `TEL:${number(0)}`, 'PHOTO;ENCODING=b:AAAA', ' BBBB') +
                card(`FN:Joe ${tag}`, `TEL:${number(1)}`) +
                card('FN:Tide', 'TEL:(503) 555-0111') +
                card('FN:Nobody', 'TEL:12'),
            ),
          );
        await expect(dialog.getByRole('checkbox', { name: `Add Tern Plumbing ${tag}` })).toBeChecked();
        const joe = dialog.getByRole('checkbox', { name: `Add Joe ${tag}` });
        await expect(joe).not.toBeChecked();
        await joe.press('Space');
        await page.keyboard.press('Escape'); // by accident
        await page.getByRole('button', { name: 'Import Contacts' }).press('Enter');
        await expect(joe).toBeChecked();
        await dialog.getByText('Already yours (1)').click();
        await expect(dialog.getByText('Tide is Tidewater Plumbing, Plumbing')).toBeVisible();
        await dialog.getByText('Left out (1)').click();
        await expect(dialog.getByText("Contact 4, Nobody: We can't read 12.")).toBeVisible();
        const download = page.waitForEvent('download');
        await dialog.getByRole('button', { name: 'Download these as CSV' }).click();
        expect((await download).suggestedFilename()).toBe('porchlight-contacts-left-out.csv');
        await dialog.getByRole('button', { name: 'Add 2 Contractors' }).click();
        await expect(dialog.getByText(`Choose a service type, or uncheck Joe ${tag}.`)).toBeVisible();
        await expect(dialog.getByLabel(`Service type of Joe ${tag}`)).toBeFocused();
        await expectAccessible(page);
        await expectNothingWide(page);
        await dialog.getByLabel(`Service type of Joe ${tag}`).selectOption('Handyman');
        await dialog.getByRole('button', { name: 'Add 2 Contractors' }).click();
        await expect(toast(page, '2 contractors added')).toBeVisible();
        await expect(page.getByRole('link', { name: `Tern Plumbing ${tag}` })).toBeVisible();
        await page.getByRole('button', { name: 'Undo' }).first().click();
        await expect(toast(page, '2 contractors removed again')).toBeVisible();
        await expect(page.getByRole('link', { name: `Tern Plumbing ${tag}` })).toBeHidden();
      });
    });
  }
}
