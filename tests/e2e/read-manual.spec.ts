import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { cedarCottage, ownerOverRest, signIn } from '../support/desk.ts';
import { pdfOf } from '../support/documents.ts';
import { expect, expectAccessible, test } from '../support/journeys.ts';
import { picture } from '../support/pictures.ts';
import { clearAway, openWizard, sizes, toast } from '../support/property-pages.ts';
import { withoutIds } from '../support/without-ids.ts';

// A house from a manual: pasted, looked through, saved; and one more manual read into a house that is there.

const street = 'Garden Street';
const manual = readFileSync('tools/eval/data/manuals/binder.txt', 'utf8');

test.afterEach(({ server }) => clearAway(server, street));

/** Counts the controls that a person types into or chooses from. @returns their labels so far */
async function countTouched(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const touched = new Set<string>();
    Object.assign(globalThis, { touched });
    const note = ({ target }: Event) => {
      if (
        target instanceof HTMLInputElement ||
        target instanceof HTMLTextAreaElement ||
        target instanceof HTMLSelectElement
      )
        touched.add(target.labels?.[0]?.textContent ?? target.getAttribute('aria-label') ?? target.name);
    };
    document.addEventListener('input', note, true);
    document.addEventListener('change', note, true);
  });
  return () => page.evaluate(() => [...(globalThis as unknown as { touched: Set<string> }).touched]);
}

const itemOf = (dialog: Locator, label: string) =>
  dialog.getByRole('listitem').filter({ has: dialog.page().getByRole('checkbox', { name: label, exact: true }) });

