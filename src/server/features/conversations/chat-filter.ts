// To what a list of chats is narrowed, beside its queue and its words.
import { and, eq, inArray, isNotNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { lowStars } from '#contract/conversations/conversations.ts';
import { conversations } from '#server/db/tables/conversations.ts';
import { alarms } from '#server/db/tables/desk.ts';
import { chatTags } from '#server/db/tables/desk-tags.ts';
import { workOrderJoins, workOrders } from '#server/db/tables/work-orders.ts';

export type ChatFilter = {
  owner_id?: string | undefined;
  holder?: string | undefined;
  tag_id?: string | undefined;
  waiting_minutes?: number | undefined;
  open_order?: boolean;
  property_id?: string | undefined;
  stay_id?: string | undefined;
  language?: string | undefined;
  danger?: boolean;
  with_order?: boolean;
  rated_low?: boolean;
};

/** Each asks of one chat by its id, so that a page costs what its rows cost. */
export const narrowedBy = (filter: ChatFilter, now: Date): (SQL | undefined)[] => [
  filter.owner_id ? eq(conversations.customer_id, filter.owner_id) : undefined,
  filter.holder ? eq(conversations.assigned_to, filter.holder) : undefined,
  filter.tag_id
    ? sql`exists (select 1 from ${chatTags} where ${chatTags.conversation_id} = ${conversations.id} and ${chatTags.tag_id} = ${filter.tag_id})`
    : undefined,
  filter.waiting_minutes
    ? and(
        lt(conversations.waiting_since, new Date(now.getTime() - filter.waiting_minutes * 60_000)),
        ne(conversations.state, 'done'),
      )
    : undefined,
  filter.open_order ? hasOrder(inArray(workOrders.status, ['open', 'in_progress'])) : undefined,
  filter.property_id ? eq(conversations.property_id, filter.property_id) : undefined,
  filter.stay_id ? and(eq(conversations.stay_id, filter.stay_id), isNotNull(conversations.verified_at)) : undefined,
  filter.language ? eq(conversations.language, filter.language) : undefined,
  filter.danger
    ? sql`exists (select 1 from ${alarms} where ${alarms.conversation_id} = ${conversations.id})`
    : undefined,
  filter.with_order ? hasOrder() : undefined,
  filter.rated_low ? hasOrder(lte(workOrders.guest_rating, lowStars)) : undefined,
];

/** One that was told of there, or that the chat joined. */
const hasOrder = (which?: SQL) => {
  const such = which ? sql` and ${which}` : sql``;
  return or(
    sql`exists (select 1 from ${workOrders} where ${workOrders.conversation_id} = ${conversations.id}${such})`,
    sql`exists (select 1 from ${workOrderJoins} join ${workOrders} on ${workOrders.id} = ${workOrderJoins.work_order_id}
      where ${workOrderJoins.conversation_id} = ${conversations.id}${such})`,
  );
};
