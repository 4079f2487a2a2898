// The objects as Stripe answers them, cut down to what is read here. Amounts are US cents, moments seconds since 1970.

export type Address = Record<string, string>;

export type Customer = {
  id: string;
  object: 'customer';
  created: number;
  deleted?: true;
  email: string | null;
  name: string | null;
  phone: string | null;
  address: Address | null;
  metadata: Record<string, string>;
  invoice_settings: { default_payment_method: string | null };
  livemode: false;
};

export type Price = {
  id: string;
  object: 'price';
  active: true;
  currency: 'usd';
  nickname: string;
  product: string;
  type: 'recurring';
  recurring: { interval: 'month' | 'year'; interval_count: 1; usage_type: 'licensed' };
  billing_scheme: 'per_unit' | 'tiered';
  tiers_mode: 'graduated' | null;
  unit_amount: number | null;
  /** Graduated: so many of the quantity at this price, null for all that are left. */
  tiers?: { up_to: number | null; unit_amount: number }[];
  metadata: Record<string, string>;
  livemode: false;
};

export type SubscriptionStatus = 'trialing' | 'active' | 'past_due' | 'canceled';

export type Subscription = {
  id: string;
  object: 'subscription';
  created: number;
  customer: string;
  status: SubscriptionStatus;
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  canceled_at: number | null;
  ended_at: number | null;
  start_date: number;
  trial_start: number | null;
  trial_end: number | null;
  default_payment_method: string | null;
  latest_invoice: string | null;
  items: { object: 'list'; has_more: false; url: string; data: [SubscriptionItem] };
  metadata: Record<string, string>;
  livemode: false;
};

export type SubscriptionItem = {
  id: string;
  object: 'subscription_item';
  subscription: string;
  price: Price;
  quantity: number;
  current_period_start: number;
  current_period_end: number;
};

export type Invoice = {
  id: string;
  object: 'invoice';
  number: string;
  created: number;
  customer: string;
  currency: 'usd';
  status: 'paid' | 'open' | 'uncollectible';
  total: number;
  amount_due: number;
  amount_paid: number;
  amount_remaining: number;
  attempted: boolean;
  attempt_count: number;
  next_payment_attempt: number | null;
  period_start: number;
  period_end: number;
  description: string;
  parent: { type: 'subscription_details'; subscription_details: { subscription: string } };
  lines: { object: 'list'; data: { description: string; amount: number }[]; has_more: false; url: string };
  livemode: false;
};

export type PaymentMethod = {
  id: string;
  object: 'payment_method';
  type: 'card';
  customer: string;
  created: number;
  card: { brand: string; last4: string; exp_month: number; exp_year: number };
  livemode: false;
};

export type CheckoutSession = {
  id: string;
  object: 'checkout.session';
  created: number;
  expires_at: number;
  customer: string;
  client_reference_id: string | null;
  mode: 'subscription';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid' | 'no_payment_required';
  subscription: string | null;
  success_url: string;
  cancel_url: string;
  metadata: Record<string, string>;
  livemode: false;
  /** What was asked for; Stripe keeps these to itself too. */
  asked: { price: string; quantity: number; trial_end: number | null; metadata: Record<string, string> };
};

export type PortalSession = {
  id: string;
  object: 'billing_portal.session';
  created: number;
  customer: string;
  return_url: string;
  livemode: false;
  /** A plan to confirm, and where to afterwards; null shows the whole portal. */
  confirm: { subscription: string; price: string; quantity: number; then: string } | null;
};

export type StripeEvent = {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  type: string;
  data: { object: object; previous_attributes?: object };
  livemode: false;
  pending_webhooks: number;
  request: { id: null; idempotency_key: null };
};
