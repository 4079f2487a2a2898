import type { Page } from '@playwright/test';
import { expect, expectAccessible } from './journeys.ts';

// Passkeys as their owner meets them, with an authenticator that lives in the browser.

export type Device = {
  /** What whoever holds it does when it asks: shows their face, or does not. */
  answer(verified: boolean): Promise<void>;
  /** Whether it has a passkey now. */
  holds(): Promise<number>;
};

/** Gives the page's browser a device with a sensor of its own, as a phone or laptop has. */
export async function plugInDevice(page: Page): Promise<Device> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    answer: async (isUserVerified) =>
      void (await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })),
    holds: async () => (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
}

const dialogOf = (page: Page) => page.getByRole('dialog');

/** By keyboard alone, with a wrong password first and a device that once did not know the face. */
export async function addPasskey(page: Page, device: Device, { name, password }: { name: string; password: string }) {
  await expect(page.getByText("Sign in with your face, your fingerprint or your device's code.")).toBeVisible();
  await page.getByRole('button', { name: 'Set Up passkeys' }).focus();
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page);
  await expect(dialog.getByText('No passkeys yet.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add a passkey' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Enter your password.')).toBeVisible();
  await expect(dialog.getByLabel('Your password')).toBeFocused();
  await page.keyboard.type('Not-mine1!');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText("That's not your password.")).toBeVisible();
  await expectAccessible(page);

  await dialog.getByLabel('Your password').fill(password);
  await device.answer(false);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('No passkey was added.')).toBeVisible();
  await expectAccessible(page);
  await device.answer(true);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: `Rename ${name}` })).toBeVisible();
  await expect(dialog.getByText(/^Added .*, not used yet$/)).toBeVisible();
  await expect(dialog.getByText('Passkey added')).toBeVisible();
  await expectAccessible(page);
  await expect(dialog.getByRole('button', { name: 'Add a passkey' })).toBeFocused();
  expect(await device.holds()).toBe(1);
  await page.keyboard.press('Escape');
  await expect(page.getByText('1 passkey', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Manage passkeys' })).toBeFocused();
}

export async function renameAndRemove(page: Page, from: string, to: string) {
  await page.getByRole('button', { name: 'Manage passkeys' }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByText(/last used/)).toBeVisible();
  await dialog.getByRole('button', { name: `Rename ${from}` }).click();
  await expect(dialog.getByLabel('Name')).toHaveValue(from);
  await dialog.getByLabel('Name').fill(to);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save Name' }).click();
  await dialog.getByRole('button', { name: `Remove ${to}` }).click();
  await expect(dialog.getByText(`“${to}” will no longer sign you in.`)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Remove Passkey' }).click();
  await expect(dialog.getByText('No passkeys yet.')).toBeVisible();
  await page.keyboard.press('Escape');
}
