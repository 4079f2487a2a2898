// What the model costs a customer, month by month, and what was said to it, for some days.
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { newId } from '#server/db/tables/columns.ts';
import type { modelOutcomes } from '#server/db/tables/model-calls.ts';
import { modelCalls, modelUsage } from '#server/db/tables/model-calls.ts';
import type { Settings } from '#server/kernel/env.ts';
import type { Unit } from '#server/kernel/transaction.ts';
import type { ModelCall } from './engine.ts';

type Prices = Pick<Settings, 'MODEL_INPUT_PRICE' | 'MODEL_OUTPUT_PRICE'>;
type Caps = Pick<Settings, 'MODEL_MONTHLY_CAP' | 'MODEL_MONTHLY_TOKENS'>;
export type Usage = Omit<typeof modelUsage.$inferSelect, 'customer_id' | 'updated_at'>;

/** The first day of the month in UTC: bills of vendors are in UTC. */
export const monthOf = (now: Date): string => `${now.toISOString().slice(0, 7)}-01`;

export async function usageOf({ tx, now }: Unit, customerId: string): Promise<Usage> {
  const month = monthOf(now);
  const [row] = await tx
    .select()
    .from(modelUsage)
    .where(and(eq(modelUsage.customer_id, customerId), eq(modelUsage.month, month)));
  const { calls = 0, failed = 0, input_tokens = 0, output_tokens = 0, cost_micros = 0 } = row ?? {};
  return { month, calls, failed, input_tokens, output_tokens, cost_micros };
}

/** At the cap the embedded engine answers until the month is over. */
export const isAtCap = (usage: Usage, caps: Caps): boolean =>
  usage.cost_micros >= caps.MODEL_MONTHLY_CAP * 1_000_000 ||
  usage.input_tokens + usage.output_tokens >= caps.MODEL_MONTHLY_TOKENS;

export type Outcome = (typeof modelOutcomes)[number];

export async function recordCall(
  unit: Unit,
  thread: { id: string; customer_id: string },
  call: ModelCall,
  outcome: Outcome,
  prices: Prices,
): Promise<void> {
  const { tx, now } = unit;
  const input = call.answer?.inputTokens ?? guessTokens(call.request);
  const output = call.answer?.outputTokens ?? (call.answer ? guessTokens(call.answer) : 0);
  const { id: conversation_id, customer_id } = thread;
  await tx.insert(modelCalls).values({
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
  const cost = Math.round(input * prices.MODEL_INPUT_PRICE + output * prices.MODEL_OUTPUT_PRICE);
  const failed = outcome === 'answered' ? 0 : 1;
  const more = { calls: 1, failed, input_tokens: input, output_tokens: output, cost_micros: cost };
  await tx
    .insert(modelUsage)
    .values({ customer_id, month: monthOf(now), ...more, updated_at: now })
    .onConflictDoUpdate({
      target: [modelUsage.customer_id, modelUsage.month],
      set: {
        calls: sql`${modelUsage.calls} + 1`,
        failed: sql`${modelUsage.failed} + ${failed}`,
        input_tokens: sql`${modelUsage.input_tokens} + ${input}`,
        output_tokens: sql`${modelUsage.output_tokens} + ${output}`,
        cost_micros: sql`${modelUsage.cost_micros} + ${cost}`,
        updated_at: now,
      },
    });
}

/** Where the vendor counts none (a call that was cut off): four characters are about one token. */
const guessTokens = (said: object): number => Math.ceil(JSON.stringify(said).length / 4);

export async function callsOfThread({ tx }: Unit, conversationId: string) {
  return tx
    .select()
    .from(modelCalls)
    .where(eq(modelCalls.conversation_id, conversationId))
    .orderBy(desc(modelCalls.at), desc(modelCalls.id))
    .limit(50);
}

/** What was said is kept for finding out why, not for ever. */
export async function tidyModelCalls({ tx, now }: Unit, days: number): Promise<void> {
  await tx.delete(modelCalls).where(lt(modelCalls.at, new Date(now.getTime() - days * 86_400_000)));
}
