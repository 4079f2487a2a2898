import type { Conversation } from '#contract/conversations/conversations.ts';
import * as copyInEnglish from '#contract/messages/en/conversations/desk.ts';
import * as ofChoices from '#contract/messages/en/properties/choices.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { labelOfChoice } from '#contract/properties/property-choices.ts';
import { findContactPoint } from '#features/contractors';
import { teamArticlesFor } from '#features/knowledge';
import { addressOf, findProperty, type PropertyRecord } from '#features/properties';
import { rulesFor } from '#features/protocols';
import { accessWindow, findStay } from '#features/stays';
import { toReadersCard, workOrdersOfThread } from '#features/work-orders';
import { isStaff, type Staff } from '#server/kernel/actor.ts';
import type { FileLinks } from '#server/kernel/file-links.ts';
import { retold } from '#server/kernel/retold.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { withTags } from './chat-tags.ts';
import { toDraft, waitingDraft } from './drafts.ts';
import { revealNothing, viewMessages } from './message-view.ts';
import { rightsOn } from './policy.ts';
import { decisionsOf, findThread, messagesOf, openHandoff, toRow } from './queries.ts';
import { openAsk } from './takeover-rows.ts';
import type { GuestThreadRecord } from './threads.ts';

const copy = spoken(copyInEnglish);

/**
 * One thread with all that whoever answers needs at hand. Released secrets stay masked: the desk has no need of them.
 */
export async function deskView(unit: UnitOfWork, id: string, links: FileLinks): Promise<Conversation> {
  const thread = await findThread(unit, id);
  const who = isStaff(unit.actor) ? 'desk' : 'owner';
  if (who === 'desk')
    await unit.audit({ kind: 'thread.read', customerId: thread.customer_id, subject: id, joined: true });
  const { property_name, ...place } = thread.kind === 'guest' ? await propertyContext(unit, thread) : noPlace;
  const [row = toRow(thread, property_name)] = await withTags(unit, [toRow(thread, property_name)]);
  return {
    ...row,
    ...place,
    guest_phone: thread.guest_phone,
    guest_email: thread.guest_email,
    communication_preference: thread.communication_preference,
    language: thread.language,
    messages: await viewMessages(unit, await messagesOf(unit, id, who), links, revealNothing),
    handoff: await openHandoff(unit, id),
    work_orders: (await workOrdersOfThread(unit, id)).map(toReadersCard),
    decisions: await decisionsOf(unit, id),
    draft: toDraft(await waitingDraft(unit, id)),
    asked: isStaff(unit.actor) ? await askedFor(unit, id, unit.actor) : null,
    can: rightsOn(unit.actor, thread),
  };
}

async function askedFor(unit: UnitOfWork, id: string, { userId }: Staff): Promise<Conversation['asked']> {
  const open = await openAsk(unit, id);
  if (!open?.due_at) return null;
  return {
    from_name: open.from_name,
    to_name: open.to_name ?? copy.someColleague,
    from_me: open.from_user === userId,
    to_me: open.to_user === userId,
    due_at: open.due_at.toISOString(),
  };
}

/** An owner writes to the desk about nothing in particular. */
const noPlace = {
  property_name: null,
  property_address: null,
  timezone: null,
  stay: null,
  verified_until: null,
  facts: [],
  contact_point: null,
};

async function propertyContext(unit: UnitOfWork, thread: GuestThreadRecord) {
  const property = await findProperty(unit, thread.property_id);
  const contact = await findContactPoint(unit, property.id);
  return {
    property_name: property.name,
    property_address: addressOf(property),
    timezone: property.timezone,
    ...(await stayOf(unit, thread, property)),
    facts: [...factsAtHand(property), ...(await teamNotes(unit, property))],
    contact_point: contact ? { company_name: contact.company_name, phone: contact.phone } : null,
  };
}

async function stayOf(unit: UnitOfWork, thread: GuestThreadRecord, property: PropertyRecord) {
  const stay = thread.stay_id && thread.verified_at ? await findStay(unit, thread.stay_id) : undefined;
  if (!stay) return { stay: null, verified_until: null };
  const rules = await rulesFor(unit, thread.customer_id, property.id);
  return {
    stay: { id: stay.id, guest_name: stay.guest_name, check_in: stay.check_in, check_out: stay.check_out },
    verified_until: accessWindow(stay, property.timezone, rules.early_access_hours).until.toISOString(),
  };
}

/** What owners write for the people who help, and for nobody else. */
async function teamNotes(unit: UnitOfWork, { id, customer_id }: PropertyRecord) {
  if (!isStaff(unit.actor)) return [];
  const articles = await teamArticlesFor(unit, customer_id, id);
  return articles.map(({ title, body }) => ({ label: title, value: body }));
}

function factsAtHand(p: PropertyRecord) {
  const facts: [string, string | number | null][] = [
    [copy.waterShutOff, p.main_water_shut_off_location],
    [copy.electricPanel, p.electric_panel_location],
    [copy.furnaceShutOff, p.emergency_furnace_shut_off_location],
    [copy.thermostat, p.thermostat_instructions],
    [copy.wifiName, p.wifi_name],
    [copy.parking, p.special_parking_details],
    [copy.bins, p.trash_bin_location],
    [copy.curbDay, p.trash_curb_day && retold(labelOfChoice(p.trash_curb_day), ofChoices)],
  ];
  return facts.flatMap(([label, value]) => (value === null ? [] : [{ label, value: String(value) }]));
}
