import { findThread } from '#features/conversations';
import { os, ownerOnly, staffOnly } from '#server/kernel/context.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { findTranscript, listTranscripts } from '../model/transcripts.ts';
import { callsOfThread } from '../model/usage.ts';
import { viewAccounts, viewMonths, viewUsage } from '../model/usage-views.ts';
import { replayCall } from './replay-call.ts';

export const assistantProcedures = {
  usage: os.assistant.usage
    .use(ownerOnly)
    .handler(({ context: { actor, deps } }) =>
      withActor(deps.store, actor, (unit) => viewUsage(unit, deps, actor.customerId)),
    ),
  calls: os.assistant.calls.use(staffOnly).handler(({ input, context: { actor, deps } }) =>
    withActor(deps.store, actor, async (unit) => {
      const { id, customer_id } = await findThread(unit, input.id);
      await unit.audit({ kind: 'thread.read', customerId: customer_id, subject: id, joined: true });
      const calls = await callsOfThread(unit, id);
      return { calls: calls.map(viewCall), usage: await viewUsage(unit, deps, customer_id) };
    }),
  ),
  months: os.assistant.months
    .use(ownerOnly)
    .handler(({ context: { actor, deps } }) =>
      withActor(deps.store, actor, (unit) => viewMonths(unit, deps, actor.customerId)),
    ),
  accounts: os.assistant.accounts
    .use(staffOnly)
    .handler(({ input, context: { actor, deps } }) =>
      withActor(deps.store, actor, (unit) => viewAccounts(unit, deps, input.month)),
    ),
  transcripts: os.assistant.transcripts
    .use(staffOnly)
    .handler(({ input, context: { actor, deps } }) =>
      withActor(deps.store, actor, (unit) => listTranscripts(unit, input)),
    ),
  transcript: os.assistant.transcript
    .use(staffOnly)
    .handler(({ input, context: { actor, deps } }) =>
      withActor(deps.store, actor, (unit) => findTranscript(unit, input.id)),
    ),
  replay: os.assistant.replay
    .use(staffOnly)
    .handler(({ input, context: { actor, deps } }) =>
      withActor(deps.store, actor, async (unit) => replayCall(unit, deps, await findTranscript(unit, input.id))),
    ),
};

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
