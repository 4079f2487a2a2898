import {
  Ban,
  CalendarClock,
  ChevronDown,
  CircleCheck,
  type LucideIcon,
  Merge,
  Pencil,
  Play,
  RotateCcw,
} from 'lucide-react';
import * as copy from '#contract/messages/en/work-orders/deeds.ts';
import type { WorkOrderDetail } from '#contract/work-orders/work-orders.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/overlay/menu.tsx';
import type { Deed } from './deed-names.ts';
import { takeOffHold } from './order-acts.ts';

/** What may be done to the order as it stands; nothing where there is nothing. */
export function DeedsMenu({ order, onDeed }: { order: WorkOrderDetail; onDeed: (deed: Deed) => void }) {
  const { can, id } = order;
  const open = lines.filter(({ deed }) => can[deed]);
  if (open.length === 0 && !can.cancel) return null;
  return (
    <Menu
      align="start"
      trigger={
        <Button className="mr-auto">
          {copy.actions}
          <Icon of={ChevronDown} />
        </Button>
      }
    >
      {can.end_hold && (
        <MenuItem icon={Play} onSelect={() => void takeOffHold(id)}>
          {copy.endHold}
        </MenuItem>
      )}
      {open.map(({ deed, icon, words }) => (
        <MenuItem key={deed} icon={icon} onSelect={() => onDeed(deed)}>
          {words}
        </MenuItem>
      ))}
      {can.cancel && (
        <>
          <MenuSeparator />
          <MenuItem icon={Ban} danger onSelect={() => onDeed('cancel')}>
            {copy.cancelOrder}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}

const lines: { deed: Exclude<Deed, 'cancel'>; icon: LucideIcon; words: string }[] = [
  { deed: 'edit', icon: Pencil, words: copy.edit },
  { deed: 'hold', icon: CalendarClock, words: copy.hold },
  { deed: 'merge', icon: Merge, words: copy.merge },
  { deed: 'complete', icon: CircleCheck, words: copy.complete },
  { deed: 'reopen', icon: RotateCcw, words: copy.reopen },
];
