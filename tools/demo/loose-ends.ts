import { and, eq, inArray, lt, lte, or } from 'drizzle-orm';
import { closeThread } from '#features/conversations';
import { dueQuestions, followUp } from '#features/knowledge';
import { cancelWorkOrder } from '#features/work-orders';
import { conversations } from '#server/db/tables/conversations.ts';
import { dispatchOffers } from '#server/db/tables/dispatch.ts';
import { workOrders } from '#server/db/tables/work-orders.ts';
import { system } from '#server/kernel/actor.ts';
import { type Tx, withActor } from '#server/kernel/transaction.ts';
import type { Past } from './past.ts';
import { agentActor } from './people.ts';

const minute = 60_000;
const hour = 60 * minute;
/** Nobody has written for so long: the desk counts the chat as done. */
const quietHours = 60;

/**
 * What stories left behind would all ring at the first start: by now a person has put it away, each in its own time.
 */
export async function tieLooseEnds(past: Past): Promise<void> {
  const { store } = past.deps;
  const { orders, threads } = await withActor(store, system, async ({ tx }) => ({
    orders: await tx
      .select()
      .from(workOrders)
      .where(
        or(
          and(inArray(workOrders.dispatch_state, ['triage', 'offered']), isOld(past, workOrders.updated_at)),
          inArray(workOrders.id, unanswered(tx, past.present)),
        ),
      ),
    threads: await tx
      .select()
      .from(conversations)
      .where(
        or(
          and(eq(conversations.state, 'waiting'), isOld(past, conversations.last_message_at)),
          and(eq(conversations.state, 'assistant'), isOld(past, conversations.last_message_at, quietHours)),
        ),
      ),
  }));
  for (const { id, updated_at } of orders) {
    past.setClock(new Date(Math.min(updated_at.getTime() + hour, past.present.getTime() - minute)));
    await withActor(store, agentActor, async (unit) => {
      await unit.tx
        .update(dispatchOffers)
        .set({ state: 'revoked', answered_at: unit.now })
        .where(and(eq(dispatchOffers.work_order_id, id), eq(dispatchOffers.state, 'offered')));
      await cancelWorkOrder(unit, id, 'Settled with the guest in the chat');
    });
  }
  for (const { id, last_message_at } of threads) {
    past.setClock(new Date(last_message_at.getTime() + 1.1 * hour));
    await withActor(store, agentActor, (unit) => closeThread(unit, id));
  }
  past.setClock(past.present);
  for (const id of await withActor(store, system, dueQuestions))
    await withActor(store, system, (unit) => followUp(unit, id));
}

/** Work orders with an offer whose time is over. */
const unanswered = (tx: Tx, present: Date) =>
  tx
    .select({ id: dispatchOffers.work_order_id })
    .from(dispatchOffers)
    .where(and(eq(dispatchOffers.state, 'offered'), lte(dispatchOffers.expires_at, present)));

type Moment = typeof workOrders.updated_at | typeof conversations.last_message_at;

const isOld = ({ present }: Past, column: Moment, hours = 8) => lt(column, new Date(present.getTime() - hours * hour));
