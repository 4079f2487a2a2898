// vCard 2.1, 3.0 (RFC 2426) and 4.0 (RFC 6350) as phones and address books write them: lines into properties of cards.
// Of the packages for it ical.js stops at what 2.1 writes, vcf leaves quoted-printable as it is, the others read 4.0 alone.
import { decodeQuotedPrintable } from './quoted-printable.ts';

/** One line of a card: `TEL;TYPE=cell,pref:+1 541 555 0110`. Names of parameters are upper case, their values lower. */
export type VProperty = { name: string; params: ReadonlyMap<string, readonly string[]>; value: string };
/** `isWhole`: its end was there. */
export type VCard = { properties: VProperty[]; isWhole: boolean };

/** The cards of a file in their order; what stands outside of them is left out. */
export function readCards(text: string): VCard[] {
  const cards: VCard[] = [];
  let card: VCard | undefined;
  let inner = 0; // a card within AGENT, as 2.1 has it
  for (const line of unfolded(text)) {
    if (/^BEGIN[ \t]*:[ \t]*VCARD[ \t]*$/i.test(line)) {
      if (card?.properties.at(-1)?.name === 'AGENT') inner += 1;
      else {
        card = { properties: [], isWhole: false };
        cards.push(card);
      }
    } else if (/^END[ \t]*:[ \t]*VCARD[ \t]*$/i.test(line)) {
      if (inner > 0) inner -= 1;
      else if (card) {
        card.isWhole = true;
        card = undefined;
      }
    } else if (card && inner === 0) {
      const property = /^([^:;]*\.)?(PHOTO|LOGO|SOUND|KEY)[;:]/i.test(line) ? undefined : readProperty(line);
      if (property) card.properties.push(property);
    }
  }
  return cards;
}

/**
 * Logical lines: one that begins with a space goes on from the one before; so does one after a soft end of 2.1. Joined
 * at the end alone, since a photo has thousands of them.
 */
function* unfolded(text: string): Generator<string> {
  let pieces: string[] = [];
  let isQuoted = false;
  for (const raw of text.split(/\r\n|\n|\r/)) {
    const isSoft = isQuoted && pieces.at(-1)?.endsWith('=') === true;
    if (pieces.length > 0 && isSoft) pieces.push('\n', raw.replace(/^[ \t]/, ''));
    else if (pieces.length > 0 && /^[ \t]/.test(raw)) pieces.push(raw.slice(1));
    else {
      if (pieces.length > 0) yield pieces.join('');
      pieces = [raw];
      isQuoted = /^[^:]*;(ENCODING=)?QUOTED-PRINTABLE[;:]/i.test(raw);
    }
  }
  if (pieces.length > 0) yield pieces.join('');
}

function readProperty(line: string): VProperty | undefined {
  const [head, value] = cutOnce(line, ':');
  if (value === undefined) return undefined;
  const [named = '', ...given] = cut(head, ';');
  const name = named
    .slice(named.lastIndexOf('.') + 1)
    .trim()
    .toUpperCase();
  if (!/^[A-Z0-9-]+$/.test(name)) return undefined;
  const params = readParams(given);
  const isQuoted = params.get('ENCODING')?.includes('quoted-printable') ?? false;
  return { name, params, value: isQuoted ? decodeQuotedPrintable(value, params.get('CHARSET')?.[0]) : value };
}

/** `TYPE=cell,voice`, and 2.1's bare `CELL;QUOTED-PRINTABLE`. */
function readParams(given: string[]): Map<string, string[]> {
  const params = new Map<string, string[]>();
  for (const one of given) {
    const [left, right] = cutOnce(one, '=');
    const bare = left.trim().toLowerCase();
    const encodes = ['quoted-printable', 'base64', '8bit', '7bit'].includes(bare);
    const name = right === undefined ? (encodes ? 'ENCODING' : 'TYPE') : left.trim().toUpperCase();
    const values = (right ?? left).replaceAll('"', '').split(',');
    params.set(name, [...(params.get(name) ?? []), ...values.map((value) => value.trim().toLowerCase())]);
  }
  return params;
}

/** Apart at every sign that stands outside quotation marks. */
const cut = (text: string, sign: ';'): string[] => text.match(outside[sign]) ?? [];
const outside = { ';': /(?:"[^"]*"|[^;"])+/g };

function cutOnce(text: string, sign: ':' | '='): [string, string | undefined] {
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '"') isQuoted = !isQuoted;
    else if (text[at] === sign && !isQuoted) return [text.slice(0, at), text.slice(at + 1)];
  }
  return [text, undefined];
}

/** A text as it is meant: `\n` is a new line, `\,` a comma. */
export const plainValue = (value: string): string =>
  value.replace(/\\([\s\S])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign)).trim();

/** The parts of `Ortega;Luis;;;` and of `Tide Plumbing;Coast`. */
export const partsOf = (value: string): string[] =>
  (value.match(/(?:\\[\s\S]|[^;\\])*(?:;|$)/g) ?? []).map((part) => plainValue(part.replace(/;$/, '')));
