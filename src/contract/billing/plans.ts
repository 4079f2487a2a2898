/** The plan catalogue: what is sold, for how much, and which plan a feature starts at (spec 1, section 9). */
export const planIds = ['starter', 'essential', 'professional', 'enterprise'] as const;
export type PlanId = (typeof planIds)[number];
export const intervals = ['monthly', 'annual'] as const;
export type Interval = (typeof intervals)[number];

export type Plan = {
  id: PlanId;
  name: string;
  subtitle: string;
  /** US cents for one property and month or year; null: by call. */
  price: Record<Interval, number> | null;
  /** What a card lists. */
  highlights: readonly string[];
  popular: boolean;
};

export const plans: readonly Plan[] = [
  {
    id: 'starter',
    name: 'Starter',
    subtitle: 'For a home or two',
    price: { monthly: 60_00, annual: 627_00 },
    highlights: ['Guests answered day and night', 'Work orders to your own contractors', 'Owner dashboard'],
    popular: false,
  },
  {
    id: 'essential',
    name: 'Essential',
    subtitle: 'For a growing portfolio',
    price: { monthly: 80_00, annual: 864_00 },
    highlights: ['Everything in Starter', 'Enhanced reporting', 'Priority support', 'API access'],
    popular: true,
  },
  {
    id: 'professional',
    name: 'Professional',
    subtitle: 'For a business of many homes',
    price: { monthly: 95_00, annual: 1003_00 },
    highlights: ['Everything in Essential', 'Advanced analytics', 'Dedicated account manager', 'Custom integrations'],
    popular: false,
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    subtitle: 'For companies with needs of their own',
    price: null,
    highlights: ['Everything in Professional', 'Tailored solutions', 'White label', 'Custom SLAs', 'A dedicated team'],
    popular: false,
  },
];

/** Free, from the day the address is verified, with everything of Professional and no card (spec 1, section 9). */
export const trialDays = 14;

/** Every paid plan mentions it; the tiers themselves are agreed by call. */
export const tieredPricing = 'Tiered pricing >3 properties';

/** The feature matrix: a plan has a feature from `from` upwards. */
export const planFeatures = [
  { id: 'guest_support', name: 'Guest support around the clock', from: 'starter' },
  { id: 'human_agents', name: 'People behind the assistant', from: 'starter' },
  { id: 'knowledge_base', name: 'Knowledge base for each property', from: 'starter' },
  { id: 'work_orders', name: 'Work orders and dispatch to your contractors', from: 'starter' },
  { id: 'protocols', name: 'Your own protocols', from: 'starter' },
  { id: 'dashboard', name: 'Owner dashboard, live', from: 'starter' },
  { id: 'enhanced_reporting', name: 'Enhanced reporting', from: 'essential' },
  { id: 'priority_support', name: 'Priority support', from: 'essential' },
  { id: 'vendor_performance', name: 'Vendor performance tracking', from: 'essential' },
  { id: 'custom_notifications', name: 'Custom notifications', from: 'essential' },
  { id: 'api_access', name: 'API access', from: 'essential' },
  { id: 'advanced_analytics', name: 'Advanced analytics', from: 'professional' },
  { id: 'account_manager', name: 'Dedicated account manager', from: 'professional' },
  { id: 'custom_integrations', name: 'Custom integrations', from: 'professional' },
  { id: 'quarterly_reviews', name: 'Quarterly reviews', from: 'professional' },
  { id: 'training', name: 'Training', from: 'professional' },
  { id: 'tailored_solutions', name: 'Tailored solutions', from: 'enterprise' },
  { id: 'white_label', name: 'White label', from: 'enterprise' },
  { id: 'custom_slas', name: 'Custom SLAs', from: 'enterprise' },
  { id: 'dedicated_team', name: 'Dedicated team', from: 'enterprise' },
] as const satisfies readonly { id: string; name: string; from: PlanId }[];
export type PlanFeature = (typeof planFeatures)[number]['id'];

/** Priced on contact. */
export const addOns = [
  { name: 'Triple Quote', text: 'Three quotes for a bigger job, side by side, before you decide.' },
  { name: 'Vendor Sourcing', text: 'We find and check a contractor where you have none.' },
  { name: 'Complete Property Management', text: 'Everything at the property in our hands, on your terms.' },
  { name: 'Custom Reporting', text: 'The figures you need, in the form you need them.' },
] as const;

export const planOf = (id: PlanId): Plan => plans[planIds.indexOf(id)] as Plan; // the array is in the order of the ids

export const planHas = (plan: PlanId, feature: PlanFeature): boolean =>
  planFeatures.some(({ id, from }) => id === feature && planIds.indexOf(from) <= planIds.indexOf(plan));

/** US cents for so many properties, each interval; null where the price is by call. */
export const priceFor = (plan: PlanId, interval: Interval, properties: number): number | null => {
  const { price } = planOf(plan);
  return price && price[interval] * properties;
};

/** Whole percent that a year paid at once saves against twelve months: 13, 10, 12. */
export function annualSaving(plan: PlanId): number | null {
  const { price } = planOf(plan);
  return price && Math.round((1 - price.annual / (price.monthly * 12)) * 100);
}
