import {
  type Urgency,
  urgencyLabels,
  type WorkOrderStatus,
  workOrderStatusLabels,
} from '#contract/enumerations/work-orders.ts';
import { StatusBadge, type Tone } from '../../ui/badge.tsx';

/** A work order's status, in the specification's colors. */
export function WorkOrderStatusBadge({ status }: { status: WorkOrderStatus }) {
  return <StatusBadge tone={statusTones[status]}>{workOrderStatusLabels[status]}</StatusBadge>;
}

/** How urgent a work order is, in the specification's colors; `label` says it in another language. */
export function UrgencyBadge({ urgency, label = urgencyLabels[urgency] }: { urgency: Urgency; label?: string }) {
  return <StatusBadge tone={urgencyTones[urgency]}>{label}</StatusBadge>;
}

const statusTones: Record<WorkOrderStatus, Tone> = {
  open: 'info',
  in_progress: 'lamp',
  completed: 'success',
  cancelled: 'danger-soft',
};

const urgencyTones: Record<Urgency, Tone> = {
  urgent: 'danger',
  high: 'warning',
  medium: 'lamp',
  low: 'success',
  non_urgent: 'success',
};
