import { afterAll, beforeAll, expect, it } from 'vitest';
import { addOwner, addProperty, call, signIn } from '../support/application.ts';
import {
  checkout,
  endTrial,
  fillIn,
  goodCard,
  handleAll,
  newEvents,
  type PayingApplication,
  startPayingApplication,
  viewBilling,
} from '../support/paying.ts';

// Tiered prices are the provider's: whoever has more than three properties pays less for the others, and nothing here
// is set for it.

let application: PayingApplication;
beforeAll(async () => {
  application = await startPayingApplication({
    tiers: [
      { up_to: 3, percent_off: 0 },
      { up_to: null, percent_off: 20 },
    ],
  });
});
afterAll(() => application.end());

it('an owner of five pays the list price for three and less for two', async () => {
  const fresh = newEvents(application);
  const id = await addOwner(application, 'five@example.com');
  await endTrial(application, id, 1);
  const owner = await signIn(application, 'five@example.com');
  for (let n = 1; n <= 5; n++) await addProperty(application, id, `House ${n}`, `${n} Tier Street`);
  const { body } = await checkout(application, owner);
  expect((await fillIn(body.url, goodCard)).status).toBe(303);
  await handleAll(application, fresh());
  expect((await viewBilling(application, owner)).subscription).toMatchObject({ plan: 'essential', quantity: 5 });
  const invoices = await call(application, 'GET', '/api/v1/billing/invoices', undefined, owner);
  expect(invoices.body.items).toMatchObject([{ total_cents: 3 * 80_00 + 2 * 64_00, status: 'paid' }]);
});
