import * as copyInEnglish from '#contract/messages/en/billing/answers.ts';
import { spoken } from '#contract/messages/spoken.ts';
import type { Owner } from '#server/kernel/actor.ts';
import type { Deps } from '#server/kernel/context.ts';
import { conflict, invalid, paymentsFailed, unavailable } from '#server/kernel/errors.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { type Payments, PaymentsError } from '#server/platform/payments/port.ts';
import { ensureCustomer } from './customer.ts';
import { refuseForeign } from './own-address.ts';
import { currentOf, isRunning } from './policy.ts';
import { pricesFor } from './prices.ts';
import { countProperties, findCustomerLink, planFactsOf } from './queries.ts';

const copy = spoken(copyInEnglish);

type Checkout = { price_id: string; mode: string; success_url: string; cancel_url: string };

/**
 * Where a plan is paid for. With a plan running it is the page that confirms another one, never a second subscription.
 * @throws INVALID 'Invalid product selected' for a price that is not for sale
 */
export async function openCheckout(
  deps: Pick<Deps, 'links' | 'log' | 'payments' | 'settings' | 'store'>,
  actor: Owner,
  asked: Checkout,
): Promise<{ url: string }> {
  const sold = pricesFor(deps.settings).some(({ price_id }) => price_id === asked.price_id);
  if (!sold || asked.mode !== 'subscription')
    throw invalid({ [sold ? 'mode' : 'price_id']: copy.invalidProduct }, copy.invalidProduct);
  refuseForeign(deps.links.origin, { success_url: asked.success_url, cancel_url: asked.cancel_url });
  return opening(deps, copy.checkoutFailed, async (payments) => {
    const customer = await ensureCustomer(deps, payments, actor, actor.customerId);
    const { facts, properties } = await withActor(deps.store, actor, async (unit) => ({
      ...(await planFactsOf(unit, deps.settings, actor.customerId)),
      properties: await countProperties(unit, actor.customerId),
    }));
    const request = { customer, priceId: asked.price_id, quantity: Math.max(1, properties) };
    const current = currentOf(facts.subscriptions);
    // Nothing to confirm: what can be done about the plan one has is on the provider's other page.
    if (current && isRunning(current) && current.row.price_id === asked.price_id)
      return payments.openPortal({ customer, returnUrl: deps.links.page('/profile') });
    if (current && isRunning(current)) {
      const { success_url: doneUrl, cancel_url: returnUrl } = asked;
      return payments.openPlanChange({ ...request, subscription: current.row.provider_id, doneUrl, returnUrl });
    }
    return payments.openCheckout({
      ...request,
      trialEndsAt: facts.trialEndsAt,
      successUrl: asked.success_url,
      cancelUrl: asked.cancel_url,
    });
  });
}

/** The provider's page for card, invoices and canceling. @throws CONFLICT for whoever has never subscribed */
export async function openPortal(
  deps: Pick<Deps, 'links' | 'log' | 'payments' | 'store'>,
  actor: Owner,
  asked: { return_url: string },
): Promise<{ url: string }> {
  refuseForeign(deps.links.origin, { return_url: asked.return_url });
  const link = await withActor(deps.store, actor, (unit) => findCustomerLink(unit, actor.customerId)).catch((error) => {
    deps.log.error({ err: error }, 'payment customer link');
    throw unavailable(copy.customerNotVerified);
  });
  if (!link) throw conflict(copy.subscribeFirst);
  return opening(deps, copy.portalFailed, (payments) =>
    payments.openPortal({ customer: link.customer_id, returnUrl: asked.return_url }),
  );
}

async function opening(
  deps: Pick<Deps, 'log' | 'payments'>,
  failed: string,
  open: (payments: Payments) => Promise<string>,
) {
  if (!deps.payments) throw paymentsFailed(failed);
  try {
    return { url: await open(deps.payments) };
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error;
    deps.log.error({ err: error }, failed);
    throw paymentsFailed(failed);
  }
}

/** The provider's invoices; none for whoever has never subscribed. */
export async function listInvoices(deps: Pick<Deps, 'payments' | 'store'>, actor: Owner) {
  const { payments } = deps;
  const link = await withActor(deps.store, actor, (unit) => findCustomerLink(unit, actor.customerId));
  if (!link || !payments) return [];
  try {
    return await payments.invoices(link.customer_id);
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error;
    throw paymentsFailed(copy.invoicesNotLoaded);
  }
}
