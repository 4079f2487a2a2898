// Every phone number that is kept goes through here, and every one that is told goes out through here.
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { homePhone, isCallable, phoneUnreadable } from '#contract/phones.ts';
import { invalid } from './errors.ts';

/**
 * The number as E.164 (`+15415550110`), however it was written; an extension is left out, as E.164 has none. Undefined
 * for what is no number that can be called. `country` is whose number it is without a + before it: the property's, and
 * those are all in the United States.
 */
export function readPhone(typed: string, country: CountryCode = 'US'): string | undefined {
  const found = parsePhoneNumberFromString(typed.trim(), { defaultCountry: country, extract: false });
  if (!found || !isCallable(found.number)) return undefined;
  return found.isValid() || isExample(found.number) ? found.number : undefined;
}

/** The area code of nobody, which forms and demos show as an example (spec 1: `(555) 123-4567`). */
const isExample = (number: string): boolean => number.startsWith('+1555');

/** As readers here expect it: `(541) 555-0110`, `+49 30 123456`. What could not be read once stands as it was typed. */
export function showPhone(phone: string): string {
  if (!isCallable(phone)) return phone;
  return homePhone(phone) ?? parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;
}

/**
 * What is kept of a typed number; empty for none. One that stands there already stays, whatever it is: whoever changes
 * another field is not stopped by it. @throws INVALID at `field`
 */
export function phoneToKeep(
  typed: string,
  { field = 'phone', kept }: { field?: string; kept?: string | null | undefined } = {},
) {
  if (typed === '' || typed === kept) return typed;
  const phone = readPhone(typed);
  if (!phone) throw invalid({ [field]: phoneUnreadable }, phoneUnreadable);
  return phone;
}
