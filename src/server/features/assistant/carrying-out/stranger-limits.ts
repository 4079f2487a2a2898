// Whoever holds only the QR card sets in motion only so much a day: jobs and questions beyond it are not opened, nor joined.
import { sql } from 'drizzle-orm';
import type { ServiceType } from '#contract/enumerations/trades.ts';
import { limits } from '#contract/limits.ts';
import { type GuestThreadRecord, isFromPage } from '#features/conversations';
import { isChecked } from '#features/work-orders';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { withNothingAsked } from '../conversation-state/dialogue-state.ts';
import { remembering } from '../conversation-state/last-done.ts';
import { type Action, type Decision, numberSaidIn, recast } from '../deciding/decision.ts';
import { say } from '../replies/say.ts';
import type { Gathered } from './gather.ts';

/**
 * The decision as it may be carried out. Held until the transaction ends, so that of many chats at once each counts
 * what the others opened.
 */
export async function withinLimits(
  unit: UnitOfWork,
  thread: GuestThreadRecord,
  { property }: Pick<Gathered, 'property'>,
  decision: Decision,
): Promise<Decision> {
  if (isFromPage(thread)) return forVisitors(decision);
  if (!decision.actions.some(isCounted) || (await isChecked(unit, thread, property))) return decision;
  await unit.tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`strangers ${property.id}`}, 0))`);
  const refused: Action[] = [];
  for (const action of decision.actions)
    if (isCounted(action) && (await isTooMuch(unit, thread, action))) refused.push(action);
  return refused.length > 0 ? without(decision, refused) : decision;
}

/** Whoever looks at the owner's page may ask: nobody is sent for them, and no way to a code is offered. */
function forVisitors(decision: Decision): Decision {
  const refused = decision.actions.filter(({ kind }) => forGuestsAlone.has(kind));
  return refused.length > 0 ? without(decision, refused, 'visitorsOnlyAsk') : decision;
}

const forGuestsAlone: ReadonlySet<Action['kind']> = new Set([
  ...(['open_work_order', 'join_work_order', 'split_work_order', 'add_to_work_order'] as const),
  ...(['cancel_work_order', 'reopen_work_order', 'release_secret', 'request_verification'] as const),
]);

const isCounted = ({ kind }: Action): boolean =>
  ['open_work_order', 'split_work_order', 'join_work_order', 'ask_owner'].includes(kind);

function isTooMuch(unit: UnitOfWork, thread: GuestThreadRecord, action: Action): Promise<boolean> {
  if (action.kind === 'join_work_order') return hasJoins(unit, thread);
  if (action.kind === 'ask_owner') return hasQuestions(unit, thread);
  return 'serviceType' in action ? hasJobs(unit, thread, action.serviceType) : Promise.resolve(false);
}

const dayBefore = (now: Date) => new Date(now.getTime() - 24 * 3_600_000).toISOString();

async function hasJobs({ tx, now }: UnitOfWork, thread: GuestThreadRecord, trade: ServiceType): Promise<boolean> {
  const maxPerDay = limits.unconfirmed.jobs;
  const { rows } = await tx.execute<{ here: number; trade: number; network: number }>(sql`
    select count(*) filter (where w.property_id = ${thread.property_id})::int as here,
      count(*) filter (where w.property_id = ${thread.property_id} and w.service_type = ${trade})::int as trade,
      count(*) filter (where c.network = ${thread.network})::int as network
    from work_orders w join conversations c on c.id = w.conversation_id
    where w.customer_id = ${thread.customer_id} and w.reporter = 'unchecked' and w.created_at > ${dayBefore(now)}`);
  const [row] = rows;
  return (
    row !== undefined &&
    (row.here >= maxPerDay.here || row.trade >= maxPerDay.trade || row.network >= maxPerDay.network)
  );
}

/** Each chat that joins is told every step, and stands in the work order's timeline. */
async function hasJoins({ tx, now }: UnitOfWork, thread: GuestThreadRecord): Promise<boolean> {
  const maxPerDay = limits.unconfirmed.joins;
  const { rows } = await tx.execute<{ here: number; network: number }>(sql`
    select count(*) filter (where c.property_id = ${thread.property_id})::int as here,
      count(*) filter (where c.network = ${thread.network})::int as network
    from work_order_joins j join conversations c on c.id = j.conversation_id
    where j.customer_id = ${thread.customer_id} and c.verified_at is null and j.created_at > ${dayBefore(now)}`);
  const [row] = rows;
  return row !== undefined && (row.here >= maxPerDay.here || row.network >= maxPerDay.network);
}

async function hasQuestions({ tx, now }: UnitOfWork, thread: GuestThreadRecord): Promise<boolean> {
  const maxPerDay = limits.unconfirmed.questions;
  const { rows } = await tx.execute<{ here: number; network: number }>(sql`
    select count(*) filter (where q.property_id = ${thread.property_id})::int as here,
      count(*) filter (where c.network = ${thread.network})::int as network
    from owner_questions q join conversations c on c.id = q.conversation_id
    where q.customer_id = ${thread.customer_id} and c.verified_at is null and q.created_at > ${dayBefore(now)}`);
  const [row] = rows;
  return row !== undefined && (row.here >= maxPerDay.here || row.network >= maxPerDay.network);
}

/** In danger the fixed instructions stand as they are, but for the job; anything else is answered by why not. */
export function without(
  decision: Decision,
  refused: Action[],
  reason: 'unconfirmedLimit' | 'visitorsOnlyAsk' = 'unconfirmedLimit',
): Decision {
  const actions = decision.actions.filter((action) => !refused.includes(action));
  const isAlarm = actions.some(({ kind }) => kind === 'emergency');
  const kept = isAlarm
    ? decision.reply.filter((part) => part.kind !== 'text' || part.about !== 'job')
    : numberSaidIn(decision);
  const why = { kind: 'text' as const, text: say(decision.language, reason), sources: [] };
  return {
    ...(isAlarm ? decision : recast(decision, limited)),
    actions,
    reply: [...kept, why],
    state: { ...(isAlarm ? withNothingAsked(decision.state) : remembering(decision.state, limited)), playbook: null },
    trace: { ...decision.trace, reason: isAlarm ? decision.trace.reason : reasons[reason] },
  };
}

const reasons = { unconfirmedLimit: 'limit.unconfirmed', visitorsOnlyAsk: 'limit.booking_page' };

const limited = { kind: 'limited' } as const;
