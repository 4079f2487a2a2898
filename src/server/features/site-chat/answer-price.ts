import { annualSaving, dollars, type Interval, type PlanId, planOf, plans, priceFor } from '#contract/plans.ts';
import { pages } from './content.ts';
import type { SiteReply, SiteTurn } from './engine.ts';
import { type Asked, plansIn } from './plans-in.ts';

const asksPrice =
  /\b(?:price[sd]?|pricing|cost(?:s|ing)?|how much|charge[sd]?|rates?|fees?|expensive|cheap(?:er|est)?|pay|save|saving|discount|quote|total|\$)(?:\b|\s|\?)/i;
/** These have answers of their own on the site. */
const otherMoney =
  /\b(?:set ?up|setup fee|refund|contract(?:or)?s?\b|cancel|trial|credit card|approv\w+|budget|repair|limit|nte|add-?ons?)\b/i;

/** Prices are computed from the catalogue, never recalled. */
export function answerPrice(turn: SiteTurn): SiteReply | null {
  const asked = withEarlier(turn);
  if (!asked || otherMoney.test(turn.text)) return null;
  return { content: priceWords(asked, turn.support.sales), source: pages.pricing, reason: 'price' };
}

/** "And for ten homes?" leans on the price that was asked before. */
function withEarlier({ text, history }: SiteTurn): Asked | null {
  const now = plansIn(text);
  const named = now.plans.length > 0 || now.properties !== null || now.interval !== null;
  if (asksPrice.test(text)) return now;
  if (now.plans.length > 0 && (now.properties !== null || now.interval !== null)) return now;
  const last = history.findLast(({ role }) => role === 'assistant');
  if (!named || last?.source?.path !== pages.pricing.path || text.split(/\s+/).length > 8) return null;
  const before = plansIn(history.findLast(({ role }) => role === 'user')?.content ?? '');
  return {
    plans: now.plans.length > 0 ? now.plans : before.plans,
    properties: now.properties ?? before.properties,
    interval: now.interval ?? before.interval,
  };
}

function priceWords({ plans: named, properties, interval }: Asked, sales: string): string {
  const chosen = named.length > 0 ? named : plans.flatMap(({ id, price }) => (price ? [id] : []));
  const count = properties ?? 1;
  const lines = chosen.map((id) => lineFor(id, count, interval, sales));
  const tiers = count > 3 ? ['Plans mention tiered pricing above 3 properties: ask us what that makes for you.'] : [];
  const free = named.length === 0 ? ['The first 14 days are free, without a credit card.'] : [];
  return [...lines, ...tiers, ...free].join('\n');
}

function lineFor(id: PlanId, count: number, interval: Interval | null, sales: string): string {
  const { name, price } = planOf(id);
  if (!price) return `${name} is agreed by call or by mail to ${sales}.`;
  const of = count === 1 ? 'per property' : `for ${count} properties`;
  const each = (which: Interval) => (count === 1 ? '' : ` (${dollars(price[which])} each)`);
  const total = (which: Interval) => dollars(priceFor(id, which, count) ?? 0);
  const monthly = `${total('monthly')} a month${each('monthly')}`;
  const annual = `${total('annual')} a year${each('annual')}, which saves ${annualSaving(id)}%`;
  if (interval === 'monthly') return `${name} ${of}: ${monthly}.`;
  if (interval === 'annual') return `${name} ${of}, paid by the year: ${annual}.`;
  return `${name} ${of}: ${monthly}, or ${annual}.`;
}
