import type { Page } from '@playwright/test';
import { chooseFromBar, first, signIn } from '../support/account-pages.ts';
import { newOwner, signIn as openSignedIn, ownerOverRest } from '../support/desk.ts';
import { expect, expectAccessible, expectNothingWide, test } from '../support/journeys.ts';
import { linkIn, mailTo } from '../support/mail.ts';
import { picture } from '../support/pictures.ts';
import { sizes } from '../support/property-pages.ts';

const email = 'mo@example.com';

/** The page and what it is called, whole: nothing in it breaks a rule or runs out of its sides. */
async function look(page: Page, name: string) {
  await expectAccessible(page);
  await expectNothingWide(page);
  await picture(page, name);
}

test('an owner invites a co-host, who joins, works as a manager, is made a viewer, and is taken out', async ({
  page,
  browser,
  server,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 40[39]/); // what a role does not include, as it changes under an open page
  await page.goto('/login?from=/profile');
  await signIn(page, server.owner.email, server.owner.password);
  const people = page.getByRole('region', { name: 'People' });
  await expect(people.getByText('Nobody else is in your account yet.')).toBeVisible();
  await people.getByRole('button', { name: 'Invite Person' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite Person' });
  await dialog.getByRole('button', { name: 'Send Invitation' }).click();
  await expect(dialog.getByLabel('Email Address')).toBeFocused();
  await dialog.getByLabel('Role').selectOption('Cleaner');
  await expect(dialog.getByRole('switch')).not.toBeChecked();
  await dialog.getByLabel('Role').selectOption('Manager');
  await expect(dialog.getByRole('switch')).toBeChecked();
  await dialog.getByLabel('Email Address').fill(email);
  await look(page, 'people-invite-1280');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await people.getByRole('button', { name: 'Invite Person' }).click();
  await expect(dialog.getByLabel('Email Address')).toHaveValue(email);
  await dialog.getByRole('button', { name: 'Send Invitation' }).click();
  await expect(people.getByText('Invited', { exact: true })).toBeVisible();
  await look(page, 'people-invited-1280');

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: server.url });
  const mo = await phone.newPage();
  const link = linkIn(await mailTo(server, email, /invites you/));
  await mo.goto(link);
  await expect(mo).toHaveURL(/\/invitation$/);
  await expect(mo.getByText('You join as Manager.')).toBeVisible();
  await look(mo, 'invitation-390');
  await mo.getByRole('button', { name: 'Join' }).click();
  await expect(mo.getByLabel('Your Name')).toBeFocused();
  await mo.getByLabel('Your Name').fill('Mo Manager');
  await mo.getByLabel('New Password', { exact: true }).fill(first);
  await mo.getByRole('button', { name: 'Join' }).click();
  await expect(mo).toHaveURL(/\/dashboard$/);
  await expect(mo.getByText(/^Working in .* as Manager$/)).toBeVisible();
  await look(mo, 'member-dashboard-390');
  await mo.goto('/dashboard/developers');
  await expect(mo.getByRole('heading', { name: "Your role doesn't include this" }).first()).toBeVisible();
  await look(mo, 'not-in-role-390');
  await mo.goto('/profile');
  await expect(mo.getByRole('button', { name: 'Leave This Account' })).toBeVisible();
  await expect(mo.getByRole('region', { name: 'People' })).toBeHidden();
  await look(mo, 'member-profile-390');
  await mo.goto('/dashboard/properties');
  await expect(mo.getByRole('button', { name: 'Add Property' })).toBeVisible();

  await page.reload();
  const row = people.getByRole('listitem').filter({ hasText: 'Mo Manager' });
  await expect(row).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await row.scrollIntoViewIfNeeded();
  await picture(page, 'people-member-dark-1280');
  await page.emulateMedia({ colorScheme: 'light' });
  await people.getByLabel('Role of Mo Manager').selectOption('Viewer');
  await expect(page.getByText('Mo Manager is now Viewer')).toBeVisible();
  await expect(people.getByRole('switch', { name: 'Mo Manager sees codes' })).not.toBeChecked();
  await expect(mo.getByText(/as Viewer$/)).toBeVisible(); // without a reload
  await expect(mo.getByRole('button', { name: 'Add Property' })).toBeHidden();
  await look(mo, 'viewer-properties-390');
  await mo.goto('/dashboard');
  await expect(mo.getByText(/as Viewer$/)).toBeVisible();

  await people.getByLabel('Role of Mo Manager').selectOption('Cleaner');
  await expect(page.getByText('Mo Manager is now Cleaner')).toBeVisible();
  await mo.goto('/dashboard');
  await expect(mo).toHaveURL(/\/dashboard\/turnovers$/);
  await expect(mo.getByRole('heading', { name: 'Turnovers', level: 1 })).toBeVisible();
  await expect(mo.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await mo.getByText('What you need').first().click();
  await look(mo, 'turnovers-390');

  await people.getByRole('button', { name: 'Remove Mo Manager' }).click();
  await expect(page.getByText('Mo Manager removed')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();
  await people.getByRole('button', { name: 'Remove Mo Manager' }).click();
  await expect(people.getByText('Nobody else is in your account yet.')).toBeVisible();
  await mo.goto('/dashboard/turnovers');
  await expect(mo).toHaveURL(/\/login/);
  await signIn(mo, email, first);
  await expect(mo.getByText("You're not in any account anymore.", { exact: false })).toBeVisible();
  await mo.goto(link);
  await expect(mo.getByText('This invitation was used already.', { exact: false })).toBeVisible();
  await look(mo, 'invitation-used-390');
  await phone.close();
});

for (const [name, viewport] of Object.entries(sizes))
  test(`somebody with an account of their own goes between it and the one they joined, ${name}`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize(viewport);
    const address = `between-${name}@example.com`;
    const ada = await newOwner(server, address);
    const owner = await ownerOverRest(server);
    await owner('POST', '/people/invitations', { email: address, role: 'manager', codes: false });
    await openSignedIn(page, ada, '/dashboard');
    await page.goto(linkIn(await mailTo(server, address, /invites you/)));
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByText('Working in Salt & Juniper Stays as Manager')).toBeVisible();
    // What decides who is shown codes is not offered to whoever sees none.
    await page.goto('/dashboard/stays');
    await expect(page.getByRole('heading', { name: 'My Stays' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Cancel the stay/ }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^(?:Add Stay|Edit the stay of)/ })).toHaveCount(0);
    await chooseFromBar(page, 'Ada Byron (yours)');
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('heading', { name: 'My Dashboard' })).toBeVisible();
    await expect(page.getByText(/^Working in /)).toBeHidden();
    await look(page, `accounts-own-${name}`);
    await chooseFromBar(page, 'Salt & Juniper Stays, Manager');
    await expect(page.getByText('Working in Salt & Juniper Stays as Manager')).toBeVisible();
    await look(page, `accounts-joined-${name}`);
    const { members } = await owner<{ members: { id: string; email: string }[] }>('GET', '/people');
    for (const { id, email } of members) if (email === address) await owner('POST', `/people/${id}/remove`, {});
  });
