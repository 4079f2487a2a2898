import { readFile } from 'node:fs/promises';
import { signIn } from '../support/desk.ts';
import { expect, expectAccessible, test } from '../support/journeys.ts';
import { clearAway, rowOf, sizes } from '../support/property-pages.ts';

// Properties and contractors from a CSV and back into one.

const street = 'Ledger Lane';

test.afterEach(({ server }) => clearAway(server, street));

const csv = (...rows: string[]) => ({
  name: 'houses.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'Property Name,Street Address,City,State,ZIP,Beds,Contractor Service Type,Contractor Company,Contractor Phone,Color',
      ...rows,
    ].join('\r\n'),
  ),
});
const row = (name: string, house: number, state = 'OR', beds = '2') =>
  `${name},${house} ${street},Newport,${state},97365,${beds},Plumbing,Ledger Plumbing,541 555 0133,blue`;

for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(`sheets, ${size}`, () => {
    test.use({ viewport });

    test('are looked at, corrected, imported and exported again', async ({ page, server, expectedErrors }) => {
      expectedErrors.push(/422/);
      const [house] = size.length === 4 ? [40] : [60];
      await signIn(page, server.owner, '/dashboard/properties');
      await page.getByRole('button', { name: 'Import properties from CSV' }).press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Import properties' });
      const template = page.waitForEvent('download');
      await dialog.getByRole('button', { name: 'Download template' }).click();
      expect((await template).suggestedFilename()).toBe('porchlight-properties-template.csv');
      await expectAccessible(page);

      const input = dialog.getByLabel('CSV file');
      await input.setInputFiles({ name: 'houses.xlsx', mimeType: 'text/csv', buffer: Buffer.from('PK\u0003\u0004') });
      await expect(dialog.getByText('houses.xlsx: This is an Excel workbook.')).toBeVisible();
      await input.setInputFiles(csv(row(`Ledger A ${size}`, house), row(`Ledger B ${size}`, house + 1, 'ZZ', '99')));
      const rows = dialog.getByRole('table', { name: 'Rows of the file' });
      const refused = rows.getByRole('row').filter({ hasText: `Ledger B ${size}` });
      await expect(refused).toContainText('Refused');
      await expect(refused).toContainText('State: Use one of the 50 states: its two letters or its name.');
      await expect(refused).toContainText('Beds: Enter a whole number from 0 to 50.');
      await expect(rows.getByText(`Ledger A ${size}`)).toBeHidden();
      await dialog.getByLabel('Show rows').selectOption('new');
      await expect(rows.getByRole('row').filter({ hasText: `Ledger A ${size}` })).toContainText('New');
      await expect(dialog.getByText("Columns we don't know, left out: Color.")).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Import 1 property' })).toBeVisible();
      const left = page.waitForEvent('download');
      await dialog.getByRole('button', { name: 'Download refused rows' }).click();
      const leftRows = await readFile(await (await left).path(), 'utf8');
      expect(leftRows).toContain(`Ledger B ${size}`);
      expect(leftRows).not.toContain(`Ledger A ${size}`);
      await expectAccessible(page);

      await dialog.getByRole('button', { name: 'Choose another file' }).click();
      await input.setInputFiles(csv(row(`Ledger A ${size}`, house), row(`Ledger =B ${size}`, house + 1)));
      await expect(dialog.getByText('2 properties will be added. Nothing is saved yet.')).toBeVisible();
      await expect(rowOf(page, 'Ledger A')).toBeHidden();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Import 2 properties' }).click();
      await expect(dialog.getByText('2 properties imported')).toBeVisible();
      await dialog.getByRole('button', { name: 'Close' }).last().click();
      await expect(dialog).toBeHidden();
      await expect(rowOf(page, `Ledger A ${size}`)).toContainText('Ledger Plumbing');

      const exported = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export properties as CSV' }).click();
      const text = await readFile(await (await exported).path(), 'utf8');
      expect(text).toContain(`Ledger =B ${size}`);
      expect(text.startsWith('\u{feff}')).toBe(true);

      await page.goto('/dashboard/contractors?dialog=import-contractors');
      await expect(page.getByRole('dialog', { name: 'Import contractors' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('table', { name: 'My Contractors' })).toContainText('Ledger Plumbing');
      await expectAccessible(page);
    });
  });
}
