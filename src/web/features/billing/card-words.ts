import type { Profile } from '#contract/accounts/accounts.ts';

const brands = new Map<string, string>(
  Object.entries({ visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' }),
);

/** 'Visa ending in 4242', or that there is none. */
export function cardWords({ payment_brand: brand, payment_last4: last4 }: Profile): string {
  if (!last4) return 'No payment method on file';
  return `${brand ? (brands.get(brand) ?? brand) : 'Card'} ending in ${last4}`;
}
