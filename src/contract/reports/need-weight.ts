import type { SafetyKind } from '../enumerations/conversations.ts';
import type { Urgency } from '../enumerations/work-orders.ts';

/** What needs the owner, as far as it counts for which of it stands first. */
export type Need = {
  kind: 'danger' | 'approval' | 'order' | 'reply' | 'question' | 'papers';
  danger?: SafetyKind | null;
  urgency?: Urgency | null;
  /** When it is decided without the owner, or asked again. */
  due_at?: string | null;
  /** Since when it waits. */
  since?: string | null;
  /** Money that hangs on it. */
  cents?: number | null;
};

/** While these are open, everything else comes after them. */
const threatensLife: ReadonlySet<SafetyKind> = new Set(['medical', 'gas', 'co', 'fire', 'collapse']);

/** What is asked of the owner comes before what somebody else may do as well. */
const ofKind: Record<Exclude<Need['kind'], 'danger'>, number> = {
  approval: 300,
  order: 250,
  reply: 200,
  question: 100,
  papers: 50,
};
const ofUrgency: Record<Urgency, number> = { urgent: 400, high: 200, medium: 80, low: 20, non_urgent: 0 };
const hour = 3_600_000;
/** At most: what waits for days is no graver than what is urgent. */
const mostOfWait = 60;
const mostOfMoney = 100;

/** The heavier stands first: danger before all, life before other danger, then urgency, time limits, money and waiting. */
export function needWeight({ kind, danger, urgency, due_at, since, cents }: Need, now: number): number {
  const waited = since ? Math.max(0, now - Date.parse(since)) / hour : 0;
  if (kind === 'danger') return (danger && threatensLife.has(danger) ? 2_000_000 : 1_000_000) + Math.min(waited, 1000);
  const limit = due_at ? ofLimit((Date.parse(due_at) - now) / hour) : 0;
  const money = cents ? Math.min(mostOfMoney, 25 * Math.log10(1 + cents / 10_000)) : 0;
  return ofKind[kind] + (urgency ? ofUrgency[urgency] : 0) + limit + money + Math.min(mostOfWait, waited * 5);
}

/** Points for the hours that are left: nearly all in the last hour, none beyond two days. */
const ofLimit = (hours: number): number => (hours >= 48 ? 0 : 300 / (1 + Math.max(0, hours)));
