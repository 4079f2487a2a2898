// What the model costs a customer, month by month, and what was said to it, for some days.
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { ModelFallback, ModelOutcome } from '#contract/enumerations/conversations.ts';
import { newId } from '#server/db/tables/columns.ts';
import { modelCalls, modelUsage } from '#server/db/tables/model-calls.ts';
import { allSettledInOrder } from '#server/kernel/all-settled-in-order.ts';
import type { Settings } from '#server/kernel/env.ts';
import { placeholdersOf, statement } from '#server/kernel/statement.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { ModelCall } from './engine.ts';

type Prices = Pick<Settings, 'MODEL_INPUT_PRICE' | 'MODEL_OUTPUT_PRICE'>;
type Caps = Pick<Settings, 'MODEL_MONTHLY_CAP' | 'MODEL_MONTHLY_TOKENS'>;
export type Usage = Omit<UsageRecord, 'customer_id' | 'updated_at'>;
export type UsageRecord = typeof modelUsage.$inferSelect;

/** The first day of the month in UTC: bills of vendors are in UTC. */
export const monthOf = (now: Date): string => `${now.toISOString().slice(0, 7)}-01`;

export async function usageOf(unit: UnitOfWork, customerId: string): Promise<Usage> {
  const month = monthOf(unit.now);
  const [row] = await ofMonth(unit).execute({ customerId, month });
  return { ...nothing, ...row, month };
}

const ofMonth = statement((tx) =>
  tx
    .select()
    .from(modelUsage)
    .where(
      and(eq(modelUsage.customer_id, sql.placeholder('customerId')), eq(modelUsage.month, sql.placeholder('month'))),
    ),
);

const nothing = { calls: 0, failed: 0, fallbacks: {}, input_tokens: 0, output_tokens: 0, cost_micros: 0 };

/** The embedded engine answered in the model's place. */
export async function countFallback(
  { tx, now }: UnitOfWork,
  customer_id: string,
  reason: ModelFallback,
): Promise<void> {
  const { fallbacks } = modelUsage;
  await tx
    .insert(modelUsage)
    .values({ ...nothing, customer_id, month: monthOf(now), fallbacks: { [reason]: 1 }, updated_at: now })
    .onConflictDoUpdate({
      target: [modelUsage.customer_id, modelUsage.month],
      set: {
        fallbacks: sql`jsonb_set(${fallbacks}, array[${reason}::text], to_jsonb(coalesce((${fallbacks} ->> ${reason}::text)::int, 0) + 1))`,
        updated_at: now,
      },
    });
}

/** At the cap the embedded engine answers until the month is over. */
export const isAtCap = (usage: Pick<Usage, 'cost_micros' | 'input_tokens' | 'output_tokens'>, caps: Caps): boolean =>
  usage.cost_micros >= caps.MODEL_MONTHLY_CAP * 1_000_000 ||
  usage.input_tokens + usage.output_tokens >= caps.MODEL_MONTHLY_TOKENS;

export async function recordCall(
  unit: UnitOfWork,
  thread: { id: string; customer_id: string },
  call: ModelCall,
  outcome: ModelOutcome,
  prices: Prices,
): Promise<void> {
  const { now } = unit;
  const { input, output } = tokensOf(call);
  const { id: conversation_id, customer_id } = thread;
  const kept = keeping(unit).execute({
    id: newId(),
    customer_id,
    conversation_id,
    model: call.model,
    outcome,
    problem: call.problem,
    request: { system: call.request.system, turns: call.request.turns },
    answer: call.answer && { text: call.answer.text, calls: call.answer.calls },
    input_tokens: input,
    output_tokens: output,
    milliseconds: call.milliseconds,
    at: now,
  });
  const failed = outcome !== 'answered';
  if (failed) await countFallback(unit, customer_id, outcome);
  await allSettledInOrder(kept, countCall(unit, customer_id, { input, output, failed }, prices));
}

/** What a call took, without what was said. */
export async function countCall(
  { tx, now }: UnitOfWork,
  customer_id: string,
  { input, output, failed }: { input: number; output: number; failed: boolean },
  prices: Prices,
): Promise<void> {
  const cost = Math.round(input * prices.MODEL_INPUT_PRICE + output * prices.MODEL_OUTPUT_PRICE);
  const more = { calls: 1, failed: Number(failed), input_tokens: input, output_tokens: output, cost_micros: cost };
  await tx
    .insert(modelUsage)
    .values({ customer_id, month: monthOf(now), ...more, updated_at: now })
    .onConflictDoUpdate({
      target: [modelUsage.customer_id, modelUsage.month],
      set: {
        calls: sql`${modelUsage.calls} + 1`,
        failed: sql`${modelUsage.failed} + ${more.failed}`,
        input_tokens: sql`${modelUsage.input_tokens} + ${input}`,
        output_tokens: sql`${modelUsage.output_tokens} + ${output}`,
        cost_micros: sql`${modelUsage.cost_micros} + ${cost}`,
        updated_at: now,
      },
    });
}

const keeping = statement((tx) => tx.insert(modelCalls).values(placeholdersOf(modelCalls)));

/** What a call took, as the vendor counts it. */
export const tokensOf = ({
  answer,
  request,
}: Pick<ModelCall, 'answer' | 'request'>): { input: number; output: number } => ({
  input: answer?.inputTokens ?? guessTokens(request),
  output: answer?.outputTokens ?? (answer ? guessTokens(answer) : 0),
});

/** Where the vendor counts none (a call that was cut off): four characters are about one token. */
const guessTokens = (said: object): number => Math.ceil(JSON.stringify(said).length / 4);

export async function callsOfThread({ tx }: UnitOfWork, conversationId: string) {
  return tx
    .select()
    .from(modelCalls)
    .where(eq(modelCalls.conversation_id, conversationId))
    .orderBy(desc(modelCalls.at), desc(modelCalls.id))
    .limit(50);
}

/** What was said is kept for finding out why, not for ever. */
export async function purgeExpiredModelCalls({ tx, now }: UnitOfWork, days: number): Promise<void> {
  await tx.delete(modelCalls).where(lt(modelCalls.at, new Date(now.getTime() - days * 86_400_000)));
}
