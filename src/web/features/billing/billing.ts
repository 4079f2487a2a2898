import { useMutation, useQuery } from '@tanstack/react-query';
import type { PlanPrice } from '#contract/billing/billing.ts';
import { notOpened } from '#contract/billing/subscription-words.ts';
import { messageOf } from '../../lib/http/api.ts';
import { orpc } from '../../lib/http/query.ts';
import { useMay } from '../../lib/session/role.ts';

export const billingQuery = orpc.billing.view.queryOptions();

/** The owner's plan; the live stream keeps it true in every open tab. */
export const useBilling = () => useQuery({ ...billingQuery, enabled: useMay('billing.view') });

const page = (path: string) => `${location.origin}${path}`;

/** Sends the browser to the page a plan is paid on. */
export function useCheckout() {
  const open = useMutation(orpc.billing.checkout.mutationOptions({ onSuccess: leaveTo }));
  return {
    choose: ({ price_id }: Pick<PlanPrice, 'price_id'>) =>
      open.mutate({
        price_id,
        mode: 'subscription',
        success_url: page('/dashboard?subscription=success'),
        cancel_url: page('/pricing?subscription=cancelled'),
      }),
    /** Which price is on its way. */
    opening: open.isPending || open.isSuccess ? open.variables.price_id : undefined,
    problem: open.error ? messageOf(open.error, notOpened.checkout) : undefined,
  };
}

/** Sends the browser to the provider's page for card, invoices and canceling. */
export function usePortal() {
  const open = useMutation(orpc.billing.portal.mutationOptions({ onSuccess: leaveTo }));
  return {
    open: () => open.mutate({ return_url: page('/profile') }),
    busy: open.isPending || open.isSuccess,
    problem: open.error ? messageOf(open.error, notOpened.portal) : undefined,
  };
}

const leaveTo = ({ url }: { url: string }) => location.assign(url);
