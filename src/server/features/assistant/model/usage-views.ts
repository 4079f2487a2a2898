// What the model cost, as its screens show it.
import { desc, eq, sql } from 'drizzle-orm';
import type { ModelAccounts, ModelMonth, ModelMonths, ModelUsage } from '#contract/assistant/assistant.ts';
import { users } from '#server/db/tables/accounts.ts';
import { modelUsage } from '#server/db/tables/model-calls.ts';
import type { Deps } from '#server/kernel/context.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { isAtCap, monthOf, type Usage, usageOf } from './usage.ts';

type Parts = Pick<Deps, 'settings' | 'model'>;
const shownMonths = 12;
const maxAccounts = 200;

export async function viewUsage(unit: UnitOfWork, parts: Parts, customerId: string): Promise<ModelUsage> {
  const usage = await usageOf(unit, customerId);
  return { ...capsOf(parts), ...monthView(usage), at_cap: isAtCap(usage, parts.settings) };
}

export async function viewMonths(unit: UnitOfWork, parts: Parts, customerId: string): Promise<ModelMonths> {
  const rows = await unit.tx
    .select()
    .from(modelUsage)
    .where(eq(modelUsage.customer_id, customerId))
    .orderBy(desc(modelUsage.month))
    .limit(shownMonths);
  const at_cap = isAtCap(await usageOf(unit, customerId), parts.settings);
  return { ...capsOf(parts), at_cap, months: rows.map(monthView) };
}

/** Of all customers, for staff. */
export async function viewAccounts(unit: UnitOfWork, parts: Parts, wanted: string | undefined): Promise<ModelAccounts> {
  const { tx, now } = unit;
  const month = wanted ?? monthOf(now);
  const months = await tx
    .selectDistinct({ month: modelUsage.month })
    .from(modelUsage)
    .orderBy(desc(modelUsage.month))
    .limit(shownMonths);
  const rows = await tx
    .select({ usage: modelUsage, name: users.full_name })
    .from(modelUsage)
    .innerJoin(users, eq(users.id, modelUsage.customer_id))
    .where(eq(modelUsage.month, month))
    .orderBy(desc(modelUsage.cost_micros), sql`${modelUsage.input_tokens} + ${modelUsage.output_tokens} desc`)
    .limit(maxAccounts);
  return {
    ...capsOf(parts),
    month,
    months: [...new Set([monthOf(now), ...months.map((one) => one.month)])].sort().reverse(),
    items: rows.map(({ usage, name }) => {
      const { month: _, ...counts } = monthView(usage);
      return { customer_id: usage.customer_id, name, at_cap: isAtCap(usage, parts.settings), ...counts };
    }),
  };
}

const capsOf = ({ settings, model }: Parts) => ({
  model: model?.name ?? null,
  cap: settings.MODEL_MONTHLY_CAP,
  cap_tokens: settings.MODEL_MONTHLY_TOKENS,
});

const monthView = ({
  month,
  calls,
  failed,
  input_tokens,
  output_tokens,
  cost_micros,
  fallbacks,
}: Usage): ModelMonth => ({
  month,
  calls,
  failed,
  input_tokens,
  output_tokens,
  cost: cost_micros / 1_000_000,
  fallbacks,
});
