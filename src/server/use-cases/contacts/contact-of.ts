import { z } from '#contract/z.ts';
import { readPhone } from '#server/kernel/phones.ts';
import { partsOf, plainValue, type VCard, type VProperty } from './vcard.ts';

/** What of a card says who a contractor is; photos and the rest are left out. */
export type Contact = {
  /** The company, the person where there is none, '' for neither. */
  name: string;
  /** Whom to ask for at the company. */
  person: string | null;
  /** What they do, in words of the card, beside their names. */
  about: string;
  /** E.164; '' for none. */
  phone: string;
  email: string | null;
  notes: string;
  /** Numbers and addresses that nobody can be reached by. */
  unreadable: string[];
};

export function contactOf({ properties }: VCard): Contact {
  const all = (name: string) => properties.filter((one) => one.name === name);
  const text = (name: string) =>
    all(name)
      .map(({ value }) => plainValue(value))
      .find(Boolean) ?? '';
  const company =
    all('ORG')
      .flatMap(({ value }) => partsOf(value))
      .find(Boolean) ?? '';
  const person = text('FN') || nameOf(all('N')[0]) || text('NICKNAME');
  const phones = wanted(all('TEL')).map((one) => plainValue(one.value).replace(/^tel:/i, '').replace(/;.*$/, ''));
  const emails = wanted(all('EMAIL')).map((one) => plainValue(one.value).replace(/^mailto:/i, ''));
  const good = [...new Set(phones.flatMap((one) => readPhone(one) ?? []))];
  const goodEmails = [...new Set(emails.filter((one) => z.email().max(254).safeParse(one).success))];
  const [phone = '', ...morePhones] = good;
  const [email = null, ...moreEmails] = goodEmails;
  const lines = [...all('NOTE').map(({ value }) => plainValue(value)), ...morePhones, ...moreEmails];
  return {
    name: (company || person).replace(/\s+/g, ' '),
    person: company && person && person !== company ? person.replace(/\s+/g, ' ') : null,
    about: [text('TITLE'), text('ROLE'), text('CATEGORIES')].join(' '),
    phone,
    email,
    notes: lines.filter(Boolean).join('\n'),
    unreadable: [
      ...phones.filter((one) => !readPhone(one)),
      ...emails.filter((one) => !goodEmails.includes(one)),
    ].filter(Boolean),
  };
}

/** `Ortega;Luis;Maria;Dr.;` as it is said. */
function nameOf(property: VProperty | undefined): string {
  const [family = '', given = '', middle = ''] = property ? partsOf(property.value) : [];
  return [given, middle, family].filter(Boolean).join(' ');
}

/** A mobile or a preferred one first, no fax; otherwise as the card has them. */
function wanted(properties: VProperty[]): VProperty[] {
  return properties
    .filter(({ params }) => !params.get('TYPE')?.some((type) => type === 'fax' || type === 'pager'))
    .toSorted((a, b) => preference(a) - preference(b));
}

/** 4.0 writes `PREF=1` to 100, the versions before a type of that name. */
function preference({ params }: VProperty): number {
  const types = params.get('TYPE') ?? [];
  const pref = Number(params.get('PREF')?.[0] ?? (types.includes('pref') ? 1 : 101));
  return pref * 2 - (types.includes('cell') ? 1 : 0);
}
