import type { Page } from '@playwright/test';
import { clearQueue, closeAll, openGuestChat, signIn } from '../support/desk.ts';
import { expect, expectAccessible, expectNothingWide, test } from '../support/journeys.ts';
import { picture } from '../support/pictures.ts';
import { sizes } from '../support/property-pages.ts';

// How somebody at the desk notices that a guest waits: tab, sound, desktop.

declare global {
  interface Window {
    /** What the page asked its browser to play and to show. */
    told: { tones: number; notices: Notification[] };
  }
}

/** The page as one that nobody looks at, which writes down what it plays and shows. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    window.told = { tones: 0, notices: [] };
    document.hasFocus = () => false;
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (at) {
      window.told.tones++;
      start.call(this, at);
    };
    const Real = Notification;
    window.Notification = class extends Real {
      constructor(title: string, options?: NotificationOptions) {
        super(title, options);
        window.told.notices.push(this);
      }
    };
  });

const waitsInTitle = async (page: Page) => Number(/^\((\d+)\) /.exec(await page.title())?.[1] ?? 0);
const icon = (page: Page) => page.locator('link[rel=icon][type="image/svg+xml"]');

for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(`at the desk, ${size}`, () => {
    test.use({ viewport, colorScheme: size === 'wide' ? 'dark' : 'light', permissions: ['notifications'] });

    test('a guest who waits is seen in the tab, heard, and shown over other windows', async ({ page, server }) => {
      await listen(page);
      await clearQueue(server);
      await closeAll(server, server.agent, 'mine');
      await signIn(page, server.agent, '/console');
      await page.getByRole('button', { name: 'Sounds and notifications: off' }).click();
      const dialog = page.getByRole('dialog', { name: 'Sounds and notifications' });
      await dialog.getByRole('switch', { name: 'A sound' }).check();
      await expect.poll(() => page.evaluate(() => window.told.tones)).toBe(2); // to know it by
      await dialog.getByRole('switch', { name: 'Notifications on the desktop' }).click();
      await expect(dialog.getByRole('switch', { name: 'Notifications on the desktop' })).toBeChecked();
      await expectAccessible(page);
      await expectNothingWide(page);
      await picture(page, `desk-notices-${size}`);
      await dialog.getByRole('button', { name: 'Close' }).last().click();
      await expect(page.getByRole('button', { name: 'Sounds and notifications: on' })).toBeVisible();
      await expect(icon(page)).toHaveAttribute('href', '/favicon.svg');

      const guest = await openGuestChat(server, 'The swing is squeaky, may I talk to a person?', undefined);
      await expect.poll(() => waitsInTitle(page)).toBe(1);
      await expect(icon(page)).toHaveAttribute('href', '/favicon-waiting.svg');
      await expect.poll(() => page.evaluate(() => window.told.tones)).toBeGreaterThan(2);
      const shown = await page.evaluate(() => window.told.notices.map(({ title, body }) => `${title}. ${body}`));
      expect(shown).toEqual(['Cedar Cottage: a guest waits. A guest waits for a person. Nobody has the chat yet.']);

      await page.evaluate(() => window.told.notices[0]?.dispatchEvent(new Event('click')));
      await expect(page).toHaveURL(new RegExp(`thread=${guest.id}`));
      await clearQueue(server);
      await expect.poll(() => waitsInTitle(page)).toBe(0);
      await expect(icon(page)).toHaveAttribute('href', '/favicon.svg');
      await page.reload();
      await expect(page.getByRole('button', { name: 'Sounds and notifications: on' })).toBeVisible();
    });
  });
}

test('where the browser allows no notifications, the switch says so and stays off', async ({ page, server }) => {
  await page.addInitScript(() => {
    Notification.requestPermission = async () => 'denied';
  });
  await signIn(page, server.agent, '/console?dialog=notices');
  const dialog = page.getByRole('dialog', { name: 'Sounds and notifications' });
  await dialog.getByRole('switch', { name: 'Notifications on the desktop' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Your browser allows no notifications from Porchlight.');
  await expect(dialog.getByRole('switch', { name: 'Notifications on the desktop' })).not.toBeChecked();
  await expectAccessible(page);
});
