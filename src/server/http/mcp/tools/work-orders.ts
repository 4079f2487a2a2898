import { urgencies, workOrderStatuses } from '#contract/enumerations/work-orders.ts';
import * as copy from '#contract/messages/en/developers/mcp.ts';
import { Id, Instant } from '#contract/paging.ts';
import { OfferRow, WorkOrder, WorkOrderDetail, WorkOrderEvent } from '#contract/work-orders/work-orders.ts';
import { z } from '#contract/z.ts';
import { Quoted, quote } from '../quoted.ts';
import { nextCursor, pageInput, tool } from '../tool.ts';

const Job = WorkOrder.pick({
  reference: true,
  service_type: true,
  urgency_level: true,
  status: true,
  dispatch_state: true,
  nte_cents: true,
  arrival_from: true,
  arrival_to: true,
  created_at: true,
  completed_at: true,
}).extend({
  work_order_id: Id,
  house_id: Id,
  house_name: z.string(),
  contractor: z.string().nullable(),
  subject: Quoted,
});

const jobOf = (order: WorkOrder) => ({
  ...order,
  work_order_id: order.id,
  house_id: order.property_id,
  house_name: order.property_name,
  contractor: order.assigned_contractor_name,
  subject: quote('record', order.subject_line),
});

export const listWorkOrders = tool({
  name: 'list_work_orders',
  title: copy.listWorkOrdersTitle,
  description: copy.listWorkOrders,
  needs: ['work_orders:read'],
  input: z.strictObject({
    house_id: Id.optional().describe(copy.houseId),
    status: z.enum(workOrderStatuses).optional(),
    urgency: z.enum(urgencies).optional(),
    query: z.string().trim().max(100).optional().describe(copy.workOrderQuery),
    ...pageInput(50),
  }),
  output: z.object({ work_orders: z.array(Job), next_cursor: nextCursor }),
  async run({ api }, { house_id: property_id, query, ...wanted }) {
    const { items, next } = await api.workOrders.list({ ...wanted, property_id, q: query });
    return { work_orders: items.map(jobOf), next_cursor: next };
  },
});

const Step = WorkOrderEvent.pick({ at: true, kind: true, from_state: true, to_state: true }).extend({
  by: z.string(),
  what: Quoted,
  why: Quoted.nullable(),
});

const Offer = OfferRow.pick({ company_name: true, state: true, offered_at: true, expires_at: true }).extend({
  answered_at: Instant.nullable(),
  declined_because: Quoted.nullable(),
  why: z.string().nullable(),
});

export const readWorkOrder = tool({
  name: 'read_work_order',
  title: copy.readWorkOrderTitle,
  description: copy.readWorkOrder,
  needs: ['work_orders:read'],
  input: z.strictObject({ work_order_id: Id.describe(copy.workOrderId) }),
  output: z.object({
    work_order: Job.extend(
      WorkOrderDetail.pick({ reporter: true, cost_cents: true, guest_rating: true, timezone: true, lock_fault: true })
        .shape,
    ).extend({
      guest_name: Quoted.nullable(),
      reported: Quoted,
      tried: Quoted.nullable(),
      call: Quoted.nullable(),
      resolution: Quoted.nullable(),
    }),
    course: z.array(Step),
    offers: z.array(Offer),
  }),
  async run({ api }, { work_order_id: id }) {
    const order = await api.workOrders.get({ id });
    return {
      work_order: {
        ...order,
        ...jobOf(order),
        guest_name: quote('guest', order.guest_name),
        reported: quote('guest', order.issue_summary),
        tried: quote('guest', order.attempted_fix),
        call: quote('record', order.call_summary),
        resolution: quote('contractor', order.resolution_notes),
      },
      course: order.timeline.map(({ actor_kind, actor_name, summary, why, ...step }) => ({
        ...step,
        by: actor_kind === 'owner' && actor_name ? actor_name : actor_kind,
        what: quote('record', summary),
        why: quote('record', why),
      })),
      offers: order.offers.map(({ decline_reason, ...offer }) => ({
        ...offer,
        declined_because: quote('contractor', decline_reason),
      })),
    };
  },
});
