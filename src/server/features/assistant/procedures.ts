import type { ModelUsage } from '#contract/assistant.ts';
import { findThread } from '#features/conversations';
import { type Deps, os, ownerOnly, staffOnly } from '#server/kernel/context.ts';
import { type Unit, withActor } from '#server/kernel/transaction.ts';
import { callsOfThread, isAtCap, usageOf } from './model/usage.ts';

export const assistantProcedures = {
  usage: os.assistant.usage
    .use(ownerOnly)
    .handler(({ context: { actor, deps } }) =>
      withActor(deps.store, actor, (unit) => viewUsage(unit, deps, actor.customerId)),
    ),
  calls: os.assistant.calls.use(staffOnly).handler(({ input, context: { actor, deps } }) =>
    withActor(deps.store, actor, async (unit) => {
      const { id, customer_id } = await findThread(unit, input.id);
      const calls = await callsOfThread(unit, id);
      return { calls: calls.map(viewCall), usage: await viewUsage(unit, deps, customer_id) };
    }),
  ),
};

async function viewUsage(unit: Unit, { settings, model }: Deps, customerId: string): Promise<ModelUsage> {
  const usage = await usageOf(unit, customerId);
  const { cost_micros, ...counts } = usage;
  return {
    ...counts,
    model: model?.name ?? null,
    cost: cost_micros / 1_000_000,
    cap: settings.MODEL_MONTHLY_CAP,
    cap_tokens: settings.MODEL_MONTHLY_TOKENS,
    at_cap: isAtCap(usage, settings),
  };
}

function viewCall(row: Awaited<ReturnType<typeof callsOfThread>>[number]) {
  const { id, model, outcome, problem, request, answer, input_tokens, output_tokens, milliseconds, at } = row;
  return {
    id,
    model,
    outcome,
    problem,
    request,
    answer,
    input_tokens,
    output_tokens,
    milliseconds,
    at: at.toISOString(),
  };
}
