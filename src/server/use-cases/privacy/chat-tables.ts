import { eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as copyInEnglish from '#contract/messages/en/privacy/answers.ts';
import { choicesMade } from '#server/db/tables/choices.ts';
import { conversations, decisions, messages, replyDrafts } from '#server/db/tables/conversations.ts';
import { alarms, closings, handoffs, takeovers } from '#server/db/tables/desk.ts';
import { chatDeeds, chatTags } from '#server/db/tables/desk-tags.ts';
import { events } from '#server/db/tables/kernel.ts';
import { ownerQuestions } from '#server/db/tables/knowledge.ts';
import { laterReplies } from '#server/db/tables/later-replies.ts';
import { modelCalls } from '#server/db/tables/model-calls.ts';
import { notifications } from '#server/db/tables/notifications.ts';
import { workOrderMessages } from '#server/db/tables/order-messages.ts';
import { reportChats, reportRequests, reportReviews } from '#server/db/tables/reports.ts';
import { slaClocks } from '#server/db/tables/sla.ts';
import { secretReleases, stayChecks, stayCodes } from '#server/db/tables/stays.ts';
import { photos, workOrderEvents, workOrderJoins, workOrders } from '#server/db/tables/work-orders.ts';

/** Whose rows: the chats of a guest, and the stay where there is one. */
export type Guest = { chats: readonly string[]; stay?: string };

/** A table with rows of a guest. A new one with a `conversation_id` or a `stay_id` has to stand in the list. */
export type ChatTable = {
  table: PgTable;
  which: (guest: Guest) => SQL | undefined;
  /**
   * With the chat its rows are deleted, in the order of this list; or what is the owner's is kept of them, without the
   * guest (`forget-threads.ts`, `forget-in-jobs.ts`).
   */
  end: 'deleted' | 'kept';
  /** The file in what is given to the guest, or why there is none. */
  given: { file: string } | { leftOut: string };
};

type OfChat = PgTable & { conversation_id: PgColumn };

const ofChats =
  (table: OfChat) =>
  ({ chats }: Guest): SQL =>
    inArray(table.conversation_id, [...chats]);

const ofChatsOrStay =
  (table: OfChat & { stay_id: PgColumn }) =>
  (guest: Guest): SQL | undefined =>
    guest.stay ? or(ofChats(table)(guest), eq(table.stay_id, guest.stay)) : ofChats(table)(guest);

/** Their own, and those they told of too. */
const ofJobs = ({ chats }: Guest): SQL | undefined =>
  or(
    inArray(workOrders.conversation_id, [...chats]),
    sql`${workOrders.id} in (select j.work_order_id from work_order_joins j where ${inArray(sql`j.conversation_id`, [...chats])})`,
  );

const deleted = (table: OfChat, given: ChatTable['given']): ChatTable => ({
  table,
  which: ofChats(table),
  end: 'deleted',
  given,
});

export const chatTables: readonly ChatTable[] = [
  { table: photos, which: ofChats(photos), end: 'kept', given: { file: 'photos' } },
  { table: workOrders, which: ofJobs, end: 'kept', given: { file: 'work_orders' } },
  { table: workOrderEvents, which: ofChats(workOrderEvents), end: 'kept', given: { file: 'work_order_history' } },
  { table: secretReleases, which: ofChatsOrStay(secretReleases), end: 'kept', given: { file: 'codes_given' } },
  { table: events, which: ofChats(events), end: 'kept', given: { leftOut: copyInEnglish.noEvents } },
  { table: reportRequests, which: ofChats(reportRequests), end: 'kept', given: { leftOut: copyInEnglish.noReports } },
  { table: reportReviews, which: ofChats(reportReviews), end: 'kept', given: { leftOut: copyInEnglish.noReports } },
  { table: slaClocks, which: ofChats(slaClocks), end: 'kept', given: { leftOut: copyInEnglish.noSlaClocks } },
  deleted(reportChats, { leftOut: copyInEnglish.noReports }),
  deleted(workOrderJoins, { file: 'reports_of_known_troubles' }),
  deleted(workOrderMessages, { file: 'messages_about_work_orders' }),
  deleted(messages, { file: 'messages' }),
  deleted(decisions, { leftOut: copyInEnglish.noDecisions }),
  deleted(handoffs, { file: 'handed_to_people' }),
  deleted(alarms, { file: 'alarms' }),
  deleted(takeovers, { leftOut: copyInEnglish.noTakeovers }),
  deleted(closings, { leftOut: copyInEnglish.noClosings }),
  deleted(laterReplies, { leftOut: copyInEnglish.noLaterReplies }),
  deleted(chatDeeds, { leftOut: copyInEnglish.noChatDeeds }),
  deleted(chatTags, { leftOut: copyInEnglish.noChatTags }),
  deleted(replyDrafts, { leftOut: copyInEnglish.noReplyDrafts }),
  deleted(ownerQuestions, { file: 'questions_to_the_owner' }),
  deleted(choicesMade, { file: 'choices_made' }),
  deleted(modelCalls, { file: 'told_to_a_model' }),
  deleted(notifications, { leftOut: copyInEnglish.noNotifications }),
  { table: stayChecks, which: ofChatsOrStay(stayChecks), end: 'deleted', given: { file: 'stay_checks' } },
  deleted(stayCodes, { leftOut: copyInEnglish.noStayCodes }),
  {
    table: conversations,
    which: ({ chats }) => inArray(conversations.id, [...chats]),
    end: 'deleted',
    given: { file: 'chats' },
  },
];
