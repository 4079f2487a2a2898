import { useQuery } from '@tanstack/react-query';
import { ClipboardList } from 'lucide-react';
import * as commands from '#contract/messages/en/owner/commands.ts';
import * as copy from '#contract/messages/en/reports/find.ts';
import { fill } from '#contract/messages/fill.ts';
import { searchFor } from '../../../features/reports/find/found-things.ts';
import type { PaletteStep } from '../../../features/reports/find/palette-item.ts';
import { todayQuery } from '../../../features/reports/today/today.ts';
import { nextStepWords } from '../../../features/work-orders/next-step-words.ts';
import { useNow } from '../../../lib/time/now.ts';
import type { Ways } from './ways.ts';

/** Open work orders, each with what comes next; any other by its words. `isAsked`: only then the day is read. */
export function useOrderStep({ open }: Ways, isAsked: boolean): PaletteStep {
  const { data, isPending } = useQuery({ ...todayQuery, enabled: isAsked });
  const now = new Date(useNow(60_000));
  const openOrder = (id: string) => open('work-order', id);
  return {
    name: 'order',
    title: commands.openOrder,
    asks: copy.asksOrder,
    groups: [
      {
        label: copy.workOrders,
        kind: 'things',
        listed: true,
        items: (data?.orders.items ?? []).map((order) => ({
          key: `work-order ${order.id}`,
          words: fill(copy.workOrder, { reference: order.reference, subject: order.subject_line }),
          more: fill(copy.orderStep, { property: order.property_name, step: nextStepWords(order, now) }),
          icon: ClipboardList,
          choose: () => openOrder(order.id),
        })),
      },
    ],
    search: searchFor({ workOrder: openOrder }),
    nothing: copy.noOrders,
    busy: isPending,
  };
}
