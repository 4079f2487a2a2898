import * as copy from '../messages/en/billing/plans.ts';

/** The plan catalog: what is sold, for how much, and which plan a feature starts at (spec 1, section 9). */
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
    name: copy.starter,
    subtitle: copy.starterSubtitle,
    price: { monthly: 60_00, annual: 627_00 },
    highlights: [copy.guestsAnswered, copy.ordersToContractors, copy.ownerDashboard],
    popular: false,
  },
  {
    id: 'essential',
    name: copy.essential,
    subtitle: copy.essentialSubtitle,
    price: { monthly: 80_00, annual: 864_00 },
    highlights: [copy.everythingInStarter, copy.enhancedReporting, copy.prioritySupport, copy.apiAccess],
    popular: true,
  },
  {
    id: 'professional',
    name: copy.professional,
    subtitle: copy.professionalSubtitle,
    price: { monthly: 95_00, annual: 1003_00 },
    highlights: [copy.everythingInEssential, copy.advancedAnalytics, copy.accountManager, copy.customIntegrations],
    popular: false,
  },
  {
    id: 'enterprise',
    name: copy.enterprise,
    subtitle: copy.enterpriseSubtitle,
    price: null,
    highlights: [
      copy.everythingInProfessional,
      copy.tailoredSolutions,
      copy.whiteLabel,
      copy.customSlas,
      copy.aDedicatedTeam,
    ],
    popular: false,
  },
];

/** Free, from the day the address is verified, with everything of Professional and no card (spec 1, section 9). */
export const trialDays = 14;

/** Every paid plan mentions it; the tiers themselves are agreed by call. */
export const tieredPricing = copy.tieredPricing;

/** The feature matrix: a plan has a feature from `from` upwards. */
export const planFeatures = [
  { id: 'guest_support', name: copy.guestSupport, from: 'starter' },
  { id: 'human_agents', name: copy.peopleBehindAssistant, from: 'starter' },
  { id: 'knowledge_base', name: copy.knowledgeBase, from: 'starter' },
  { id: 'work_orders', name: copy.ordersAndDispatch, from: 'starter' },
  { id: 'protocols', name: copy.ownProtocols, from: 'starter' },
  { id: 'dashboard', name: copy.liveDashboard, from: 'starter' },
  { id: 'enhanced_reporting', name: copy.enhancedReporting, from: 'essential' },
  { id: 'priority_support', name: copy.prioritySupport, from: 'essential' },
  { id: 'vendor_performance', name: copy.vendorTracking, from: 'essential' },
  { id: 'custom_notifications', name: copy.customNotifications, from: 'essential' },
  { id: 'api_access', name: copy.apiAccess, from: 'essential' },
  { id: 'advanced_analytics', name: copy.advancedAnalytics, from: 'professional' },
  { id: 'account_manager', name: copy.accountManager, from: 'professional' },
  { id: 'custom_integrations', name: copy.customIntegrations, from: 'professional' },
  { id: 'quarterly_reviews', name: copy.quarterlyReviews, from: 'professional' },
  { id: 'training', name: copy.training, from: 'professional' },
  { id: 'tailored_solutions', name: copy.tailoredSolutions, from: 'enterprise' },
  { id: 'white_label', name: copy.whiteLabel, from: 'enterprise' },
  { id: 'custom_slas', name: copy.customSlas, from: 'enterprise' },
  { id: 'dedicated_team', name: copy.dedicatedTeam, from: 'enterprise' },
] as const satisfies readonly { id: string; name: string; from: PlanId }[];
export type PlanFeature = (typeof planFeatures)[number]['id'];

/** Priced on contact. */
export const addOns = [
  { name: copy.tripleQuote, text: copy.tripleQuoteText },
  { name: copy.vendorSourcing, text: copy.vendorSourcingText },
  { name: copy.completeManagement, text: copy.completeManagementText },
  { name: copy.customReporting, text: copy.customReportingText },
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
