import { os, ownerOnly } from '#server/kernel/context.ts';
import { limitRate, type RateLimit } from '#server/kernel/rate-limit.ts';
import { withActor } from '#server/kernel/transaction.ts';
import type { ProviderInvoice } from '#server/platform/payments/port.ts';
import { listInvoices, openCheckout, openPortal } from './open-pages.ts';
import { pricesFor } from './prices.ts';
import { viewBilling } from './queries.ts';

const opening: RateLimit = { name: 'billing', max: 60, windowSeconds: 600 };

export const billingProcedures = {
  view: os.billing.view
    .use(ownerOnly)
    .handler(({ context: { actor, deps } }) =>
      withActor(deps.store, actor, (unit) => viewBilling(unit, deps.settings, actor.customerId)),
    ),
  plans: os.billing.plans.handler(({ context: { deps } }) => ({
    prices: pricesFor(deps.settings),
    sales_email: deps.settings.SALES_EMAIL,
  })),
  invoices: os.billing.invoices
    .use(ownerOnly)
    .handler(async ({ context: { actor, deps } }) => ({ items: (await listInvoices(deps, actor)).map(toView) })),
  checkout: os.billing.checkout.use(ownerOnly).handler(async ({ input, context: { actor, deps } }) => {
    await limitRate(deps.store, opening, actor.userId);
    return openCheckout(deps, actor, input);
  }),
  portal: os.billing.portal.use(ownerOnly).handler(async ({ input, context: { actor, deps } }) => {
    await limitRate(deps.store, opening, actor.userId);
    return openPortal(deps, actor, input);
  }),
};

const toView = (one: ProviderInvoice) => ({
  id: one.id,
  number: one.number,
  created_at: one.createdAt.toISOString(),
  total_cents: one.totalCents,
  status: one.status,
  url: one.url,
  pdf_url: one.pdfUrl,
});
