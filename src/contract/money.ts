import { presentLocale } from './messages/spoken.ts';

/** "$350", "$1,250.50": cents are written only where there are any. */
export const dollars = (cents: number): string =>
  (cents / 100).toLocaleString(presentLocale(), {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: cents % 100 ? 2 : 0,
  });

/** Cents from what a person types ("$1,250", "89.5"); null when it is no amount. */
export function centsIn(text: string): number | null {
  const plain = text.replaceAll(/[$,\s]/g, '');
  return /^\d{1,6}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : null;
}
