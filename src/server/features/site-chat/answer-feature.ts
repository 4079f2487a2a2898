import { planFeatures, planHas, planOf, plans } from '#contract/billing/plans.ts';
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
  const where =
    has.length === plans.length
      ? 'is part of every plan'
      : has.length === 1
        ? `is part of ${first} only`
        : `starts at ${first}`;
  const answers = named.map(
    (id) =>
      `${planHas(id, feature.id) ? 'Yes' : 'No'}, ${planOf(id).name} ${planHas(id, feature.id) ? 'has' : 'does not have'} it.`,
  );
  return {
    content: [...answers, `${feature.name} ${where}.`].join(' '),
    source: pages.pricing,
    reason: `feature.${feature.id}`,
  };
}

const popular: SiteReply = {
  content: `${plans.flatMap(({ name, popular: is }) => (is ? [name] : [])).join(', ')} is marked Most Popular.`,
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
