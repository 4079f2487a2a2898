import type { ComponentType } from 'react';
import type { WorkOrderDetail } from '#contract/work-orders/work-orders.ts';
import type { Deed } from './deed-names.ts';
import { EditDialog } from './edit-deed.tsx';
import { CancelDialog, CompleteDialog, type DeedProps } from './ending-deeds.tsx';
import { MergeDialog } from './merge-deed.tsx';
import { HoldDialog, ReopenDialog } from './onward-deeds.tsx';

const dialogs: Record<Deed, ComponentType<DeedProps>> = {
  edit: EditDialog,
  hold: HoldDialog,
  merge: MergeDialog,
  complete: CompleteDialog,
  reopen: ReopenDialog,
  cancel: CancelDialog,
};

/** The one that is asked for; a default export, so that forms come when one is. */
export default function DeedDialogs({
  order,
  deed,
  open,
  onClose,
}: {
  order: WorkOrderDetail;
  deed: Deed;
  open: boolean;
  onClose: () => void;
}) {
  const Asked = dialogs[deed];
  return <Asked order={order} open={open} onClose={onClose} />;
}
