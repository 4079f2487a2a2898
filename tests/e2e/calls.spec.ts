import { colleagueOf, ownerOverRest, signIn, staffOverRest } from '../support/desk.ts';
import { expect, expectAccessible, test } from '../support/journeys.ts';

test('a contractor who wants to be called stands in the list, is taken, and what they said is kept', async ({
  page,
  server,
}) => {
  await signIn(page, server.agent, '/console');
  const chats = page.getByRole('region', { name: 'Chats', exact: true });
  await chats.getByRole('link', { name: 'Contractors to call' }).click();
  await expect(chats.getByRole('heading', { name: 'Contractors to call' })).toBeVisible();
  const owner = await ownerOverRest(server);
  const { places } = await owner<{ places: { property_id: string; name: string }[] }>('GET', '/protocols');
  const desk = await staffOverRest(server, colleagueOf(server));
  await desk('/work-orders', {
    property_id: places.find(({ name }) => name === 'Pecan Street House')?.property_id,
    service_type: 'hvac',
    urgency_level: 'urgent',
    subject_line: 'No cold air upstairs',
    issue_summary: 'The upper floor has been warm since noon.',
  });
  const call = chats.getByRole('listitem').filter({ hasText: 'No cold air upstairs' });
  await expect(call.getByRole('link', { name: '(512) 555-0132' })).toHaveAttribute('href', 'tel:+15125550132');
  await expect(call.getByText(/^Call within/)).toBeVisible();
  await expectAccessible(page);
  await call.getByRole('button', { name: 'Take call' }).click();
  await expect(call.getByText("You're calling")).toBeVisible();
  await call.getByRole('button', { name: 'Give back' }).click();
  await expect(call.getByRole('heading')).toBeFocused();
  await call.getByRole('button', { name: 'Take call' }).click();
  await call.getByRole('button', { name: 'Declined' }).click();
  const why = call.getByRole('textbox', { name: 'Why they declined' });
  await expect(why).toBeFocused();
  await why.fill('Both vans are out.');
  await page.reload();
  await expect(why).toHaveValue('Both vans are out.');
  await expectAccessible(page);
  await call.getByRole('button', { name: 'Save as declined' }).click();
  await expect(call).toBeHidden();
});
