import { limits } from '#contract/limits.ts';
import { aNumber, type Found, firstOf, numberOf, wordsOf } from './found.ts';
import type { Sentence } from './sentences.ts';
import { subjectsOfText } from './subjects.ts';

/** Name, size and kind of the house. @param lines as they stand, headings too */
export function readHouse(sentences: readonly Sentence[], lines: readonly string[]): Found[] {
  const name = nameByLabel(sentences) ?? nameInHead(lines, sentences);
  return [name, beds(sentences), baths(sentences), size(sentences), kind(sentences)].filter((one) => one !== null);
}

const nameLabel =
  /^(?:(?:property|listing|house|home|cabin|rental)(?: name| title)?|internal name|nickname|name of (?:the )?(?:property|house))$/i;

function nameByLabel(sentences: readonly Sentence[]): Found | null {
  return firstOf(sentences, (one) => {
    if (!one.label || !nameLabel.test(one.label) || !/^[\p{Lu}\d]/u.test(one.text)) return null;
    const value = one.text.split(/\s+\(|,\s+(?:a|an|in|the)\s|\.\s?$|\s[–—|]\s/)[0]?.trim();
    return value && value.length <= 80 ? { field: 'name', value, from: [one] } : null;
  });
}

/** What a document is, rather than which house it is of. */
const documentWords =
  /\b(?:guide|manual|book|handbook|notes|handover|information|info|instructions|details|rules|listing|rentals?|guests?|unit|check|faq|questions|the house|our (?:house|home|place)|everything|essentials|about|hi|hello|hey|dear|thank|you|us|page)\b/i;

/** A title over everything: "Welcome to Cedar Cottage", "Casa Saguaro: questions our guests ask". */
function nameInHead(lines: readonly string[], sentences: readonly Sentence[]): Found | null {
  const [first = ''] = lines.map((line) => line.trim()).filter(Boolean);
  const bare = first
    .replace(/^#+\s*|\*\*/g, '')
    .replace(/^welcome to\s+/i, '')
    .trim();
  const [name = ''] = bare.split(/:\s|\s[–—|·-]\s|,\s/);
  const value = titled(
    name
      .replace(/['’]s? (?:house|guest|welcome).*$/i, '')
      .replace(/[.!]$/, '')
      .trim(),
  );
  const isName =
    /^[\p{Lu}\d]/u.test(value) && value.split(' ').length <= 6 && value.length <= 60 && !documentWords.test(value);
  if (!isName || subjectsOfText(value).length > 0 || /[!?]$/.test(first) || /^\d+\s.*\d{5}/.test(first)) return null;
  const [one] = sentences;
  const from: Sentence = {
    text: first.replace(/^#+\s*/, ''),
    label: null,
    heading: null,
    page: one?.page ?? null,
    section: 0,
    paragraph: 0,
  };
  return { field: 'name', value, from: [from] };
}

const titled = (name: string): string =>
  name === name.toUpperCase() && /\p{L}{3}/u.test(name)
    ? name
        .toLowerCase()
        .replace(/(^|[\s-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    : name;

const bedrooms = new RegExp(`(?<![\\w.])${aNumber}[ -]*(?:bed ?rooms?|bdrms?|brs?|bd)\\b`, 'i');
const bathrooms = new RegExp(`(?<![\\w.])${aNumber}[ -]*(?:(?:full|private) )?(?:bath ?rooms?|baths?|ba)\\b`, 'i');
const beds = counted(
  'beds',
  /^(?:(?:number of|no\.? of) )?bed ?rooms?(?: count)?$|^beds?$|^br$/i,
  bedrooms,
  limits.beds.max,
);
const baths = counted(
  'baths',
  /^(?:(?:number of|no\.? of) )?bath(?: ?room)?s?(?: count)?$|^ba$/i,
  bathrooms,
  limits.baths.max,
);

function counted(field: 'beds' | 'baths', label: RegExp, words: RegExp, most: number) {
  const figure = new RegExp(`^${aNumber}\\b`, 'i');
  return (sentences: readonly Sentence[]): Found | null => {
    const read = (said: string | undefined, one: Sentence): Found | null => {
      const value = said ? numberOf(said) : Number.NaN;
      return value >= 0 && value <= most ? { field, value: String(value), from: [one] } : null;
    };
    const byLabel = firstOf(sentences, (one) =>
      one.label && label.test(one.label) ? read(figure.exec(one.text)?.[1], one) : null,
    );
    return byLabel ?? firstOf(sentences, (one) => read(words.exec(one.text)?.[1], one));
  };
}

function size(sentences: readonly Sentence[]): Found | null {
  return firstOf(sentences, (one) => {
    const isLabeled =
      one.label && /^(?:sq\.? ?ft\.?|square (?:feet|footage)|size(?: in sq\.? ?ft)?|area)$/i.test(one.label);
    const said = isLabeled
      ? /^[^\d]*(\d[\d,]{1,6})(?!\s*(?:bd|bed|br))/.exec(one.text.replace(/^.*\/(?=\s*[\d,]+\s*s)/, ''))
      : /(\d[\d,]{2,6})\s*(?:square[ -]?f(?:ee|oo)t|sq\.? ?f(?:ee)?t\.?|sqft|sf)\b/i.exec(one.text);
    const value = Number(said?.[1]?.replaceAll(',', ''));
    return value >= 100 && value <= limits.sqFt.max ? { field: 'sq_ft', value: String(value), from: [one] } : null;
  });
}

/** In this order: "a townhouse in an apartment complex" is a townhouse where it says so first. */
const kinds: [string, RegExp][] = [
  ['Mobile Home', /\b(?:mobile|manufactured|trailer) home\b/i],
  ['Townhouse', /\btown ?(?:house|home)\b/i],
  ['Duplex', /\bduplex\b/i],
  ['Condo', /\bcondo(?:minium)?\b/i],
  ['Apartment', /\bapartment\b/i],
  ['Single Family', /\b(?:single[ -]family|detached (?:house|home)|standalone (?:house|home))\b/i],
];

function kind(sentences: readonly Sentence[]): Found | null {
  const isType = ({ label }: Sentence) =>
    label !== null && /^(?:property |home |house |unit |listing )?type$/i.test(label);
  return firstOf([...sentences.filter(isType), ...sentences], (one) => {
    const matches = kinds
      .map(([value, words]) => ({ value, at: words.exec(wordsOf(one))?.index ?? -1 }))
      .filter(({ at }) => at >= 0);
    const [best] = matches.toSorted((a, b) => a.at - b.at);
    return best ? { field: 'property_type', value: best.value, from: [one] } : null;
  });
}
