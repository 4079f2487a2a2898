import * as ofNotices from '#contract/messages/en/notifications/notices.ts';
import { fill, partsOf } from '#contract/messages/fill.ts';
import { presentLocale } from '#contract/messages/spoken.ts';
import type { Catalog, CatalogPair } from './catalogs.ts';
import { presentPairs } from './speech.ts';
import { saidSubject } from './told-subjects.ts';

/**
 * A sentence that was put together in English, in the language of whoever is spoken to: one that a row keeps, or that
 * stands in a schema. It is found by its own words in the catalogs, in `of` alone where that is named; what somebody
 * typed, and what no catalog holds, stays as it is.
 */
export function retold(text: string, of?: Catalog): string {
  const pairs = presentPairs();
  if (pairs.length === 0) return text;
  const known = sentencesOf(of ? pairs.filter(([english]) => english === of) : pairs, of ?? pairs);
  const whole = known.whole.get(text);
  if (whole !== undefined) return whole;
  for (const { pattern, slots, sentence } of known.filled) {
    const found = pattern.exec(text);
    if (found)
      return fill<string>(
        sentence,
        Object.fromEntries(slots.map((slot, at) => [slot, saidSlot(slot, found[at + 1] ?? '')])),
      );
  }
  return text;
}

/** Several sentences in a row, each of its own; as they stand where one of them is none of the house's. */
export function retoldEach(text: string, of: Catalog): string {
  const parts = text.split(/(?<=\.) (?=\p{Lu}|\p{N})/u);
  const said = parts.map((part) => {
    const bare = part.replace(/\.$/, '');
    const alone = retold(bare, of);
    return alone === bare ? retold(part, of) : `${alone}.`;
  });
  return said.every((part, at) => part !== parts[at]) ? said.join(' ') : text;
}

/** Slots that hold words of the house; any other holds a name, a number or what somebody typed. */
const ofHouse = new Set([
  'arrival',
  'urgency',
  'trade',
  'why',
  'reason',
  'danger',
  'guest',
  'contractor',
  'role',
  'side',
]);

function saidSlot(slot: string, value: string): string {
  if (slot === 'day') return saidDay(value);
  if (slot === 'skipped') return retold(value);
  if (slot === 'job') return retold(value, ofNotices);
  if (slot === 'subject' || slot === 'subjectLine') return saidSubject(value);
  if (slot === 'kind') return value.split(', ').map(saidLabel).join(', ');
  if (!ofHouse.has(slot)) return value;
  if (slot === 'trade') return saidLabel(value).toLowerCase();
  return saidLabel(value);
}

function saidLabel(value: string): string {
  const said = retold(value);
  return said === value ? withinSentence(value) : said;
}

/** A label in small letters, as it stands within a sentence. */
function withinSentence(value: string): string {
  const label = value.charAt(0).toUpperCase() + value.slice(1);
  const said = retold(label);
  return said === label ? value : said.toLowerCase();
}

/** "Jan 31, 2026", as the language writes it. */
function saidDay(words: string): string {
  if (!/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/.test(words)) return words;
  const day = new Date(`${words} UTC`);
  return new Intl.DateTimeFormat(presentLocale(), { dateStyle: 'medium', timeZone: 'UTC' }).format(day);
}

/** A table of sentences or labels that says each in the language of whoever is spoken to. */
export const retoldTable = <Table extends object>(table: Table, of?: Catalog): Table =>
  new Proxy(table, {
    get: (_, key) => {
      const value: unknown = Reflect.get(table, key);
      if (typeof value === 'string') return retold(value, of);
      return typeof value === 'object' && value !== null ? retoldTable(value, of) : value;
    },
  });

/** `own`: how many letters stand between its slots. */
type Filled = { pattern: RegExp; slots: string[]; own: number; sentence: string };
type Sentences = { whole: Map<string, string>; filled: Filled[] };

/** One of fewer letters of its own (`{street}, {city}`) might be anything, above all in any catalog. */
const fewestLetters = { ofOne: 5, ofAll: 15 };

const kept = new WeakMap<object, WeakMap<object, Sentences>>();

/** Made once a language and catalog. */
function sentencesOf(pairs: readonly CatalogPair[], of: object): Sentences {
  const ofLanguage = kept.get(presentPairs()) ?? new WeakMap<object, Sentences>();
  kept.set(presentPairs(), ofLanguage);
  const known =
    ofLanguage.get(of) ?? readSentences(pairs, of === presentPairs() ? fewestLetters.ofAll : fewestLetters.ofOne);
  ofLanguage.set(of, known);
  return known;
}

function readSentences(pairs: readonly CatalogPair[], fewest: number): Sentences {
  const sentences: Sentences = { whole: new Map(), filled: [] };
  for (const [english, other] of pairs)
    for (const [key, text] of Object.entries(english)) {
      const sentence = other[key];
      if (typeof text !== 'string' || typeof sentence !== 'string') continue;
      if (!text.includes('{')) setFirst(sentences.whole, text, sentence);
      else {
        const whole = spelledOut(sentence, other);
        sentences.filled.push(
          ...formsOf(spelledOut(text, english)).map((form) => ({ ...patternOf(form), sentence: whole })),
        );
      }
    }
  sentences.filled = sentences.filled.filter(({ own }) => own >= fewest);
  // The one with most words of its own first: a slot takes anything.
  sentences.filled.sort((one, next) => next.own - one.own);
  return sentences;
}

/** {job} of a notice is its catalog's sentence of that name: in the slots alone nothing is left to find it by. */
const spelledOut = (sentence: string, { job }: Catalog): string =>
  typeof job === 'string' && job.includes('{') ? sentence.replace('{job}', job) : sentence;

function setFirst(map: Map<string, string>, key: string, value: string): void {
  if (!map.has(key)) map.set(key, value);
}

/** A sentence with a plural, as each of its forms has it: the count is a slot then. */
function formsOf(text: string): string[] {
  const plural = /\{(\w+), plural,((?: (?:=\d+|\w+) \{(?:[^{}]|\{\w+\})*\})+)\}/.exec(text);
  if (!plural) return [text];
  const [whole, name = '', forms = ''] = plural;
  const said = [...forms.matchAll(/(?:=\d+|\w+) \{((?:[^{}]|\{\w+\})*)\}/g)].map(([, words = '']) => words);
  return said.flatMap((words) => formsOf(text.replace(whole, () => words.replaceAll('#', `{${name}}`))));
}

function patternOf(form: string): Omit<Filled, 'sentence'> {
  const slots: string[] = [];
  const source = partsOf(form).map((part) => {
    if (!('slot' in part)) return part.text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    slots.push(part.slot);
    return '([\\s\\S]+?)';
  });
  return {
    pattern: new RegExp(`^${source.join('')}$`),
    slots,
    // A quotation says as much as a short word.
    own: (
      form
        .replaceAll(/\{\w+\}/g, '')
        .replaceAll(/[“”]/g, 'abc')
        .match(/\p{L}/gu) ?? []
    ).length,
  };
}
