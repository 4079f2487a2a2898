import type { NewContractor } from '#contract/contractors/contractors.ts';
import type { ContactRow, ContactsPreview } from '#contract/contractors/from-contacts.ts';
import type { ServiceType } from '#contract/enumerations/trades.ts';

/** What the owner says of each contact, by its number in the file. */
export type Choice = { chosen: boolean; trade: ServiceType | '' };
export type Choices = Record<number, Choice>;
/** What is kept while the dialog is closed; `done` were added. */
export type KeptContacts = { preview: ContactsPreview; choices: Choices; done: number[] };

/** Whoever says what they do is taken for a contractor at first; an address book holds others too. */
export const firstChoices = ({ rows }: ContactsPreview): Choices =>
  Object.fromEntries(
    rows.map(({ row, service_type, existing }) => [
      row,
      { chosen: service_type !== null && existing === null, trade: service_type ?? '' },
    ]),
  );

export const candidatesIn = ({ preview, done }: KeptContacts): ContactRow[] =>
  preview.rows.filter(({ row, existing }) => existing === null && !done.includes(row));

/** The chosen ones as contractors, and those that still need a trade. */
export function chosenIn(kept: KeptContacts): { ready: (NewContractor & { row: number })[]; lacking: number[] } {
  const chosen = candidatesIn(kept).filter(({ row }) => kept.choices[row]?.chosen);
  const ready = chosen.flatMap((contact) => {
    const trade = kept.choices[contact.row]?.trade;
    return trade ? [{ row: contact.row, ...contractorOf(contact, trade) }] : [];
  });
  return { ready, lacking: chosen.filter(({ row }) => !kept.choices[row]?.trade).map(({ row }) => row) };
}

const contractorOf = ({ company_name, phone, email, notes }: ContactRow, service_type: ServiceType): NewContractor => ({
  company_name,
  service_type,
  phone,
  email,
  notes,
  notification_method: phone ? 'phone' : 'email',
  account_number: null,
  working_hours: null,
  service_zips: [],
  service_cities: [],
  holidays: [],
  insurance_number: null,
  insurance_expires_on: null,
  language: null,
  license_number: null,
  license_expires_on: null,
});

/** What is searched: as the row shows it. */
export const hasWords = ({ company_name, phone, email, notes }: ContactRow, words: string): boolean => {
  const said = [company_name, phone, email, notes].join(' ').toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => said.includes(word));
};
