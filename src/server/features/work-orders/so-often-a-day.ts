import { and, eq, gt } from 'drizzle-orm';
import { workOrderEvents } from '#server/db/tables/work-orders.ts';
import { tooMany } from '#server/kernel/errors.ts';
import { noteWait } from '#server/kernel/request-scope.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

const dayMs = 24 * 3_600_000;

/**
 * So often within 24 hours a line of this kind may be said of a job, by one chat where that is named; then it is a
 * person's to arrange. @throws TOO_MANY_REQUESTS with `words`
 */
export async function soOftenADay(
  { tx, now }: UnitOfWork,
  workOrderId: string,
  { kind, chat, most, words }: { kind: string; chat?: string; most: number; words: string },
): Promise<void> {
  const since = new Date(now.getTime() - dayMs);
  const said = await tx
    .select({ at: workOrderEvents.at })
    .from(workOrderEvents)
    .where(
      and(
        eq(workOrderEvents.work_order_id, workOrderId),
        eq(workOrderEvents.kind, kind),
        gt(workOrderEvents.at, since),
        chat === undefined ? undefined : eq(workOrderEvents.conversation_id, chat),
      ),
    )
    .orderBy(workOrderEvents.at);
  const [first] = said;
  if (!first || said.length < most) return;
  const seconds = Math.ceil((first.at.getTime() + dayMs - now.getTime()) / 1000);
  noteWait(seconds);
  throw tooMany(seconds, words);
}
