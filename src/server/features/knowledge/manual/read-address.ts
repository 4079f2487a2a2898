import { usStates } from '#contract/states.ts';
import type { Found } from './found.ts';
import type { Sentence } from './sentences.ts';

const codeOf = new Map(
  Object.entries(usStates).flatMap(([code, name]) => [
    [code, code],
    [name.toLowerCase(), code],
  ]),
);
const stateNames = [...Object.values(usStates), ...Object.keys(usStates)].join('|');
const street = String.raw`\d{1,6}[A-Z]?(?:[- ]\d+)?\s+(?:[NSEW]{1,2}\.?\s+)?[A-Z0-9][\w'.-]*(?:\s+[A-Z0-9#][\w'.-]*){0,5}(?:,?\s*(?:Unit|Apt\.?|Suite|Ste\.?|No\.)\s*#?[\w-]+|\s*#\s*[\w-]+)?`;
const whole = new RegExp(
  String.raw`(${street})\s*,\s*([A-Z][A-Za-z.'-]+(?:\s+[A-Z][A-Za-z.'-]+){0,3})\s*,?\s+(${stateNames})\.?\s*,?\s*(\d{5}(?:-\d{4})?)\b`,
);
const town = new RegExp(String.raw`\bin\s+([A-Z][a-z.'-]+(?:\s+[A-Z][a-z.'-]+){0,2}),\s*(${stateNames})\b`);

/** "12 Garden Street, Newport, OR 97365" in one line or in two, or a town and its state alone. */
export function readAddress(sentences: readonly Sentence[]): Found[] {
  for (const [at, one] of sentences.entries()) {
    if (!/\d{5}/.test(one.text) && !/\d{5}/.test(sentences[at + 1]?.text ?? '')) continue; // no ZIP, no address
    const next = sentences[at + 1];
    const both =
      next && next.section === one.section && !next.label ? `${one.text.replace(/[.,]$/, '')}, ${next.text}` : one.text;
    const alone = whole.exec(one.text);
    const found = alone ?? whole.exec(both);
    if (!found) continue;
    const from = alone || !next ? [one] : [one, next];
    const [, line = '', city = '', state = '', zip = ''] = found;
    return [
      { field: 'street_address', value: line.replace(/\s+/g, ' ').trim(), from },
      { field: 'city', value: city, from },
      { field: 'state', value: stateOf(state) ?? '', from },
      { field: 'zip', value: zip, from },
    ];
  }
  const parts = [...byLabels(sentences)];
  if (parts.length > 0) return parts;
  const one = sentences.find(({ text }) => town.test(text));
  const [, city, state] = (one && town.exec(one.text)) ?? [];
  if (!one || !city || !state) return [];
  return [
    { field: 'city', value: city, from: [one] },
    { field: 'state', value: stateOf(state) ?? '', from: [one] },
  ];
}

const stateOf = (words: string): string | undefined => codeOf.get(words) ?? codeOf.get(words.trim().toLowerCase());

const labels: [Found['field'], RegExp, (text: string) => string | undefined][] = [
  [
    'street_address',
    /^(?:(?:street|physical|property) )*address(?: line)?(?: 1)?$|^street$/i,
    (text) => (/\d/.test(text) ? text : undefined),
  ],
  ['city', /^(?:city|town)$/i, (text) => text],
  ['state', /^state$/i, stateOf],
  ['zip', /^(?:zip|zip ?code|postal code|postcode|post code)$/i, (text) => /\b\d{5}(?:-\d{4})?\b/.exec(text)?.[0]],
];

/** A form or a sheet: each part behind its own name. */
function* byLabels(sentences: readonly Sentence[]): Generator<Found> {
  for (const [field, label, read] of labels)
    for (const one of sentences) {
      const value = one.label && label.test(one.label) ? read(one.text.trim()) : undefined;
      if (!value) continue;
      yield { field, value, from: [one] };
      break;
    }
}
