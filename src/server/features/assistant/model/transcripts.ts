// What was said to the model and by it, for finding out why; kept for some days.

import { and, desc, eq } from 'drizzle-orm';
import type { ModelCallRow, Transcript } from '#contract/assistant/assistant.ts';
import type { ModelOutcome } from '#contract/enumerations/conversations.ts';
import * as copy from '#contract/messages/en/assistant/model.ts';
import { z } from '#contract/z.ts';
import { users } from '#server/db/tables/accounts.ts';
import { modelCalls } from '#server/db/tables/model-calls.ts';
import { notFound } from '#server/kernel/errors.ts';
import { before, cursorAfter, pageFrom } from '#server/kernel/paging.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

type CallRecord = typeof modelCalls.$inferSelect;
type Wanted = {
  limit: number;
  cursor?: string | undefined;
  outcome?: ModelOutcome | undefined;
};

/** Of all customers, newest first; for staff. */
export async function listTranscripts({ tx }: UnitOfWork, wanted: Wanted) {
  const rows = await tx
    .select({ call: modelCalls, customer_name: users.full_name })
    .from(modelCalls)
    .innerJoin(users, eq(users.id, modelCalls.customer_id))
    .where(
      and(
        wanted.outcome ? eq(modelCalls.outcome, wanted.outcome) : undefined,
        before(wanted.cursor, modelCalls.at, modelCalls.id),
      ),
    )
    .orderBy(desc(modelCalls.at), desc(modelCalls.id))
    .limit(wanted.limit + 1);
  return pageFrom(
    rows,
    wanted.limit,
    ({ call, customer_name }) => toRow(call, customer_name),
    ({ call }) => cursorAfter(call.at, call.id),
  );
}

/** @throws NOT_FOUND also when it is older than calls are kept */
export async function findTranscript(unit: UnitOfWork, id: string): Promise<Transcript> {
  const [row] = await unit.tx
    .select({ call: modelCalls, customer_name: users.full_name })
    .from(modelCalls)
    .innerJoin(users, eq(users.id, modelCalls.customer_id))
    .where(eq(modelCalls.id, id));
  if (!row) throw notFound(copy.callGone);
  const { customer_id: customerId, conversation_id: subject } = row.call;
  await unit.audit({ kind: 'thread.read', customerId, subject, joined: true }); // the guest's words stand in it
  const answer = row.call.answer === null ? null : KeptAnswer.parse(row.call.answer);
  return { ...toRow(row.call, row.customer_name), ...KeptRequest.parse(row.call.request), answer };
}

/** As `recordCall` keeps them. */
const KeptRequest = z.object({ system: z.string(), turns: z.array(z.object({ by: z.string(), text: z.string() })) });
const KeptAnswer = z.object({
  text: z.string(),
  calls: z.array(z.object({ tool: z.string(), input: z.unknown() })),
});

const toRow = (call: CallRecord, customer_name: string): ModelCallRow => ({
  id: call.id,
  customer_id: call.customer_id,
  customer_name,
  conversation_id: call.conversation_id,
  model: call.model,
  outcome: call.outcome,
  problem: call.problem,
  input_tokens: call.input_tokens,
  output_tokens: call.output_tokens,
  milliseconds: call.milliseconds,
  at: call.at.toISOString(),
});
