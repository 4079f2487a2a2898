import { eq, sql } from 'drizzle-orm';
import type { Job } from '#contract/dispatch/jobs.ts';
import { visitNotes } from '#contract/enumerations/work-orders.ts';
import * as copyInEnglish from '#contract/messages/en/dispatch/job.ts';
import * as refusalsInEnglish from '#contract/messages/en/dispatch/job-refusals.ts';
import * as accessInEnglish from '#contract/messages/en/work-orders/access.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { addressOf, areaOf, openSecret, type PropertyRecord } from '#features/properties';
import {
  accessOf,
  accessWords,
  costLinesOf,
  findWorkOrder,
  orderFilesOf,
  photosOf,
  referenceOf,
  threadForContractor,
  timelineOf,
  toOrderFile,
  toPhoto,
  type WorkOrderRecord,
} from '#features/work-orders';
import { users } from '#server/db/tables/accounts.ts';
import { contractors } from '#server/db/tables/contractors.ts';
import { dispatchOffers } from '#server/db/tables/dispatch.ts';
import { properties } from '#server/db/tables/properties.ts';
import { workOrders } from '#server/db/tables/work-orders.ts';
import { notFound } from '#server/kernel/errors.ts';
import type { FileLinks } from '#server/kernel/file-links.ts';
import { secretLabels } from '#server/kernel/labels.ts';
import { saidSubject } from '#server/kernel/told-subjects.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { Vault } from '#server/platform/vault/port.ts';
import { openAsk } from './ask-owner-for-money.ts';
import { estimateOf } from './estimates.ts';
import { isBeforeWork, isUnderWay, mayBeLate, mayBill, maySayCost } from './policy.ts';

const refusals = spoken(refusalsInEnglish);

const copy = spoken(copyInEnglish);
const accessCopy = spoken(accessInEnglish);

export type JobViewParts = { vault: Vault; fileLinks: FileLinks; supportPhone: string };

/**
 * The job as its contractor may see it now: where exactly, how to get in and whom to call come only with accepting, the
 * latter two until it is over.
 */
export async function jobView(unit: UnitOfWork, offerId: string, parts: JobViewParts): Promise<Job> {
  const { offer, contractor, property, ownerName } = await load(unit, offerId);
  const order = await findWorkOrder(unit, offer.work_order_id);
  const mine = offer.state === 'accepted';
  const open = offer.state === 'offered' && offer.expires_at > unit.now;
  const working = mine && isUnderWay(order.dispatch_state);
  return {
    offer_id: offer.id,
    reference: referenceOf(order.id),
    offer_state: offer.state,
    dispatch_state: order.dispatch_state,
    company_name: contractor.company_name,
    owner_name: ownerName,
    property_name: order.property_name,
    area: `${areaOf(property)} ${property.zip.slice(0, 5)}`,
    ...(mine ? exact(order, property, parts.vault, accessWords(await accessOf(unit, [order.id]))) : hidden),
    service_type: order.service_type,
    urgency_level: order.urgency_level,
    subject_line: saidSubject(order.subject_line),
    issue_summary: order.issue_summary,
    attempted_fix: order.attempted_fix,
    stay_confirmed: order.reporter !== 'unchecked',
    nte_cents: order.nte_cents,
    cost_cents: order.cost_cents,
    cost_lines: mine ? await costLinesOf(unit, order.id) : [],
    timezone: property.timezone,
    arrival_from: order.arrival_from?.toISOString() ?? null,
    arrival_to: order.arrival_to?.toISOString() ?? null,
    expires_at: offer.expires_at.toISOString(),
    proposed_times: mine ? (order.proposed_windows ?? []) : [],
    visit_note: mine && isBeforeWork(order.dispatch_state) ? await visitNote(unit, order.id) : null,
    asked_more_cents: working ? await openAsk(unit, order.id) : null,
    estimate: mine ? await estimateOf(unit, offerId) : null,
    lock_fault: mine && order.lock_fault,
    photos: mine || open ? (await photosOf(unit, order.id)).map((row) => toPhoto(row, parts.fileLinks)) : [],
    invoices: mine ? await invoicesOf(unit, order.id, contractor.id, parts.fileLinks) : [],
    messages: mine ? await threadForContractor(unit, order.id, offer.answered_at ?? offer.offered_at) : [],
    next: nextAct(open, mine, order),
    can: {
      accept: open,
      decline: open || (mine && order.dispatch_state === 'accepted'),
      add_photo: working,
      add_invoice: mine && mayBill(order),
      say_cost: mine && maySayCost(order),
      write: mine && order.status !== 'cancelled',
      ask_more: working,
      send_estimate: working,
      say_late: mine && mayBeLate(order),
      propose: mine && isBeforeWork(order.dispatch_state),
      no_access: mine && (order.dispatch_state === 'en_route' || order.dispatch_state === 'on_site'),
      follow_up: mine && order.dispatch_state === 'on_site',
      mark_lock: working,
    },
    support_phone: parts.supportPhone,
  };
}

