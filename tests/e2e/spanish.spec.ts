import { readFile } from 'node:fs/promises';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { openGuestChat, ownerOverRest, signIn } from '../support/desk.ts';
import { cottageStay } from '../support/guest-pages.ts';
import { reportLeak } from '../support/job-pages.ts';
import { expect, expectAccessible, expectNothingWide, test } from '../support/journeys.ts';
import { linkIn, mailTo } from '../support/mail.ts';
import { rowOf } from '../support/property-pages.ts';
import type { RunningServer } from '../support/server.ts';

// Owners, contractors and the desk in Spanish. On a server of its own: what is chosen here is read in English elsewhere.

const sizes = { wide: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } };

for (const [name, viewport] of Object.entries(sizes)) {
  test.describe(`in Spanish, ${name}`, () => {
    test.use({ viewport });

    test('an owner chooses it, and it is there on every screen, in every browser', async ({
      page,
      server,
      browser,
    }) => {
      await (await ownerOverRest(server))('PUT', '/me/language', { language: 'en' });
      await signIn(page, server.owner, '/profile');
      await page.getByRole('combobox', { name: /^Language/ }).selectOption('es');
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
      for (const path of ['/dashboard', '/dashboard/properties', '/dashboard/work-orders', '/dashboard/protocols']) {
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('lang', 'es');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNothingWide(page);
      }
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { name: 'Mi panel' })).toBeVisible();
      await expectAccessible(page);
      const elsewhere = await browser.newPage({ baseURL: server.url, viewport });
      await signIn(elsewhere, server.owner, '/dashboard');
      await expect(elsewhere.getByRole('heading', { name: 'Mi panel' })).toBeVisible();
      await elsewhere.close();
    });
  });
}

test('an owner is mailed and asked in it, decides behind the link and on the screen, and prints the house', async ({
  page,
  server,
}) => {
  const owner = await ownerOverRest(server);
  await owner('PUT', '/me/language', { language: 'es' });
  await signIn(page, server.owner, '/dashboard');
  const needsYou = page.getByRole('region', { name: 'Por atender' });
  const kitchen = '¿Enviar un contratista por “A cabinet door in the kitchen is off its hinge” a Juniper Ridge Cabin?';
  await needsYou.getByRole('listitem').filter({ hasText: kitchen }).getByRole('button', { name: 'Aprobar' }).click();
  await expect(needsYou.getByText(kitchen)).toBeHidden();

  const guest = await openGuestChat(server, 'Hello');
  await guest.checkStay(await stayCheck(server));
  await guest.write('The door of the bathroom cabinet came off its hinge');
  const mail = await mailTo(server, server.owner.email, /^¿Aprobar una reparación en Cedar Cottage\?/);
  expect(mail.text).toMatch(/^Tipo de servicio: Mantenimiento general$/m);
  expect(mail.text).toMatch(/^Urgencia: Baja$/m);
  expect(mail.text).not.toMatch(/^(?:Hello|Property|Job|Service type|Urgency|Approve or decline)/m);
  const linked = await page.context().newPage();
  await linked.goto(/https?:\/\/\S*\/approve\/\S+/.exec(mail.text)?.[0] ?? linkIn(mail));
  await expect(linked.locator('html')).toHaveAttribute('lang', 'es');
  await linked.getByRole('button', { name: 'Aprobar' }).click();
  await expect(
    linked.getByText('Preguntamos a sus contratistas en el orden que usted fijó.', { exact: false }),
  ).toBeVisible();
  await linked.close();

  await page.goto('/dashboard/properties');
  await expect(rowOf(page, 'Cedar Cottage')).toContainText('Casa independiente');
  await page.goto('/dashboard/work-orders');
  await expect(page.getByText('Fuga de agua').first()).toBeVisible();
  await page.getByRole('searchbox').fill('Fuga de agua');
  await expect(page.getByRole('row').filter({ hasText: 'Fuga de agua' }).first()).toBeVisible();
  await page.goto('/dashboard/properties');
  await page.getByRole('link', { name: 'Cedar Cottage' }).first().click();
  const printed = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF de la hoja de la casa' }).click();
  const sheet = await textOfPdf(await (await printed).path());
  for (const words of ['Si hay que cortar el agua o la luz', 'Día de recolección', 'Jueves'])
    expect(sheet).toContain(words);
});

async function stayCheck(server: RunningServer) {
  const { check_in, check_out, digits } = await cottageStay(server);
  return { check_in, check_out, phone_last4: digits };
}

async function textOfPdf(path: string): Promise<string> {
  const pdfium = await PDFiumLibrary.init();
  const document = await pdfium.loadDocument(await readFile(path));
  const text = [...document.pages()].map((one) => one.getText()).join(' ');
  document.destroy();
  pdfium.destroy();
  return text.replace(/\s+/g, ' ');
}

test('a contractor who chose it reads the next job in it', async ({ page, server, browser }) => {
  const guest = await browser.newPage({ baseURL: server.url });
  await page.goto(await reportLeak(guest, server));
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('button', { name: 'English' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/login?language=en'); // the browser is somebody else's; the link is not
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await guest.close();
});

test('an agent has the desk in it', async ({ page, server }) => {
  await signIn(page, server.agent, '/security');
  await page.getByRole('combobox', { name: /^Language/ }).selectOption('es');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.goto('/console');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expectAccessible(page);
});
