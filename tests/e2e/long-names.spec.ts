import type { Page } from '@playwright/test';
import { colleagueOf, openChatAt, ownerOverRest, signIn } from '../support/desk.ts';
import { expect, expectNothingWide, test } from '../support/journeys.ts';
import { picture } from '../support/pictures.ts';
import { sizes } from '../support/property-pages.ts';
import type { RunningServer } from '../support/server.ts';

// Names of 80 letters without a space, of a property, a contractor and a guest, wherever they stand on a phone.

test.use({ viewport: sizes.phone });

const long = (start: string) => start.padEnd(80, 'abcdefghij');
const names = { property: long('Property'), contractor: long('Contractor'), guest: long('Guest') };
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function addThem(server: RunningServer) {
  const owner = await ownerOverRest(server);
  const contractor = {
    company_name: names.contractor,
    service_type: 'plumbing',
    phone: '(541) 555-0110',
    notification_method: 'text',
    is_contact_point: true,
  };
  const { id: property_id } = await owner<{ id: string }>('POST', '/properties', {
    ...{ name: names.property, street_address: '80 Long Lane', city: 'Newport', state: 'OR', zip: '97365' },
    contractors: [contractor],
  });
  await owner('POST', '/stays', {
    ...{ property_id, guest_name: names.guest, guest_email: '', guest_phone: '(541) 555-0120' },
    ...{ check_in: day(-2), check_out: day(3) },
  });
  const { guest_link } = await owner<{ guest_link: string }>('GET', `/properties/${property_id}`);
  const chat = await openChatAt(server, guest_link, { message: 'I want to talk to a person please' });
  await chat.checkStay({ check_in: day(-2), check_out: day(3), phone_last4: '0120' });
  await chat.write("there's water coming from under the kitchen sink");
  return { property_id, thread: chat.id };
}

/** Which of the names reach over an edge: of the screen, or of a box that hides what is over it without a sign. */
const cutNames = (page: Page) =>
  page.evaluate((all) => {
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const name = all.find((one) => node?.textContent?.includes(one));
      const parent = node.parentElement;
      if (!name || !parent?.checkVisibility() || parent.closest('.sr-only, option')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { right } = range.getBoundingClientRect();
      for (let box: Element | null = parent; box; box = box.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(box);
        if (textOverflow === 'ellipsis') break;
        const edge = box === document.documentElement ? innerWidth : box.getBoundingClientRect().right;
        if (
          box !== document.documentElement &&
          (overflowX === 'auto' || overflowX === 'scroll') &&
          box.scrollWidth <= box.clientWidth
        )
          continue;
        if (right > edge + 1 && (overflowX !== 'visible' || box === document.documentElement)) {
          cut.push(`${name.slice(0, 12)} in <${parent.tagName.toLowerCase()} class="${parent.className}">`);
          break;
        }
        if (overflowX === 'auto' || overflowX === 'scroll') break; // one can get there
      }
    }
    return cut;
  }, Object.values(names));

async function look(page: Page, path: string, shown: readonly (keyof typeof names)[]) {
  await page.goto(path);
  for (const name of shown) await expect(page.getByText(names[name]).filter({ visible: true }).first()).toBeVisible();
  await expectNothingWide(page);
  expect(await cutNames(page), path).toEqual([]);
  await picture(page, `long-names${path.split('?')[0]?.replaceAll('/', '-').slice(0, 40)}`);
}

let added: Awaited<ReturnType<typeof addThem>>;
test.beforeAll(async ({ server }) => {
  added = await addThem(server);
});

test('names without a space break inside the screen, in tables, cards and chats', async ({ page, server }) => {
  const { property_id, thread } = added;
  await signIn(page, server.owner, '/dashboard');
  await look(page, '/dashboard', []);
  await look(page, '/dashboard?tab=today', []);
  await look(page, '/dashboard?tab=houses', ['property', 'guest']);
  await look(page, '/dashboard/properties', ['property']);
  await look(page, `/dashboard/properties/${property_id}`, ['property', 'contractor']);
  await look(page, '/dashboard/contractors', ['contractor']);
  await look(page, '/dashboard/stays', ['property', 'guest']);
  await look(page, '/dashboard/conversations', ['property', 'guest']);
  await look(page, `/dashboard?chat=${thread}`, ['property']);
  await look(page, '/dashboard/work-orders', []);
  await look(page, '/dashboard/knowledge', ['property']);
});

test('nor are they cut at the desk', async ({ page, server }) => {
  await signIn(page, colleagueOf(server), '/console');
  await look(page, '/console', ['property']);
  await page.goto(`/console?thread=${added.thread}`);
  await expect(page.getByRole('region', { name: 'Chat', exact: true })).toBeVisible();
  await expectNothingWide(page);
  expect(await cutNames(page), 'the chat').toEqual([]);
  await page.getByRole('button', { name: 'Facts' }).click();
  await expect(page.getByRole('region', { name: 'Facts', exact: true })).toBeVisible();
  await expectNothingWide(page);
  expect(await cutNames(page), 'the facts').toEqual([]);
});
