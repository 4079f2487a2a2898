import type { Page } from '@playwright/test';
import { cottageStay, phone } from '../support/guest-pages.ts';
import { answerWith, nextStep, offerAfter } from '../support/job-pages.ts';
import { expect, expectAccessible, expectNothingWide, test } from '../support/journeys.ts';
import { picture } from '../support/pictures.ts';
import type { RunningServer } from '../support/server.ts';

const chat = (page: Page) => page.getByRole('region', { name: 'Chat', exact: true });
const language = (page: Page) => page.locator('html').getAttribute('lang');

test.describe('a guest whose browser speaks Spanish', () => {
  test.use({ locale: 'es-MX', viewport: phone, hasTouch: true });

  test('reads Spanish from the first picture to the last line about the job', async ({ page, browser, server }) => {
    const link = await offerAfter(server);
    await page.goto(server.guestUrl);
    await expect(chat(page).getByText('Soy el asistente de la casa. ¿Qué necesita?')).toBeVisible();
    expect(await language(page)).toBe('es');
    await expect(page).toHaveTitle(/^Chat para huéspedes · /);
    await expect(page.getByRole('link', { name: '¿Peligro? Llame al 911' })).toBeVisible();
    await expectAccessible(page);
    await expectNothingWide(page);
    await picture(page, 'guest-es-390-start');

    await page.getByRole('button', { name: 'Wi-Fi', exact: true }).click();
    await expect(chat(page).getByText(/^De: /).first()).toBeVisible();
    await checkStay(page, server);
    await say(page, 'hay otra fuga debajo del fregadero de la cocina');
    const card = chat(page).getByRole('article', { name: /^Orden de trabajo WO-/ });
    await expect(card.getByText('Contratista avisado', { exact: true }).last()).toBeVisible();
    await expect(card.getByRole('heading', { level: 2 })).toHaveText(/^Fuga/);
    await expectAccessible(page);
    await expectNothingWide(page);
    await picture(page, 'guest-es-390-order');

    const ofContractor = await browser.newContext({ locale: 'en-US' });
    await workAtJob(await ofContractor.newPage(), server.url + (await link()));
    await ofContractor.close();
    await expect(chat(page).getByText(/ está en camino\.$/)).toBeVisible();
    await expect(chat(page).getByText(/ empezó el trabajo\.$/)).toBeVisible();
    await expect(chat(page).getByText(/ aceptó y llegará entre las /)).toBeVisible();
    await expect(chat(page).getByText(/ terminó\. Cambié la válvula\. ¿Está arreglado\?$/)).toBeVisible();
    await chat(page).getByRole('button', { name: 'Sí, está arreglado' }).click();
    await expect(chat(page).getByText('Gracias. Lo marqué como arreglado.')).toBeVisible();
    await chat(page).getByRole('radio', { name: '5 estrellas' }).check();
    await expect(chat(page).getByText('Gracias. Puede cambiar las estrellas hasta que se vaya.')).toBeVisible();
    await expectAccessible(page);
    await picture(page, 'guest-es-390-fixed');
  });

  test('chooses another language by hand, which is kept and written in from then on', async ({ page, server }) => {
    await page.goto(server.guestUrl);
    await say(page, 'hola');
    await expect(chat(page).getByText(/^Hola\. Soy el asistente de /)).toBeVisible();
    await page.getByLabel('Idioma').selectOption('Deutsch');
    await expect(page.getByRole('link', { name: 'Gefahr? 911 anrufen' })).toBeVisible();
    expect(await language(page)).toBe('de');
    await expectAccessible(page);
    await expectNothingWide(page);
    await say(page, 'die Toilette ist verstopft, bitte schicken Sie jemanden');
    await expect(chat(page).getByRole('article', { name: /^Auftrag WO-/ })).toBeVisible();
    await expectNothingWide(page);
    await picture(page, 'guest-de-390-order');
    await page.reload();
    await expect(chat(page).getByText('Ich bin der Hausassistent. Wie kann ich helfen?')).toBeVisible();
    await page.getByRole('button', { name: 'Mit jemandem sprechen' }).click();
    await expect(chat(page).getByText(/^Ich habe einen Menschen gebeten zu übernehmen\./)).toBeVisible();
    await expectNothingWide(page);
    await picture(page, 'guest-de-390');
  });

  test('is told in Spanish what went wrong', async ({ page, server, expectedErrors }) => {
    expectedErrors.push(/503/, /429/);
    await page.goto(server.guestUrl);
    await expect(chat(page)).toBeVisible();
    const answers = [
      { status: 503 },
      {
        status: 429,
        json: { code: 'TOO_MANY_REQUESTS', message: 'Too many', retry_after_seconds: 120, request_id: '' },
      },
    ];
    await page.route(/\/messages$/, (route) =>
      route.request().method() === 'POST' ? route.fulfill(answers.shift() ?? { status: 503 }) : route.continue(),
    );
    await say(page, 'hola');
    await expect(chat(page).getByText('No se envió.')).toBeVisible();
    await expect(chat(page).getByText('No pudimos conectar con Porchlight.', { exact: false })).toBeVisible();
    await chat(page).getByRole('button', { name: 'Intentar de nuevo' }).click();
    await expect(chat(page).getByText('Demasiadas solicitudes.', { exact: false })).toBeVisible();
    await expect(chat(page).getByRole('link', { name: /^O llame al / })).toBeVisible();
  });

  test('reads English where the Spanish words cannot be had, and Spanish once they can', async ({
    page,
    server,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_FAILED/);
    await page.route(/\/assets\/es-[\w-]+\.js$/, (route) => route.abort());
    await page.goto(server.guestUrl);
    await expect(chat(page).getByText("I'm the house assistant. What's going on?")).toBeVisible();
    await page.unrouteAll();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(chat(page).getByText('Soy el asistente de la casa.', { exact: false })).toBeVisible();
  });
});

