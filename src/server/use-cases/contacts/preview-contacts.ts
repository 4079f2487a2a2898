import { and, eq } from 'drizzle-orm';
import {
  type ContactRow,
  type ContactsPreview,
  contactLimits,
  type RefusedContact,
} from '#contract/contractors/from-contacts.ts';
import { limits } from '#contract/limits.ts';
import * as copyInEnglish from '#contract/messages/en/contractors/contacts.ts';
import { fill } from '#contract/messages/fill.ts';
import { presentLocale, spoken } from '#contract/messages/spoken.ts';
import { contractors } from '#server/db/tables/contractors.ts';
import type { Owner } from '#server/kernel/actor.ts';
import { invalid } from '#server/kernel/errors.ts';
import { mapGivingWay } from '#server/kernel/giving-way.ts';
import { limitRate, type RateLimit } from '#server/kernel/rate-limit.ts';
import { type Store, withActor } from '#server/kernel/transaction.ts';
import { decodeText } from '../sheets/index.ts';
import { type Contact, contactOf } from './contact-of.ts';
import { guessTrade } from './guess-trade.ts';
import { refusedCsv } from './refused-csv.ts';
import { readCards, type VCard } from './vcard.ts';

const copy = spoken(copyInEnglish);

/** Each look reads up to 5 MB. */
const looking: RateLimit = { name: 'contacts-preview', max: 60, windowSeconds: 3600 };

type Read = { row: number; contact: Contact; wrong: string | null };

/** Says of every card what contractor it would be, or is already, or why none; keeps nothing. @throws INVALID on `file` */
export async function previewContacts(store: Store, owner: Owner, file: File): Promise<ContactsPreview> {
  await limitRate(store, looking, owner.customerId);
  const read = await mapGivingWay(await cardsIn(file), readOne);
  noteTwins(read);
  const existing = await existingOf(store, owner);
  const wrong = read.filter((one) => one.wrong !== null);
  return {
    file_name: file.name.replace(/[\p{C}/\\]/gu, '').slice(-120),
    rows: read.filter((one) => one.wrong === null).map((one) => rowOf(one, existing)),
    refused: wrong.map(
      ({ row, contact, wrong }): RefusedContact => ({
        row,
        name: contact.name.slice(0, limits.nameLength),
        message: wrong ?? '',
      }),
    ),
    refused_csv: wrong.length ? refusedCsv(wrong) : null,
  };
}

async function cardsIn(file: File): Promise<{ card: VCard; row: number }[]> {
  if (file.size >= limits.imageBytes) throw refused(copy.fileTooLarge);
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  if (text === undefined || !/^\s*BEGIN[ \t]*:[ \t]*VCARD/i.test(text))
    throw refused(text?.trim() === '' ? copy.noContacts : copy.notContacts);
  const cards = readCards(text);
  if (cards.length > contactLimits.cards)
    throw refused(fill(copy.tooManyContacts, { count: contactLimits.cards.toLocaleString(presentLocale()) }));
  return cards.map((card, at) => ({ card, row: at + 1 }));
}

const refused = (message: string) => invalid({ file: message }, message);

function readOne({ card, row }: { card: VCard; row: number }): Read {
  const contact = contactOf(card);
  return { row, contact, wrong: whatIsWrong(card, contact) };
}

function whatIsWrong({ properties, isWhole }: VCard, { name, phone, email, unreadable }: Contact): string | null {
  if (!isWhole) return copy.isCutOff;
  if (properties.some((one) => one.name.endsWith('KIND') && /^group$/i.test(one.value.trim()))) return copy.isGroup;
  if (!name) return copy.noName;
  if (phone || email) return null;
  return unreadable.length ? fill(copy.unreadableReach, { what: unreadable.join(', ') }) : copy.noReach;
}

/** The same company with the same number twice in a file, as phones that merged two accounts have it. */
function noteTwins(read: Read[]): void {
  const first = new Map<string, number>();
  for (const one of read) {
    if (one.wrong !== null) continue;
    const key = JSON.stringify([one.contact.name.toLowerCase(), one.contact.phone, one.contact.email?.toLowerCase()]);
    const twin = first.get(key);
    if (twin === undefined) first.set(key, one.row);
    else one.wrong = fill(copy.isTwin, { row: twin });
  }
}

type Known = Pick<typeof contractors.$inferSelect, 'id' | 'company_name' | 'service_type' | 'phone' | 'email'>;

const existingOf = (store: Store, owner: Owner): Promise<Known[]> =>
  withActor(store, owner, ({ tx }) => {
    const { id, company_name, service_type, phone, email, customer_id, status } = contractors;
    return tx
      .select({ id, company_name, service_type, phone, email })
      .from(contractors)
      .where(and(eq(customer_id, owner.customerId), eq(status, 'active')));
  });

function rowOf({ row, contact }: Read, known: Known[]): ContactRow {
  const { name, person, about, phone, email, notes, unreadable } = contact;
  const found = known.find((one) => isSame(one, contact));
  const said = [person && fill(copy.askFor, { person }), notes, ...unreadable].filter(Boolean).join('\n');
  return {
    row,
    company_name: name.slice(0, limits.nameLength),
    phone,
    email,
    notes: said.slice(0, contactLimits.notes) || null,
    service_type: found?.service_type ?? guessTrade(`${name} ${person ?? ''} ${about}`),
    existing: found ? { id: found.id, company_name: found.company_name, service_type: found.service_type } : null,
  };
}

/** One number, or one address, is one contractor; a name alone may be two. */
function isSame(one: Known, { phone, email }: Contact): boolean {
  return (phone !== '' && one.phone === phone) || (email !== null && one.email?.toLowerCase() === email.toLowerCase());
}
