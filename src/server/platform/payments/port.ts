/** Who pays. What invoices say about them comes from the profile. */
export type PayingCustomer = {
  userId: string;
  email: string;
  name: string;
  phone: string | null;
  address: { line1: string; line2: string; city: string; state: string; postal_code: string } | null;
};

/** How a subscription stands at the provider. */
export type ProviderSubscription = {
  id: string;
  priceId: string;
  status: string;
  quantity: number;
  interval: 'month' | 'year' | null;
  createdAt: Date;
  trialEndsAt: Date | null;
  periodStart: Date | null;
  periodEnd: Date | null;
  cancelAt: Date | null;
  endedAt: Date | null;
};

/** Amounts are US cents; `url` is where it can be looked at and paid. */
export type ProviderInvoice = {
  id: string;
  number: string | null;
  createdAt: Date;
  totalCents: number;
  status: string;
  attempts: number;
  url: string | null;
  pdfUrl: string | null;
};

/** Everything the provider says of a customer at one moment: what rows are written from, whatever an event says. */
export type CustomerTruth = {
  deleted: boolean;
  card: { id: string; brand: string; last4: string } | null;
  subscriptions: ProviderSubscription[];
  /** The newest that was tried and not paid. */
  unpaid: ProviderInvoice | null;
};

/** An event whose signature and age were right. `customer` is the provider's id, null for what concerns none. */
export type PaymentEvent = { id: string; kind: string; customer: string | null };

export type CheckoutRequest = {
  customer: string;
  priceId: string;
  quantity: number;
  /** What is left of our free trial stays free. */
  trialEndsAt: Date | null;
  successUrl: string;
  cancelUrl: string;
};

export type PlanChangeRequest = {
  customer: string;
  subscription: string;
  priceId: string;
  quantity: number;
  returnUrl: string;
  doneUrl: string;
};

export type Proration = 'create_prorations' | 'always_invoice' | 'none';

/**
 * The payment provider. Each verb throws PaymentsError when it refuses or cannot be reached; none is called in a
 * transaction.
 */
export interface Payments {
  /** The same `once` makes one customer, however often it is asked. */
  addCustomer(customer: PayingCustomer, once: string): Promise<string>;
  updateCustomer(id: string, customer: PayingCustomer): Promise<void>;
  /** Every customer there is, with the user it was made for. */
  customers(): AsyncIterable<{ id: string; userId: string | null }>;
  /** Opens one page to pay on; earlier ones of this customer that are still open end. */
  openCheckout(request: CheckoutRequest): Promise<string>;
  openPortal(request: { customer: string; returnUrl: string }): Promise<string>;
  /** The page that confirms another plan for a running subscription. */
  openPlanChange(request: PlanChangeRequest): Promise<string>;
  truthOf(customer: string): Promise<CustomerTruth>;
  setQuantity(subscription: string, quantity: number, proration: Proration): Promise<void>;
  /** Whether it goes on after what is paid for. One that has ended stays as it is. */
  setRenewal(subscription: string, renews: boolean): Promise<void>;
  /** At once. One that has ended stays as it is. */
  endSubscription(subscription: string): Promise<void>;
  /** The newest hundred. */
  invoices(customer: string): Promise<ProviderInvoice[]>;
  /** Undefined for a body that is not the provider's, was altered, is too old, or is another account's. */
  readEvent(body: string, signature: string): Promise<PaymentEvent | undefined>;
}

/** What the provider answered, without anything of its request: no key, no card. */
export class PaymentsError extends Error {}
