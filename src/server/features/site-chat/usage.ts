// What the model costs in the chat of the public site: held to a month's cap as a customer's is, and to a tenth of it a day.
import { desc, eq, sql } from 'drizzle-orm';
import type { ModelMonths } from '#contract/assistant/assistant.ts';
import { isAtCap, monthOf, tokensOf } from '#features/assistant';
import { siteChatUsage } from '#server/db/tables/site-chat.ts';
import { system } from '#server/kernel/actor.ts';
import type { Deps } from '#server/kernel/context.ts';
import type { Settings } from '#server/kernel/env.ts';
import { isTooMany } from '#server/kernel/errors.ts';
import { limitRates, type RateLimit } from '#server/kernel/rate-limit.ts';
import { type UnitOfWork, withActor } from '#server/kernel/transaction.ts';
import type { ModelAnswer, ModelRequest } from '#server/platform/model/port.ts';

type Parts = Pick<Deps, 'settings' | 'store'>;
/** `answer`: null where none came. */
export type SiteCall = { request: ModelRequest; answer: ModelAnswer | null };

/** Visitors are nobody's customers: how often a day is held too, for one address and for all together. */
const asking: RateLimit = { name: 'site-chat-model', max: 500, windowSeconds: 86_400 };
const perAddress: RateLimit = { name: 'site-chat-model-address', max: 40, windowSeconds: 86_400 };
const dayShare = 0.1;

/** Taken for a call before it is known: what the site says, and a question. */
const expected = { input: 10_000, output: 300 };
const everybody = 'everybody';

/** Sets what one call may take aside. @returns false where the month, the day or the address has had its share */
export async function mayAsk({ settings, store }: Parts, ip: string): Promise<boolean> {
  const usage = await withActor(store, system, usageOfMonth, 'soon');
  if (usage && isAtCap(usage, capsOf(settings))) return false;
  try {
    await limitRates(store, [
      { limit: asking, who: everybody },
      { limit: perAddress, who: ip },
      ...sharesOf(settings, expected),
    ]);
    return true;
  } catch (error) {
    if (isTooMany(error)) return false;
    throw error;
  }
}

/** Writes a call down, and counts for the day what it took beside what was set aside. */
export async function settleCall({ settings, store }: Parts, call: SiteCall, isAnswered: boolean): Promise<void> {
  const { input, output } = tokensOf(call);
  const failed = isAnswered ? 0 : 1;
  const cost = costOf(settings, { input, output });
  await withActor(store, system, (unit) => addToMonth(unit, { failed, input, output, cost }), 'soon');
  const beside = { input: input - expected.input, output: output - expected.output };
  await limitRates(
    store,
    sharesOf(settings, beside).map((count) => ({ ...count, limit: { ...count.limit, max: Number.POSITIVE_INFINITY } })),
  );
}

/** A year of it, the latest month first, for staff. */
export async function viewSiteUsage(unit: UnitOfWork, deps: Pick<Deps, 'model' | 'settings'>): Promise<ModelMonths> {
  const rows = await unit.tx.select().from(siteChatUsage).orderBy(desc(siteChatUsage.month)).limit(12);
  const caps = capsOf(deps.settings);
  const current = rows.find(({ month }) => month === monthOf(unit.now));
  return {
    model: deps.model?.name ?? null,
    cap: caps.MODEL_MONTHLY_CAP,
    cap_tokens: caps.MODEL_MONTHLY_TOKENS,
    at_cap: current !== undefined && isAtCap(current, caps),
    months: rows.map(({ updated_at, cost_micros, ...row }) => ({
      ...row,
      cost: cost_micros / 1_000_000,
      fallbacks: {},
    })),
  };
}

const capsOf = ({ SITE_CHAT_MONTHLY_CAP, MODEL_MONTHLY_TOKENS }: Settings) => ({
  MODEL_MONTHLY_CAP: SITE_CHAT_MONTHLY_CAP,
  MODEL_MONTHLY_TOKENS,
});

type Spent = { input: number; output: number };

const costOf = (prices: Settings, { input, output }: Spent): number =>
  Math.round(input * prices.MODEL_INPUT_PRICE + output * prices.MODEL_OUTPUT_PRICE);

/** Dollars and tokens are counted apart, as their caps are: a model of one's own may cost nothing. */
function sharesOf(settings: Settings, spent: Spent) {
  const { MODEL_MONTHLY_CAP: dollars, MODEL_MONTHLY_TOKENS: tokens } = capsOf(settings);
  return [
    { name: 'site-chat-cost', month: dollars * 1_000_000, amount: costOf(settings, spent) },
    { name: 'site-chat-tokens', month: tokens, amount: spent.input + spent.output },
  ].map(({ name, month, amount }) => ({
    limit: { name, max: Math.floor(month * dayShare), windowSeconds: 86_400 },
    who: everybody,
    amount,
  }));
}

async function usageOfMonth({ tx, now }: UnitOfWork) {
  const [row] = await tx
    .select()
    .from(siteChatUsage)
    .where(eq(siteChatUsage.month, monthOf(now)));
  return row;
}

async function addToMonth(
  { tx, now }: UnitOfWork,
  { failed, input, output, cost }: Spent & { failed: number; cost: number },
): Promise<void> {
  const counts = { calls: 1, failed, input_tokens: input, output_tokens: output, cost_micros: cost };
  await tx
    .insert(siteChatUsage)
    .values({ month: monthOf(now), ...counts, updated_at: now })
    .onConflictDoUpdate({
      target: siteChatUsage.month,
      set: {
        calls: sql`${siteChatUsage.calls} + 1`,
        failed: sql`${siteChatUsage.failed} + ${failed}`,
        input_tokens: sql`${siteChatUsage.input_tokens} + ${input}`,
        output_tokens: sql`${siteChatUsage.output_tokens} + ${output}`,
        cost_micros: sql`${siteChatUsage.cost_micros} + ${cost}`,
        updated_at: now,
      },
    });
}
