import { planFeatures, planHas, planOf, plans } from '#contract/billing/plans.ts';
import * as copy from '#contract/messages/en/site-chat.ts';
import { fill } from '#contract/messages/fill.ts';
import { pages } from './content.ts';
import type { SiteReply, SiteTurn } from './engine.ts';
import { mended, plansIn } from './plans-in.ts';

/** "Does Starter have API access?", "which plan has white label?": read off the feature matrix. */
export function answerFeature({ text }: SiteTurn): SiteReply | null {
  const said = mended(text);
  if (/\b(?:most )?popular\b/.test(said) && /\bplan|\btier|\bone\b/.test(said)) return popular;
  const feature = planFeatures.find(({ id }) => namesOf[id].test(said));
  const { plans: named } = plansIn(text);
  if (
    !feature ||
    (named.length === 0 && !/\bplans?\b|\binclude|\bavailable\b|\btier\b|\bget\b|\bdo you (?:have|offer)\b/.test(said))
  )
    return null;
  const first = planOf(feature.from).name;
  const has = plans.filter(({ id }) => planHas(id, feature.id)).map(({ name }) => name);
  const where = has.length === plans.length ? copy.inEveryPlan : has.length === 1 ? copy.inOnePlan : copy.fromPlanUp;
  const answers = named.map((id) =>
    fill(planHas(id, feature.id) ? copy.planHasIt : copy.planLacksIt, { plan: planOf(id).name }),
  );
  return {
    content: [...answers, fill(where, { feature: feature.name, plan: first })].join(' '),
    source: pages.pricing,
    reason: `feature.${feature.id}`,
  };
}

const popular: SiteReply = {
  content: fill(copy.mostPopular, { plan: plans.flatMap(({ name, popular: is }) => (is ? [name] : [])).join(', ') }),
  source: pages.pricing,
  reason: 'popular',
};

/** What visitors call each feature of the matrix. */
const namesOf: Record<(typeof planFeatures)[number]['id'], RegExp> = {
  guest_support: /\b(?:24\/7|around the clock|guest support)\b/,
  human_agents: /\b(?:human|live) (?:agents?|support)\b/,
  knowledge_base: /\bknowledge ?base\b/,
  work_orders: /\bwork orders?\b/,
  protocols: /\bprotocols?\b/,
  dashboard: /\bdashboard\b/,
  enhanced_reporting: /\b(?:enhanced )?report(?:s|ing)\b/,
  priority_support: /\bpriority support\b/,
  vendor_performance: /\b(?:vendor|contractor) performance\b/,
  custom_notifications: /\bcustom notifications?\b/,
  api_access: /\bapi\b/,
  advanced_analytics: /\b(?:advanced )?analytics\b/,
  account_manager: /\baccount manager\b/,
  custom_integrations: /\bintegrations?\b/,
  quarterly_reviews: /\bquarterly\b/,
  training: /\btraining\b/,
  tailored_solutions: /\btailored\b/,
  white_label: /\bwhite[- ]?label/,
  custom_slas: /\bslas?\b/,
  dedicated_team: /\bdedicated team\b/,
};
