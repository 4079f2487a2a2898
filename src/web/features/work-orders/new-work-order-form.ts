import { serviceTypes } from '#contract/enumerations/trades.ts';
import { urgencies } from '#contract/enumerations/work-orders.ts';
import { limits } from '#contract/limits.ts';
import { NewWorkOrder } from '#contract/work-orders/work-orders.ts';
import { z } from '#contract/z.ts';

/** What an agent fills in; the contract's own rules, with a sentence where a choice is missing. */
export const WorkOrderForm = NewWorkOrder.pick({ subject_line: true, issue_summary: true }).extend({
  service_type: z.string().pipe(z.enum(serviceTypes, 'Choose a service type.')),
  urgency_level: z.string().pipe(z.enum(urgencies, 'Choose how urgent it is.')),
  attempted_fix: z.string().trim().max(limits.longText),
});
export type WorkOrderForm = z.infer<typeof WorkOrderForm>;

/** The form before anything is chosen: selects hold the empty choice. */
export type WorkOrderFields = z.input<typeof WorkOrderForm>;
