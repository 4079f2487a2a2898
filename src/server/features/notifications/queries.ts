import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import * as ofApprovals from '#contract/messages/en/dispatch/approvals.ts';
import * as ofNotices from '#contract/messages/en/notifications/notices.ts';
import * as ofThreads from '#contract/messages/en/work-orders/thread.ts';
import type { Notification } from '#contract/notifications/notifications.ts';
import { notifications } from '#server/db/tables/notifications.ts';
import { before, cursorAfter, pageFrom } from '#server/kernel/paging.ts';
import { retold } from '#server/kernel/retold.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';

export type NotificationRecord = typeof notifications.$inferSelect;

/** A customer's, newest first, and how many of all are unread. */
export async function listNotifications(
  { tx }: UnitOfWork,
  customerId: string,
  page: { limit: number; cursor?: string | undefined },
) {
  const rows = await tx
    .select()
    .from(notifications)
    .where(and(mine(customerId), before(page.cursor, notifications.created_at, notifications.id)))
    .orderBy(desc(notifications.created_at), desc(notifications.id))
    .limit(page.limit + 1);
  const [count] = await tx
    .select({ unread: sql<number>`count(*)::int` })
    .from(notifications)
    .where(and(mine(customerId), isNull(notifications.read_at)));
  const cursorOf = (row: NotificationRecord) => cursorAfter(row.created_at, row.id);
  return { ...pageFrom(rows, page.limit, toNotification, cursorOf), unread: count?.unread ?? 0 };
}

const mine = (customerId: string) => and(eq(notifications.customer_id, customerId), isNull(notifications.deleted_at));

/** A row keeps the language that its owner had then; what is in English each reader has in theirs. */
export const toNotification = (row: NotificationRecord): Notification => ({
  id: row.id,
  kind: row.kind,
  title: retoldOf(row.kind, row.title),
  message: retoldOf(row.kind, row.message),
  href: hrefOf(row),
  date: row.created_at.toISOString(),
  read: row.read_at !== null,
});

/** Two kinds take their words from elsewhere: the question that is asked, and a job's own thread. */
function retoldOf(kind: NotificationRecord['kind'], text: string): string {
  const said = retold(text, ofNotices);
  if (said !== text) return said;
  if (kind === 'approval_needed') return retold(text, ofApprovals);
  return kind === 'work_order_opened' ? retold(text, ofThreads) : text;
}

/** Addresses of the owner's screens; a work order before the chat it came from. */
function hrefOf({ kind, work_order_id, conversation_id }: NotificationRecord): string | null {
  if (kind === 'approval_needed') return '/dashboard#needs-you';
  if (kind === 'support_reply') return '/support';
  if (kind === 'owner_question') return '/dashboard/knowledge#questions';
  if (kind === 'code_due') return '/dashboard/stays#codes';
  if (kind === 'stay_guessed') return '/dashboard/stays';
  if (work_order_id) return `/dashboard/work-orders?work-order=${work_order_id}`;
  return conversation_id && `/dashboard/conversations?chat=${conversation_id}`;
}