for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(`a manual, ${size}`, () => {
    test.use({ viewport, colorScheme: size === 'phone' ? 'dark' : 'light' });

    test('fills the wizard, and a house is saved with a handful of fields touched by hand', async ({
      page,
      server,
    }) => {
      const address = `${size.length}12 ${street}`; // a removed house of one size keeps its address
      await signIn(page, server.owner, '/dashboard/properties');
      const dialog = await openWizard(page);
      const touched = await countTouched(page);
      const began = Date.now();
      await dialog.getByRole('button', { name: 'Paste or drop it' }).click();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Read It' }).click();
      await expect(dialog.getByText('Paste a text or an address, or choose a file.')).toBeVisible();
      await expectAccessible(page);
      await dialog
        .getByLabel('Paste the text, or the address of a web page')
        .fill(manual.replace('212 Garden Street', address));
      await dialog.getByRole('button', { name: 'Read It' }).click();
      await expect(dialog.getByRole('heading', { name: 'What we found' })).toBeFocused();
      await expect(itemOf(dialog, 'Wi-Fi password')).toContainText('“Password: salty-heron-77”');
      await expect(dialog.getByText('28 answers found')).toBeVisible();
      await expectAccessible(page);

      // The chat beside it answers from what is ticked, before any of it stands in the form.
      if (size === 'phone') await dialog.locator('summary', { hasText: 'Try it as a guest' }).click();
      const chat = dialog.getByRole('region', { name: 'Try it as a guest' });
      await chat.getByRole('button', { name: 'Where does the trash go?' }).click();
      await expect(chat.getByText(/From .*trash/i)).toBeVisible();

      // A reload loses neither what was read nor what was edited.
      await itemOf(dialog, 'Property name').getByRole('textbox').fill(`Cedar ${size}`);
      await itemOf(dialog, 'Trash curb day').getByRole('checkbox').uncheck();
      await expect(
        page
          .getByText(/^Saved /)
          .or(dialog.getByRole('button', { name: /^Use 27/ }))
          .first(),
      ).toBeVisible();
      await page.reload();
      await expect(itemOf(dialog, 'Property name').getByRole('textbox')).toHaveValue(`Cedar ${size}`);
      await expect(itemOf(dialog, 'Trash curb day').getByRole('checkbox')).not.toBeChecked();
      await itemOf(dialog, 'Trash curb day').getByRole('checkbox').check();

      const after = await countTouched(page);
      await dialog.getByRole('button', { name: 'Use 28 answers' }).click();
      await expect(toast(page, '28 answers filled in')).toBeVisible();
      await expect(dialog.getByLabel('Street address')).toHaveValue(address);
      for (let step = 1; step < 5; step++) await dialog.getByRole('button', { name: 'Next' }).click();
      await chooseContractor(dialog);
      await dialog.getByRole('button', { name: 'Next' }).click();
      await expect(dialog.getByLabel('Wi-Fi password')).toHaveValue('salty-heron-77');
      await expect(dialog.getByText('are saved together with this property.')).toBeVisible();
      await dialog.getByRole('button', { name: 'Save Property' }).click();
      await expect(dialog).toBeHidden();
      const byHand = await after();
      expect(byHand.length, byHand.join(', ')).toBeLessThanOrEqual(4);
      expect((await touched()).length).toBe(0); // another page since
      expect(Date.now() - began).toBeLessThan(60_000);

      const owner = await ownerOverRest(server);
      const { items } = await owner<{ items: { id: string; name: string }[] }>('GET', '/properties?limit=100');
      const id = items.find(({ name }) => name === `Cedar ${size}`)?.id;
      const saved = await owner<Record<string, unknown>>('GET', `/properties/${id}`);
      expect(saved).toMatchObject({
        front_door_lock_code: '4417',
        alt_lock_box_code: '9035',
        trash_curb_day: 'Tuesday',
      });
      const articles = await owner<{ items: { title: string }[] }>('GET', `/articles?property_id=${id}`);
      expect(articles.items.map(({ title }) => title)).toContain('The hot tub');
      expect(withoutIds(articles)).not.toMatch(/4417|9035|salty-heron/);
    });

    test('goes into a house that is there, and replaces nothing that was not ticked', async ({ page, server }) => {
      const owner = await ownerOverRest(server);
      const house = await cedarCottage(server);
      const before = await owner<Record<string, unknown>>('GET', `/properties/${house.id}`);
      await signIn(page, server.owner, `/dashboard/properties/${house.id}`);
      await page.getByRole('button', { name: 'Read a manual' }).click();
      const dialog = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Close' }) });
      const bytes = await pdfOf([
        { title: 'Sauna', text: 'Use dry wood only, and open the vent before you leave it.' },
        { title: 'Internet', text: 'Network: AnotherNet\nPassword: quiet-otter-9' },
      ]);
      await dialog
        .locator('input[type=file]')
        .setInputFiles({ name: 'more.pdf', mimeType: 'application/pdf', buffer: bytes });
      await expect(page.getByRole('dialog', { name: 'What we found' })).toBeVisible();
      const wifi = itemOf(dialog, 'Wi-Fi name');
      await expect(wifi).toContainText('Page 2: “Network: AnotherNet”');
      await expect(wifi).toContainText('There now:');
      await expect(wifi.getByRole('checkbox')).not.toBeChecked();
      if (size === 'phone') await dialog.locator('summary', { hasText: 'Try it as a guest' }).click();
      const chat = dialog.getByRole('region', { name: 'Try it as a guest' });
      await chat.getByLabel('Ask as a guest would').fill('How do we use the sauna?');
      await chat.getByRole('button', { name: 'Ask', exact: true }).click();
      await expect(chat.getByText(/Use dry wood only/).first()).toBeVisible();
      await dialog.getByRole('checkbox', { name: 'Sauna' }).uncheck();
      await expect(chat.getByRole('region', { name: 'Preview of a chat' })).not.toContainText('Use dry wood only');
      await dialog.getByRole('checkbox', { name: 'Sauna' }).check();
      await expect(chat.getByText(/Use dry wood only/).first()).toBeVisible();
      await expectAccessible(page);
      await picture(page, `manual-into-house-${size}`);
      await page.getByRole('button', { name: 'Save What Is Ticked' }).click();
      await expect(dialog).toBeHidden();
      const now = await owner<Record<string, unknown>>('GET', `/properties/${house.id}`);
      expect([now.wifi_name, now.wifi_password]).toEqual([before.wifi_name, before.wifi_password]);
      const titles = async () =>
        (await owner<{ items: { title: string }[] }>('GET', `/articles?property_id=${house.id}`)).items.map(
          ({ title }) => title,
        );
      expect(await titles()).toContain('Sauna');
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect.poll(titles).not.toContain('Sauna');
    });
  });
}

test('that cannot be read says why at the field, and what was pasted stays', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/422/);
  await signIn(page, server.owner, '/dashboard/knowledge');
  await page.getByRole('button', { name: 'Read a manual' }).click();
  const dialog = page.getByRole('dialog', { name: 'Read a manual' });
  const field = dialog.getByLabel('Paste the text, or the address of a web page');
  await field.fill('https://127.0.0.1:1/guide');
  await dialog.getByRole('button', { name: 'Read It' }).click();
  await expect(dialog.getByText('This address is inside a private network.')).toBeVisible();
  await expect(field).toHaveValue('https://127.0.0.1:1/guide');
  const files = dialog.locator('input[type=file]');
  await files.setInputFiles({ name: 'sheet.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('ffd8ffe0', 'hex') });
  await expect(dialog.getByText("Photos can't be read here. Type or paste what's on it.")).toBeVisible();
  await files.setInputFiles({
    name: 'locked.pdf',
    mimeType: 'application/pdf',
    buffer: await pdfOf([{ title: 'A', text: 'B' }], { userPassword: 'sesame' }),
  });
  await expect(dialog.getByText(/^This file is locked with a password/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Read a manual' }).click();
  await expect(field).toHaveValue('https://127.0.0.1:1/guide');
});

async function chooseContractor(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Add Beacon Property Care' }).click();
  await dialog.getByRole('button', { name: 'Contact Point Person: Beacon Property Care' }).click();
}
