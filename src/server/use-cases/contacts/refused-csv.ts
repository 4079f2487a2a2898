import * as copyInEnglish from '#contract/messages/en/contractors/contacts.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { byteOrderMark, contractorColumns, writeCsv } from '../sheets/index.ts';
import type { Contact } from './contact-of.ts';

const copy = spoken(copyInEnglish);

/** Under the headings of the import of contractors, which reads it again once it is corrected. */
export function refusedCsv(cards: { contact: Contact; wrong: string | null }[]): string {
  const rows = cards.map(({ contact: { name, phone, email, notes, unreadable }, wrong }) => {
    const fields = new Map([
      ['company_name', name],
      ['phone', phone],
      ['email', email ?? ''],
      ['notes', [notes, ...unreadable].join('\n').trim()],
    ]);
    return [...contractorColumns.map(({ field }) => fields.get(field) ?? ''), wrong ?? ''];
  });
  return byteOrderMark + writeCsv([[...contractorColumns.map(({ heading }) => heading), copy.whatsWrong], ...rows]);
}
