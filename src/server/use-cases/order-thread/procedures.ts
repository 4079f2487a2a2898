import * as refusalsInEnglish from '#contract/messages/en/dispatch/job-refusals.ts';
import * as copyInEnglish from '#contract/messages/en/work-orders/thread.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { holdsSecret } from '#features/assistant';
import { onOrderOfGuest } from '#features/conversations';
import { actOnJob } from '#features/dispatch';
import { findWorkOrder, type NewOrderMessage, sayAccess, threadOf, writeInThread } from '#features/work-orders';
import { isStaff } from '#server/kernel/actor.ts';
import { os, signedIn } from '#server/kernel/context.ts';
import { forbidden, invalid } from '#server/kernel/errors.ts';
import { once } from '#server/kernel/once.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { Vault } from '#server/platform/vault/port.ts';

const copy = spoken(copyInEnglish);
const refusals = spoken(refusalsInEnglish);

export const orderThreadProcedures = {
  write: os.orderThread.write.use(signedIn).handler(({ input, context: { actor, deps } }) =>
    once(deps, actor, async (unit) => {
      const side = isStaff(actor) ? 'desk' : 'owner';
      const line = { side, body: input.message, guest_reads: input.guest_reads } as const;
      await write(unit, deps.vault, input.id, line);
      return { items: await threadOf(unit, input.id) };
    }),
  ),
};

/** For whoever holds a job's link. */
export const jobThreadProcedures = {
  write: os.jobs.write.handler(({ input, context }) =>
    actOnJob(
      context,
      input.token,
      async (unit, job) => {
        if (!job.isTheirs) throw forbidden(refusals.acceptFirst);
        const line = { side: 'contractor', body: input.message, guest_reads: input.guest_reads } as const;
        await write(unit, context.deps.vault, job.workOrderId, line);
      },
      input.message,
    ),
  ),
};

/** For the guest of a chat that the job came from, or of one that joined it and whose stay is confirmed. */
export const guestThreadProcedures = {
  writeOnOrder: os.guest.writeOnOrder.handler(({ input, context }) =>
    onOrderOfGuest(context, input, (unit, order) =>
      write(unit, context.deps.vault, order.id, {
        ...{ side: 'guest', body: input.message, guest_reads: true },
        conversation_id: input.id,
      }),
    ),
  ),
  sayAccess: os.guest.sayAccess.handler(({ input, context }) =>
    onOrderOfGuest(context, input, async (unit, order) => {
      for (const field of ['note', 'pets'] as const)
        if (await holdsSecret(unit, context.deps.vault, order.property_id, input[field] ?? ''))
          throw invalid({ [field]: copy.messageHoldsCode }, copy.messageHoldsCode);
      await sayAccess(unit, order.id, input.id, input);
    }),
  ),
};

/** @throws INVALID for what gives away a code of the house: whoever has the link of a chat or a job could read it */
async function write(unit: UnitOfWork, vault: Vault, id: string, line: NewOrderMessage): Promise<void> {
  const { property_id } = await findWorkOrder(unit, id);
  if (await holdsSecret(unit, vault, property_id, line.body))
    throw invalid({ message: copy.messageHoldsCode }, copy.messageHoldsCode);
  await writeInThread(unit, id, line);
}