/** Their own: what another contractor sent, or the owner keeps, is not theirs to see. */
async function invoicesOf(unit: UnitOfWork, orderId: string, contractorId: string, links: FileLinks) {
  const files = await orderFilesOf(unit, orderId);
  return files.filter((file) => file.contractor_id === contractorId).map((file) => toOrderFile(file, links));
}

/** What was said last about the visit, when that leaves it to be agreed. */
async function visitNote(unit: UnitOfWork, workOrderId: string): Promise<Job['visit_note']> {
  const timeline = await timelineOf(unit, workOrderId);
  const last = timeline.findLast((entry) => aboutVisit.includes(entry.kind));
  const kind = visitNotes.find((note) => note === last?.kind);
  return kind ? { kind, why: last?.why ?? null } : null;
}

const aboutVisit: readonly string[] = [...visitNotes, 'accepted', 'times_proposed', 'scheduled', 'en_route', 'on_site'];

function nextAct(open: boolean, mine: boolean, order: WorkOrderRecord): Job['next'] {
  if (open) return 'accept';
  if (!mine) return null;
  if (order.dispatch_state === 'accepted' || order.dispatch_state === 'scheduled') return 'on_my_way';
  if (order.dispatch_state === 'en_route' || order.dispatch_state === 'awaiting_parts') return 'start';
  return order.dispatch_state === 'on_site' ? 'finish' : null;
}

const hidden = { address: null, entry_notes: [], guest_name: null, guest_phone: null };

/** Entry instructions are the owner's words on how to get in; door and box codes are never on this page. */
function exact(order: WorkOrderRecord, property: PropertyRecord, vault: Vault, ofGuests: string) {
  const address = addressOf(property); // an invoice names it later on
  if (order.dispatch_state === 'closed') return { ...hidden, address };
  const instructions = openSecret(vault, property, 'front_door_lock_instructions');
  const notes = [
    { label: copy.accessNotes, text: order.access_notes },
    { label: accessCopy.fromGuest, text: ofGuests },
    { label: secretLabels.front_door_lock_instructions, text: instructions },
    { label: copy.parking, text: property.special_parking_details },
    { label: copy.waterShutOff, text: property.main_water_shut_off_location },
    { label: copy.electricPanel, text: property.electric_panel_location },
  ];
  return {
    address,
    entry_notes: notes.flatMap(({ label, text }) => (text ? [{ label, text }] : [])),
    guest_name: order.guest_name,
    guest_phone: order.guest_phone,
  };
}

async function load({ tx }: UnitOfWork, offerId: string) {
  const [row] = await tx
    .select({
      offer: dispatchOffers,
      contractor: contractors,
      property: properties,
      ownerName: sql<string>`coalesce(${users.company_name}, ${users.full_name})`,
    })
    .from(dispatchOffers)
    .innerJoin(contractors, eq(contractors.id, dispatchOffers.contractor_id))
    .innerJoin(workOrders, eq(workOrders.id, dispatchOffers.work_order_id))
    .innerJoin(properties, eq(properties.id, workOrders.property_id))
    .innerJoin(users, eq(users.id, dispatchOffers.customer_id))
    .where(eq(dispatchOffers.id, offerId));
  if (!row) throw notFound(refusals.linkOver);
  return row;
}
