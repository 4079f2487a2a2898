import { and, eq } from 'drizzle-orm';
import type { SlaWait } from '#contract/enumerations/conversations.ts';
import * as copyInEnglish from '#contract/messages/en/conversations/sla.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { conversations } from '#server/db/tables/conversations.ts';
import type { Staff } from '#server/kernel/actor.ts';
import { conflict, forbidden } from '#server/kernel/errors.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { lockThread } from '../hand-over.ts';
import { rightsOn } from '../policy.ts';
import { change } from '../thread-changes.ts';
import { goOn, pause } from './clocks.ts';

const copy = spoken(copyInEnglish);

/** Whoever has a chat waits for somebody outside, or for nobody any more. @throws FORBIDDEN, CONFLICT where nothing runs */
export async function waitFor(unit: UnitOfWork, staff: Staff, id: string, whom: SlaWait | null): Promise<void> {
  const thread = await lockThread(unit, id);
  if (!rightsOn(staff, thread).pause) throw forbidden(copy.onlyHolderPauses);
  const clocks = whom ? await pause(unit, thread, whom) : await goOn(unit, thread);
  if (whom && !clocks.sla_paused_for) throw conflict(copy.nothingRuns);
  await change(unit, thread, clocks);
}

/** Somebody outside wrote, or did what was asked of them: a clock that stood still for them goes on. */
export async function wroteOutside(unit: UnitOfWork, id: string | null, whom: SlaWait): Promise<void> {
  if (!id) return;
  const [waits] = await unit.tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.id, id), eq(conversations.sla_paused_for, whom)));
  if (!waits) return;
  const thread = await lockThread(unit, id);
  // While the owner has the chat it stays theirs to answer.
  if (thread.assigned_to === thread.customer_id) return;
  await change(unit, thread, await goOn(unit, thread));
}
