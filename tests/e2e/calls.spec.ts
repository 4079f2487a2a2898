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

test('a contractor who accepts on the phone and names a time has the visit that the guest sees', async ({
  page,
  server,
}) => {
  await signIn(page, server.agent, '/console?queue=calls');
  const chats = page.getByRole('region', { name: 'Chats', exact: true });
  const owner = await ownerOverRest(server);
  const { places } = await owner<{ places: { property_id: string; name: string }[] }>('GET', '/protocols');
  const desk = await ownerOverRest(server, colleagueOf(server));
  const { id } = await desk<{ id: string }>('POST', '/work-orders', {
    property_id: places.find(({ name }) => name === 'Pecan Street House')?.property_id,
    service_type: 'hvac',
    urgency_level: 'urgent',
    subject_line: 'Thermostat is blank in the den',
    issue_summary: 'Nothing on its display.',
  });
  const call = chats.getByRole('listitem').filter({ hasText: 'Thermostat is blank in the den' });
  await call.getByRole('button', { name: 'Take call' }).click();
  await call.getByRole('button', { name: 'Accepted' }).click();
  await expect(call.getByLabel('Day')).toBeFocused();
  await call.getByLabel('From').fill('13:00');
  await call.getByRole('button', { name: 'Save as accepted' }).click();
  await expect(call.getByText('Enter an end time.')).toBeVisible();
  await expect(call.getByLabel('To')).toBeFocused();
  await expectAccessible(page);
  await call.getByLabel('To').fill('15:00');
  await call.getByRole('button', { name: 'Save as accepted' }).click();
  await expect(call).toBeHidden();
  const order = await owner<{ dispatch_state: string; arrival_from: string }>('GET', `/work-orders/${id}`);
  expect(order.dispatch_state).toBe('scheduled');
  expect(order.arrival_from).toMatch(/T(18|19):00:00/); // one in the afternoon in Texas
});
