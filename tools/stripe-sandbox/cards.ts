import type { PaymentMethod } from './shapes.ts';
import type { Store } from './store.ts';

/** The numbers of Stripe's own test cards that mean something here. */
const declinedAtOnce = '4000000000000002';
const declinedLater = '4000000000000341';

const brands: [RegExp, string][] = [
  [/^4\d{15}$/, 'visa'],
  [/^5[1-5]\d{14}$/, 'mastercard'],
  [/^3[47]\d{13}$/, 'amex'],
];

/** Keeps brand and last four digits of a card, never its number. @returns a sentence when it is refused */
export function addCard(store: Store, customer: string, form: Record<string, string>): PaymentMethod | string {
  const number = (form.card ?? '').replace(/\D/g, '');
  const expiry = /^\s*(\d{1,2})\s*\/\s*(\d{2})\s*$/.exec(form.expiry ?? '');
  const brand = brands.find(([shape]) => shape.test(number))?.[1];
  if (!brand) return 'Your card number is incomplete.';
  if (!expiry || Number(expiry[1]) > 12 || Number(expiry[1]) < 1) return "Your card's expiration date is incomplete.";
  if (number === declinedAtOnce) return 'Your card was declined.';
  const method: PaymentMethod = {
    id: store.newId('pm'),
    object: 'payment_method',
    type: 'card',
    customer,
    created: store.now(),
    card: { brand, last4: number.slice(-4), exp_month: Number(expiry[1]), exp_year: 2000 + Number(expiry[2]) },
    livemode: false,
  };
  store.state.payment_methods[method.id] = method;
  if (number === declinedLater) store.state.declining.push(method.id);
  store.emit('payment_method.attached', method);
  const owner = store.state.customers[customer];
  if (owner) {
    owner.invoice_settings.default_payment_method = method.id;
    store.emit('customer.updated', owner);
  }
  return method;
}
