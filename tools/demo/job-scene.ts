import { and, desc, eq, isNull } from 'drizzle-orm';
import type { NewWorkOrder } from '#contract/work-orders/work-orders.ts';
import { findGuestThread } from '#features/conversations';
import {
  acceptOffer,
  askForMore,
  confirmFixed,
  decideApproval,
  declineOffer,
  expireOffer,
  finishWork,
  rateJob,
  setOff,
  startWork,
} from '#features/dispatch';
import {
  addPhotoRow,
  cancelWorkOrder,
  findWorkOrder,
  keepPhoto,
  noteOnWorkOrder,
  openWorkOrder,
  workOrdersOfThread,
} from '#features/work-orders';
import { contractors } from '#server/db/tables/contractors.ts';
import { approvals, dispatchOffers } from '#server/db/tables/dispatch.ts';
import { serviceFor, system } from '#server/kernel/actor.ts';
import { type UnitOfWork, withActor } from '#server/kernel/transaction.ts';
import type { Past } from './past.ts';
import { agentActor, ownerActor } from './people.ts';
import { picture, type Subject } from './pictures.ts';

const minute = 60_000;

export type Reported = Pick<NewWorkOrder, 'service_type' | 'urgency_level' | 'subject_line' | 'issue_summary'>;

/** What contractors, and the owner, do about the thread's latest work order. */
export type JobScene = {
  /**
   * The work order that the assistant opened for the trade; where it opened none, the agent does. Others of the thread
   * are closed.
   */
  reported(order: Reported): Promise<void>;
  accepts(arrival: { inMinutes: number; forMinutes: number }): Promise<void>;
  declines(reason: string): Promise<void>;
  /** The accept window passes without an answer. */
  staysSilent(): Promise<void>;
  setsOff(etaMinutes: number): Promise<void>;
  starts(): Promise<void>;
  sendsPhoto(of: Subject): Promise<void>;
  asksForMore(cents: number, why: string): Promise<void>;
  finishes(notes: string, cents: number): Promise<void>;
  /** It is fixed, and the contractor gets so many stars of five; none where the guest gives none. */
  guestConfirms(stars?: number): Promise<void>;
  ownerDecides(approve: boolean): Promise<void>;
  cancels(why: string): Promise<void>;
};

export function jobOf(past: Past, conversationId: string, pause: () => number): JobScene {
  const { store } = past.deps;
  const asContractor = async (work: (unit: UnitOfWork, offer: OpenOffer) => Promise<unknown>) => {
    past.pass(pause());
    const offer = await withActor(store, system, (unit) => openOffer(unit, conversationId));
    const contractor = serviceFor(ownerActor.customerId, 'contractor', { name: offer.company, id: offer.contractorId });
    await withActor(store, contractor, (unit) => work(unit, offer));
  };
  const after = (unit: UnitOfWork, minutes: number) =>
    new Date(Math.round((unit.now.getTime() + minutes * minute) / 900_000) * 900_000);
  const asAgent = async (work: (unit: UnitOfWork) => Promise<unknown>) => {
    past.pass(pause());
    await withActor(store, agentActor, work);
  };
  return {
    reported: (order) =>
      asAgent(async (unit) => {
        const open = (await workOrdersOfThread(unit, conversationId)).filter((o) => o.dispatch_state !== 'closed');
        const kept =
          open.find((o) => o.service_type === order.service_type) ?? (await openByHand(unit, conversationId, order));
        for (const { id } of open)
          if (id !== kept.id) await cancelWorkOrder(unit, id, `Same trouble as ${kept.subject_line}`);
      }),
    accepts: ({ inMinutes, forMinutes }) =>
      asContractor((unit, { id }) =>
        acceptOffer(unit, id, { from: after(unit, inMinutes), to: after(unit, inMinutes + forMinutes) }),
      ),
    declines: (reason) => asContractor((unit, { id }) => declineOffer(unit, id, { reason })),
    async staysSilent() {
      const offer = await withActor(store, system, (unit) => openOffer(unit, conversationId));
      past.setClock(offer.expiresAt);
      await withActor(store, system, (unit) => expireOffer(unit, offer.id));
    },
    setsOff: (eta) => asContractor((unit, { id }) => setOff(unit, id, eta)),
    starts: () => asContractor((unit, { id }) => startWork(unit, id)),
    async sendsPhoto(of) {
      const file = await keepPhoto(past.deps, await picture(of));
      await asContractor(async (unit, { workOrderId, company }) => {
        await addPhotoRow(unit, file, { customer_id: ownerActor.customerId, work_order_id: workOrderId, by: company });
        await noteOnWorkOrder(unit, workOrderId, { kind: 'photo_added', summary: `${company} added a photo` });
      });
    },
    asksForMore: (amount_cents, why) => asContractor((unit, { id }) => askForMore(unit, id, { amount_cents, why })),
    finishes: (resolution_notes, cost_cents) =>
      asContractor((unit, { id }) => finishWork(unit, id, { resolution_notes, cost_cents })),
    async guestConfirms(stars) {
      past.pass(pause());
      await withActor(store, serviceFor(ownerActor.customerId, 'guest'), async (unit) => {
        const id = await currentOrder(unit, conversationId);
        await confirmFixed(unit, await findWorkOrder(unit, id), true);
        if (stars) await rateJob(unit, await findWorkOrder(unit, id), stars);
      });
    },
    async ownerDecides(approve) {
      past.pass(pause());
      await withActor(store, ownerActor, async (unit) =>
        decideApproval(unit, await openApproval(unit, await currentOrder(unit, conversationId)), approve),
      );
    },
    cancels: (why) => asAgent(async (unit) => cancelWorkOrder(unit, await currentOrder(unit, conversationId), why)),
  };
}

type OpenOffer = { id: string; workOrderId: string; contractorId: string; company: string; expiresAt: Date };

async function openOffer(unit: UnitOfWork, conversationId: string): Promise<OpenOffer> {
  const workOrderId = await currentOrder(unit, conversationId);
  const [offer] = await unit.tx
    .select({
      id: dispatchOffers.id,
      workOrderId: dispatchOffers.work_order_id,
      contractorId: contractors.id,
      company: contractors.company_name,
      expiresAt: dispatchOffers.expires_at,
    })
    .from(dispatchOffers)
    .innerJoin(contractors, eq(contractors.id, dispatchOffers.contractor_id))
    .where(eq(dispatchOffers.work_order_id, workOrderId))
    .orderBy(desc(dispatchOffers.rank))
    .limit(1);
  if (!offer) throw new Error(`the demo has no offer in ${conversationId}`);
  return offer;
}

/** The one that is still under way. */
async function currentOrder(unit: UnitOfWork, conversationId: string): Promise<string> {
  const orders = await workOrdersOfThread(unit, conversationId);
  const order = orders.find(({ dispatch_state }) => dispatch_state !== 'closed');
  if (!order) throw new Error(`the demo has no open work order in ${conversationId}`);
  return order.id;
}

async function openByHand(unit: UnitOfWork, conversationId: string, order: Reported) {
  const { property_id } = await findGuestThread(unit, conversationId);
  return openWorkOrder(unit, {
    ...order,
    conversation_id: conversationId,
    property_id,
    attempted_fix: null,
    call_summary: null,
  });
}

async function openApproval({ tx }: UnitOfWork, workOrderId: string): Promise<string> {
  const [approval] = await tx
    .select({ id: approvals.id })
    .from(approvals)
    .where(and(eq(approvals.work_order_id, workOrderId), isNull(approvals.decision)));
  if (!approval) throw new Error('the demo has nothing to approve there');
  return approval.id;
}
