import { colleagueOf, signIn } from '../support/desk.ts';
import { expect, expectAccessible, expectNothingWide, test } from '../support/journeys.ts';
import { picture } from '../support/pictures.ts';

// Who is on call: a lead changes the rota, sees what comes of it, and rings somebody to try it.

test('a lead empties the rota, is told of it at the console, and makes one again; a ring is heard', async ({
  page,
  server,
  browser,
}) => {
  await signIn(page, colleagueOf(server), '/on-call');
  const now = page.getByRole('region', { name: 'Now' });
  const rota = page.getByRole('region', { name: 'Rota', exact: true });
  await expect(now.getByText(/^First rung: (Maya Ortiz|Dev Sharma), 3 min; then$/)).toBeVisible();
  await expect(now.getByText('Somebody is on call at every hour of the next 14 days.')).toBeVisible();
  await expectAccessible(page);
  await picture(page, 'on-call');

  await rota.getByRole('button', { name: 'Add a stand-in' }).click();
  await rota.getByRole('button', { name: 'Save rota' }).click();
  await expect(rota.getByText('Choose a person.').last()).toBeVisible();
  await page.reload();
  await expect(rota.getByText('We kept what you had typed before.')).toBeVisible();
  await rota.getByRole('button', { name: 'Start over' }).click();
  await expect(rota.getByRole('group', { name: 'Stand-in 1' })).toBeHidden();

  const shifts = rota.getByRole('button', { name: /^Remove shift/ });
  for (let left = await shifts.count(); left > 0; left--) await shifts.first().click();
  await rota.getByLabel('First rung', { exact: true }).fill('45');
  await rota.getByRole('button', { name: 'Save rota' }).click();
  await expect(rota.getByText('Enter 30 minutes at most.')).toBeVisible();
  await rota.getByLabel('First rung', { exact: true }).fill('4');
  await rota.getByRole('button', { name: 'Save rota' }).click();
  await expect(page.getByText('Nobody is on call. Until there is a rota')).toBeVisible();
  await picture(page, 'on-call-empty');
  await page.goto('/console');
  await expect(page.getByRole('link', { name: 'Make a rota' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Make a rota' }).click();
  await rota.getByRole('button', { name: 'Add a shift' }).click();
  const shift = rota.getByRole('group', { name: 'Shift 1' });
  await shift.getByLabel('Person').selectOption('Maya Ortiz');
  await shift.getByLabel('From').fill('00:00');
  await shift.getByLabel('To').fill('00:00');
  for (const day of ['Saturday', 'Sunday']) await shift.getByLabel(day).check();
  await rota.getByRole('button', { name: 'Save rota' }).click();
  await expect(now.getByText('First rung: Maya Ortiz, 4 min; then')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNothingWide(page);
  await expectAccessible(page);

  const maya = await (await browser.newContext({ baseURL: server.url })).newPage();
  await maya.goto('/');
  await signIn(maya, server.agent, '/on-call');
  const test = page.getByRole('region', { name: 'Test ring' });
  await test.getByLabel('Whom').selectOption('Maya Ortiz');
  await test.getByRole('button', { name: 'Ring', exact: true }).click();
  await expect(test.getByText(/Dev Sharma rang Maya Ortiz, .*Not heard yet\./)).toBeVisible();
  await maya.getByRole('button', { name: 'I heard it' }).click();
  await expect(test.getByText('Heard within a minute.')).toBeVisible();
  await maya.close();
});

test('what a lead types never takes the place of a newer plan unseen', async ({ page, server, browser }) => {
  await signIn(page, colleagueOf(server), '/on-call');
  const first = (of: typeof page) => of.getByRole('region', { name: 'Rota', exact: true });
  const minutes = (of: typeof page) => first(of).getByLabel('First rung', { exact: true });
  const save = (of: typeof page) => first(of).getByRole('button', { name: 'Save rota' });
  const newer = page.getByText('A colleague saved a newer version of this while you were typing.');
  await minutes(page).fill('6');

  const other = await (await browser.newContext({ baseURL: server.url })).newPage();
  await other.goto('/');
  await signIn(other, colleagueOf(server), '/on-call');
  await minutes(other).fill('7');
  await save(other).click();
  await expect(newer).toBeVisible();
  await expect(minutes(page)).toHaveValue('6');
  await save(page).click();
  await expect(page.getByRole('button', { name: 'Use theirs' })).toBeFocused();
  await expectAccessible(page);
  await picture(page, 'on-call-newer');
  await page.reload();
  await expect(newer).toBeVisible();
  await page.getByRole('button', { name: 'Use theirs' }).click();
  await expect(minutes(page)).toHaveValue('7');
  await expect(newer).toBeHidden();

  await minutes(page).fill('8');
  await minutes(other).fill('9');
  await save(other).click();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await save(page).click();
  await expect(minutes(other)).toHaveValue('8'); // nothing was being typed there
  await other.close();
});
