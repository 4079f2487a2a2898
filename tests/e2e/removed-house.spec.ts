import type { Stay } from '#contract/stays/stays.ts';
import { ownerOverRest } from '../support/desk.ts';
import { chat, greeted, phone, say } from '../support/guest-pages.ts';
import { expect, expectAccessible, expectNothingWide, test } from '../support/journeys.ts';
import { picture } from '../support/pictures.ts';
import type { RunningServer } from '../support/server.ts';

// A guest is in the chat of a house, and its owner removes the house.

test.use({ viewport: phone, hasTouch: true });

/** Chrome says itself that an address answered 404, which the page means to ask. */
const notFound = /status of 404/;

/** A house of this test's own, with a guest who is there. */
async function houseWithGuest(server: RunningServer, at: number) {
  const owner = await ownerOverRest(server);
  const house = {
    name: 'Alder House',
    street_address: `${at} Alder Lane`,
    city: 'Sedona',
    state: 'AZ',
    zip: '86336',
    front_door_lock_code: '7391',
    contractors: [
      { service_type: 'plumbing', company_name: 'Alder Keepers', phone: '5415550144', is_contact_point: true },
    ],
  };
  const { id, guest_link } = await owner<{ id: string; guest_link: string }>('POST', '/properties', house);
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const guest = { guest_name: 'Rosa Díaz', guest_phone: '(541) 555-0199', check_in: day(-2), check_out: day(3) };
  const stay = await owner<Stay>('POST', '/stays', { property_id: id, ...guest });
  const { link } = await owner<{ link: string }>('GET', `/stays/${stay.id}/link`);
  const path = (address: string) => address.replace(/^https?:\/\/[^/]+/, '');
  return {
    card: path(guest_link),
    personal: path(link),
    remove: () => owner('POST', `/properties/${id}/remove`, {}),
    restore: () => owner('POST', `/properties/${id}/restore`, {}),
  };
}

test('an open chat turns into whom to call, and back when the house is back', async ({
  page,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(notFound);
  const house = await houseWithGuest(server, 11);
  await page.goto(house.personal);
  await greeted(page);
  await expect(page.getByText('Stay checked', { exact: true })).toBeVisible();
  await say(page, 'what is the door code?');
  await chat(page).getByRole('button', { name: 'Reveal Door code' }).click();
  await expect(chat(page).getByText('7391')).toBeVisible();

  await house.remove();
  await expect(page.getByRole('heading', { name: "Alder House isn't looked after here anymore." })).toBeVisible();
  await expect(page.getByText(/the number is in your booking/)).toBeVisible();
  await expect(page.getByRole('link', { name: '(541) 555-0144' })).toHaveAttribute('href', 'tel:+15415550144');
  await expect(page.getByText('Or call Alder Keepers')).toBeVisible();
  await expect(page.getByRole('link', { name: '911' })).toBeVisible();
  const until = page.getByRole('region', { name: 'Your chat until then' });
  await expect(until.getByText('what is the door code?', { exact: true })).toBeVisible();
  await expect(page.getByText('7391')).toBeHidden();
  await expect(page.getByText('11 Alder Lane')).toBeHidden();
  await expectAccessible(page);
  await expectNothingWide(page);
  await picture(page, 'removed-house-0-open');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await picture(page, 'removed-house-1-dark');

  await house.restore();
  await expect(chat(page).getByText('what is the door code?', { exact: true })).toBeVisible();
  await say(page, 'thank you');
});

test('the card of a removed house says whom to call, in the language of the phone', async ({
  browser,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(notFound);
  const house = await houseWithGuest(server, 12);
  await house.remove();
  const said = {
    en: "This house isn't looked after here anymore.",
    es: 'Esta casa ya no se atiende aquí.',
    fr: "Ce logement n'est plus suivi ici.",
    de: 'Dieses Haus wird hier nicht mehr betreut.',
    pt: 'Esta casa já não é atendida aqui.',
  };
  for (const [locale, title] of Object.entries(said)) {
    const context = await browser.newContext({ locale, viewport: phone, baseURL: server.url });
    const page = await context.newPage();
    for (const link of [house.card, house.personal]) {
      await page.goto(link);
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expect(page.getByText('Alder')).toHaveCount(0);
      await expectNothingWide(page);
    }
    await picture(page, `removed-house-2-card-${locale}`);
    await context.close();
  }
});
