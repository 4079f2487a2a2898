import { useQuery } from '@tanstack/react-query';
import { Ban, CalendarClock, CircleCheck, ClipboardList, type LucideIcon, Merge, Pencil } from 'lucide-react';
import * as commands from '#contract/messages/en/owner/commands.ts';
import * as copy from '#contract/messages/en/reports/find.ts';
import { fill } from '#contract/messages/fill.ts';
import { searchFor } from '../../../features/reports/find/found-things.ts';
import type { PaletteItem, PaletteStep } from '../../../features/reports/find/palette-item.ts';
import { todayQuery } from '../../../features/reports/today/today.ts';
import { type Deed, deeds, orderDialog } from '../../../features/work-orders/deeds/deed-names.ts';
import { nextStepWords } from '../../../features/work-orders/next-step-words.ts';
import { useNow } from '../../../lib/time/now.ts';
import type { Ways } from './ways.ts';

const step = 'order';

/** What the palette asks for an order for, before it is asked about itself. */
const orderDeeds = {
  edit: { words: commands.editOrder, icon: Pencil },
  hold: { words: commands.holdOrder, icon: CalendarClock },
  merge: { words: commands.mergeOrder, icon: Merge },
  complete: { words: commands.completeOrder, icon: CircleCheck },
  reopen: { words: commands.openOrder, icon: ClipboardList },
  cancel: { words: commands.cancelOrder, icon: Ban },
} satisfies Record<Deed, { words: string; icon: LucideIcon }>;

const isOrderStep = (name: string): boolean => name === step || name.startsWith(`${step}:`);
const deedIn = (name: string): Deed | undefined => deeds.find((deed) => name === `${step}:${deed}`);

/** The deeds that open orders take. */
export const orderDeedItems = ({ ask }: Ways): PaletteItem[] =>
  (['edit', 'hold', 'merge', 'complete', 'cancel'] as const).map((deed) => ({
    key: `order ${deed}`,
    ...orderDeeds[deed],
    also: commands.orderDeedAlso,
    choose: () => ask(`${step}:${deed}`),
  }));

/** Open work orders, each with what comes next; any other by its words. Only when it is asked for the day is read. */
export function useOrderStep({ open }: Ways, name: string): PaletteStep {
  const isAsked = isOrderStep(name);
  const deed = deedIn(name);
  const { data, isPending } = useQuery({ ...todayQuery, enabled: isAsked });
  const now = new Date(useNow(60_000));
  const openOrder = (id: string) => open('work-order', deed ? orderDialog(id, deed) : id);
  return {
    name,
    title: deed ? orderDeeds[deed].words : commands.openOrder,
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