for (const locale of ['de-DE', 'es-ES', 'fr-FR', 'pt-BR'])
  test.describe(`in ${locale}, on a computer`, () => {
    test.use({ locale, viewport: { width: 1280, height: 900 } });

    test('nothing is cut, and nothing is English', async ({ page, server }) => {
      await page.goto(server.guestUrl);
      await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
      await expect(chat(page)).toBeVisible();
      expect(await page.locator('body').innerText()).not.toMatch(/\b(?:the|you|your|house assistant|person)\b/i);
      await expectAccessible(page);
      await expectNothingWide(page);
      await picture(page, `guest-${locale}-1280`);
    });
  });

async function say(page: Page, words: string) {
  await page.locator('textarea').fill(words);
  await page.keyboard.press('Enter');
  await expect(chat(page).getByText(words, { exact: true })).toBeVisible();
}

async function checkStay(page: Page, server: RunningServer) {
  const stay = await cottageStay(server);
  await page.getByRole('banner').getByRole('button', { name: 'Verificar mi estadía' }).click();
  const dialog = page.getByRole('dialog', { name: 'Verificar mi estadía' });
  await dialog.getByRole('button', { name: 'Mejor usar las fechas' }).click();
  await dialog.getByRole('button', { name: 'Verificar mi estadía' }).click();
  await expect(dialog.getByText('Indique el día en que empieza su estadía.')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'guest-es-390-check');
  await dialog.getByLabel('Llegada').fill(stay.check_in);
  await dialog.getByLabel('Salida').fill(stay.check_out);
  await dialog.getByLabel(/^Últimos cuatro dígitos/).fill(stay.digits);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Estadía verificada', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
}

/** From accepted to finished, as the contractor does it, who reads English. */
async function workAtJob(page: Page, link: string) {
  const dialog = page.getByRole('dialog');
  await page.goto(link);
  await nextStep(page, 'Accept Job').click();
  await dialog.getByText('Tomorrow').click();
  await dialog.locator('[name=from]').fill('09:00');
  await dialog.locator('[name=to]').fill('11:00');
  await answerWith(page, 'Accept Job').click();
  await nextStep(page, "I'm On My Way").click();
  await dialog.getByText('30 min').click();
  await answerWith(page, "I'm On My Way").click();
  await nextStep(page, 'Start Work').click();
  await nextStep(page, 'Finish Work').click();
  await dialog.getByLabel('What did you do?').fill('Cambié la válvula.');
  await dialog.getByLabel('Labor').fill('185.50');
  await answerWith(page, 'Finish Work').click();
}
