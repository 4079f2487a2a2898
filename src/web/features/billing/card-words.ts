import type { Profile } from '#contract/accounts/accounts.ts';
import * as copy from '#contract/messages/en/billing/settings.ts';
import { fill } from '#contract/messages/fill.ts';

const brands = new Map<string, string>(
  Object.entries({ visa: copy.visa, mastercard: copy.mastercard, amex: copy.amex }),
);

/** 'Visa ending in 4242', or that there is none. */
export function cardWords({ payment_brand: brand, payment_last4: last4 }: Profile): string {
  if (!last4) return copy.noPaymentMethod;
  if (!brand) return fill(copy.unknownCardEnding, { last4 });
  return fill(copy.cardEnding, { brand: brands.get(brand) ?? brand, last4 });
}
