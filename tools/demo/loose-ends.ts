import { and, eq, inArray, lt } from 'drizzle-orm';
import { closeThread } from '#features/conversations';
import { cancelWorkOrder } from '#features/work-orders';
import { conversations } from '#server/db/tables/conversations.ts';
import { dispatchOffers, workOrders } from '#server/db/tables/work-orders.ts';
import { system } from '#server/kernel/actor.ts';
import { withActor } from '#server/kernel/transaction.ts';
import type { Past } from './past.ts';
import { agentActor } from './people.ts';

const hour = 3_600_000;

/** What stories left behind would all ring at the first start: by now a person has put it away, each in its own time. */
export async function tieLooseEnds(past: Past): Promise<void> {
  const { store } = past.deps;
  const { orders, threads } = await withActor(store, system, async ({ tx }) => ({
    orders: await tx
      .select()
      .from(workOrders)
      .where(and(inArray(workOrders.dispatch_state, ['triage', 'offered']), isOld(past, workOrders.updated_at))),
    threads: await tx
      .select()
      .from(conversations)
      .where(and(eq(conversations.state, 'waiting'), isOld(past, conversations.last_message_at))),
  }));
  for (const { id, updated_at } of orders) {
    past.setClock(new Date(updated_at.getTime() + hour));
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
}

const isOld = ({ present }: Past, column: typeof workOrders.updated_at | typeof conversations.last_message_at) =>
  lt(column, new Date(present.getTime() - 8 * hour));
