import { signIn, signOut } from '../support/account-pages.ts';
import { expect, expectAccessible, test } from '../support/journeys.ts';
import { mailTo } from '../support/mail.ts';
import { addPasskey, plugInDevice, renameAndRemove } from '../support/passkey-pages.ts';

const sizes = { wide: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } };

for (const [name, viewport] of Object.entries(sizes)) {
  test.describe(`a passkey, ${name}`, () => {
    test.use({ viewport });

    test('is added, opens the account without a password, and is removed', async ({ page, server, expectedErrors }) => {
      expectedErrors.push(/Failed to load resource: the server responded with a status of (400|401)/);
      const { email, password } = server.owner;
      const house = server.url.replace('127.0.0.1', 'localhost'); // a passkey belongs to a name
      const device = await plugInDevice(page);
      await page.goto(`${house}/login?from=/profile`);
      await signIn(page, email, password);
      await addPasskey(page, device, { name: 'Blue key', password });
      await mailTo(server, email, /passkey was added/);
      await signOut(page);

      await device.answer(false);
      await page.goto(`${house}/login?from=/profile`);
      const button = page.getByRole('button', { name: 'Sign in with a passkey' });
      await button.click();
      await expect(page.getByText('No passkey was used. Try again, or sign in with your password.')).toBeVisible();
      await expectAccessible(page);
      await device.answer(true);
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText('1 passkey', { exact: true })).toBeVisible();
      expect(await page.context().cookies()).toEqual([]);
      await signOut(page);

      // The browser offers it by itself at the e-mail field; this one takes whatever is offered.
      await page.goto(`${house}/login?from=/profile`);
      await expect(page.getByText('1 passkey', { exact: true })).toBeVisible();
      await renameAndRemove(page, 'Blue key', 'Old key');
      await mailTo(server, email, /passkey was removed/);
      await signOut(page);

      await device.answer(false);
      await page.goto(`${house}/login`);
      await device.answer(true);
      await button.click();
      await expect(page.getByText("We don't know this passkey.")).toBeVisible();
    });
  });
}
