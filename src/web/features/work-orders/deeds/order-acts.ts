// What a deed leaves behind on the screen.

import * as copy from '#contract/messages/en/work-orders/deeds.ts';
import { fill } from '#contract/messages/fill.ts';
import type { WorkOrder } from '#contract/work-orders/work-orders.ts';
import { api, messageOf } from '../../../lib/http/api.ts';
import { orpc, queryClient } from '../../../lib/http/query.ts';
import { showFailure, showToast } from '../../../ui/overlay/toast.ts';

/** Everything that shows orders, or what waits because of one. */
export const refreshOrders = () =>
  Promise.all(
    [orpc.workOrders.key(), orpc.conversations.key(), orpc.approvals.key(), orpc.reports.key()].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );

export async function takeOffHold(id: string): Promise<void> {
  try {
    const { reference } = await api.orderDeeds.endHold({ id });
    showToast({ title: fill(copy.wentOn, { reference }) });
  } catch (error) {
    showFailure(messageOf(error));
  }
  await refreshOrders();
}

type Edit = Omit<Parameters<typeof api.orderDeeds.edit>[0], 'id'>;

/** Takes an edit back: what stood there before is written again. */
export async function undoEdit({ id, reference }: WorkOrder, before: Edit): Promise<void> {
  try {
    await api.orderDeeds.edit({ id, ...before });
    showToast({ title: fill(copy.editUndone, { reference }) });
  } catch (error) {
    showFailure(messageOf(error));
  }
  await refreshOrders();
}

/** They were two troubles after all. */
export async function takeApart(id: string): Promise<void> {
  try {
    const { reference } = await api.orderDeeds.unmerge({ id });
    showToast({ title: fill(copy.unmerged, { reference }) });
  } catch (error) {
    showFailure(messageOf(error));
  }
  await refreshOrders();
}
