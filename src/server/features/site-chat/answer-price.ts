import { annualSaving, type Interval, type PlanId, planOf, plans, priceFor } from '#contract/billing/plans.ts';
import * as copy from '#contract/messages/en/site-chat.ts';
import { fill } from '#contract/messages/fill.ts';
import { dollars } from '#contract/money.ts';
import { isStopWord, tokens } from '#language/text';
import { pages } from './content.ts';
import type { SiteReply, SiteTurn } from './engine.ts';
import { type Asked, plansIn } from './plans-in.ts';

const asksPrice =
  /\b(?:price[sd]?|pricing|cost(?:s|ing)?|how much|charge[sd]?|rates?|fees?|expensive|cheap(?:er|est)?|pay|save|saving|discount|quote|total|\$)(?:\b|\s|\?)/i;
/** These have answers of their own on the site. */
const otherMoney =
  /\b(?:set ?up|se(?:u|t)+p fee|refund|contract(?:or)?s?\b|cancel|trial|credit card|approv\w+|budget|repair|limit|nte|add-?ons?|triple quote|vendor sourcing|complete property management|custom reporting|earn(?:s|ed)?|ma(?:k|d)e|revenue|coupon|promo\w*|discount code|voucher|bitcoin|crypto\w*|paypal|wire|check|cheque|liab\w+|tax(?:es)?|payment fails?|raise|increase|steps)\b/i;
/** The tiers themselves are agreed with the team. */
const asksTiers =
  /\b(?:tier(?:s|ed)?|volume|bulk|(?:more|over|above|beyond) than? ?(?:3|three)|(?:many|lots of|large number of) (?:propert|home|unit|house)\w+)\b/i;

/** Prices are computed from the catalog, never recalled. */
export function answerPrice(turn: SiteTurn): SiteReply | null {
  const { text, support } = turn;
  if (asksTiers.test(text) && !/\blaw\b/i.test(text))
    return { content: fill(copy.tiers, { sales: support.sales }), source: pages.pricing, reason: 'tiers' };
  const asked = withEarlier(turn);
  if (!asked || otherMoney.test(turn.text)) return null;
  return { content: priceWords(asked, turn.support.sales), source: pages.pricing, reason: 'price' };
}

/** "And for ten homes?" leans on the price that was asked before. */
function withEarlier({ text, history }: SiteTurn): Asked | null {
  const now = plansIn(isBareCount.test(text) ? `${text.replace(/\W+$/, '')} properties` : text);
  const named = now.plans.length > 0 || now.properties !== null || now.interval !== null;
  if (asksPrice.test(text) && !leans(text, now))
    return now.plans.length > 0 || now.properties !== null || isOnlyPrice(text) ? now : null;
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

/** "What about 9?" */
const isBareCount =
  /^\s*(?:(?:and|ok|what about|how about|what if|for|with)\s+)*(?:it(?:'s| is| were)\s+)?\d{1,5}\s*\??\s*$/i;

/** "And if I pay monthly?" names a part of what was asked before. */
const leans = (text: string, { plans, properties }: Asked): boolean =>
  /^\s*(?:and|ok(?:ay)?|what about|how about|what if|if|then)\b/i.test(text) &&
  (plans.length === 0 || properties === null);

/** A price and nothing else: "is there a student discount" asks for something the catalog does not hold. */
const isOnlyPrice = (text: string): boolean =>
  tokens(text).every(({ word, stem }) => isStopWord(word) || priceStems.has(stem) || asksPrice.test(word));
const priceStems = new Set(
  tokens(
    'porchlight plan plans service subscription product money bill billing paid per property home house unit month monthly year yearly annual annually each need want get give please tell know single one start currently software platform different tell compare comparison list overview it this that your you us much hi hello hey lot range',
  ).map(({ stem }) => stem),
);

function priceWords({ plans: named, properties, interval }: Asked, sales: string): string {
  const chosen = named.length > 0 ? named : plans.flatMap(({ id, price }) => (price ? [id] : []));
  const count = properties ?? 1;
  const lines = chosen.map((id) => lineFor(id, count, interval, sales));
  const tiers = count > 3 ? [copy.tiersToo] : [];
  const free = named.length === 0 ? [copy.freeTrial] : [];
  return [...lines, ...tiers, ...free].join('\n');
}

function lineFor(id: PlanId, count: number, interval: Interval | null, sales: string): string {
  const { name: plan, price } = planOf(id);
  if (!price) return fill(copy.byAgreement, { plan, sales });
  const total = (which: Interval) => dollars(priceFor(id, which, count) ?? 0);
  return fill(priceLines[count === 1 ? 'one' : 'many'][interval ?? 'both'], {
    plan,
    count,
    monthly: total('monthly'),
    monthlyEach: dollars(price.monthly),
    annual: total('annual'),
    annualEach: dollars(price.annual),
    percent: annualSaving(id) ?? 0,
  });
}

const priceLines = {
  one: { monthly: copy.priceByMonth, annual: copy.priceByYear, both: copy.price },
  many: { monthly: copy.pricesByMonth, annual: copy.pricesByYear, both: copy.prices },
} as const;
