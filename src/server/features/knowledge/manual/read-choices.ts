// What the form asks as a choice from a list, by what the sentences about it say.
import { curbDays } from '#contract/properties/property-choices.ts';
import { aNumber, type Found, firstOf, numberOf, wordsOf } from './found.ts';
import { signsOf } from './signs.ts';
import type { Subject, Told } from './subjects.ts';

type Reader = (told: readonly Told[]) => Found | null;

const of = (told: readonly Told[], ...about: Subject[]) =>
  told.filter((one) => one.about.some((is) => about.includes(is)));

/** A word that the sentence says is not there: "no cable", "without a keypad". */
const isDenied = (text: string, at: number): boolean =>
  /\b(?:no|not|without|isn't|never|neither|nor|don't have)\s+(?:\w+\s+){0,2}$/i.test(text.slice(0, at));

function said(text: string, words: RegExp): boolean {
  for (const { index } of text.matchAll(new RegExp(words.source, 'gi'))) if (!isDenied(text, index)) return true;
  return false;
}

function choice(field: Found['field'], about: readonly Subject[], options: readonly [string, RegExp][]): Reader {
  return (told) =>
    firstOf(of(told, ...about), (one) => {
      const found = options.find(([, words]) => said(wordsOf(one), words));
      return found ? { field, value: found[0], from: [one] } : null;
    });
}

const thermostatType = choice(
  'thermostat_type',
  ['thermostat'],
  [
    ['Smart', /\b(?:smart|nest|ecobee|sensi|wi-?fi|learning)\b/],
    ['Digital', /\b(?:digital|programmable|touch ?screen)\b/],
    ['Manual', /\b(?:manual|dial|knob|old-fashioned|analog|mechanical)\b/],
  ],
);

const waterSupply = choice(
  'water_supply_type',
  ['waterSupply', 'mainWater', 'other', 'kitchenValve', 'elsewhere', 'checkin', 'thermostat', 'furnace', 'bins'],
  [
    [
      'well',
      /\bwell[- ]water\b|\b(?:a|our|the|private|shared|spring-fed|deep|drilled) (?:[\w-]+ )?well\b(?! (?:as|stocked|equipped|over|under))/,
    ],
    ['city', /\b(?:city|municipal|town|public|mains|county)(?: water|$)|\bmunicipal\b/],
  ],
);

const brands =
  /\b(?:schlage|yale|august|kwikset|remotelock|lockly|ultraloq|igloohome|eufy|wyze|baldwin|emtek|nuki|ttlock|lockstate|master lock)\b/i;

const lockModel: Reader = (told) =>
  firstOf(of(told, 'door', 'box', 'checkin'), (one) => {
    const text = wordsOf(one);
    const at = brands.exec(text);
    const found = at && /^[A-Z][\w-]+(?:\s+(?:[A-Z][\w-]*|\d+\w*)){0,3}/.exec(text.slice(at.index));
    if (!found || isUse(text, at.index)) return null;
    return { field: 'front_door_lock_model', value: found[0].trim(), from: [one] };
  });

/** "Press the Yale logo" names no model. */
const isUse = (text: string, at: number) => /\b(?:press|touch|hold|tap) (?:the |on )*$/i.test(text.slice(0, at));

const keypadWords = /\b(?:key ?pad|number pad|touch ?pad|(?:coded|code|lever|electronic|digital) (?:lever )?lock)\b/;

/** @param hasDoorCode a door with a code of its own has something to type it into */
export function readLock(told: readonly Told[], hasDoorCode: Told | null): Found | null {
  const found = (value: string, from: Told): Found => ({ field: 'front_door_lock_type', value, from: [from] });
  const about = of(told, 'door', 'checkin', 'box');
  return (
    firstOf(of(told, 'door', 'checkin'), (one) =>
      /\bapp[- ]enabled\b|\b(?:with|by|through) (?:the|an|our|your) app\b|\bbluetooth\b/i.test(wordsOf(one))
        ? found('App Enabled', one)
        : null,
    ) ??
    firstOf(of(told, 'door', 'checkin'), (one) =>
      said(wordsOf(one), keypadWords) ? found('Number Keypad', one) : null,
    ) ??
    (hasDoorCode && found('Number Keypad', hasDoorCode)) ??
    firstOf(about, (one) => (isKeyInBox(wordsOf(one)) ? found('Key in Lock Box', one) : null))
  );
}

const isKeyInBox = (text: string) =>
  /\bkeys? (?:is|are|hangs?|waits?|will be)?\s*(?:kept |waiting )?(?:in|inside) (?:a|the|our) (?:[\w-]+ ){0,3}(?:lock ?box|key ?safe|key ?box)/i.test(
    text,
  ) && !/\b(?:spare|backup|back-up|extra|second|emergency)\b/i.test(text);

const shutOffType: Reader = (told) =>
  firstOf(of(told, 'mainWater'), (one) => {
    const value = /\bbreaker\b/i.test(one.text)
      ? 'Circuit Breaker'
      : /\b(?:valve|lever|handle|tap|wheel|stop ?cock|knob)\b/i.test(wordsOf(one))
        ? 'Valve'
        : null;
    return value ? { field: 'main_water_shut_off_type', value, from: [one] } : null;
  });

const tv: Reader = (told) => {
  const about = of(told, 'tv');
  const asked = [
    ['Cable', /\b(?:cable|spectrum|comcast|xfinity|cox)\b/],
    ['Satellite', /\b(?:satellite|direc ?tv|dish network|dish tv)\b/],
    [
      'Streaming',
      /\b(?:streaming|roku|netflix|hulu|apple tv|fire ?(?:tv|stick)|chromecast|disney|youtube tv|smart tv)\b/,
    ],
  ] as const;
  for (const [value, words] of asked) {
    const one = about.find(({ text, label }) => said(label ? `${label} ${text}` : text, words));
    if (one) return { field: 'tv_services', value, from: [one] };
  }
  const none = about.find((one) => /\bno (?:tv|television)\b/i.test(wordsOf(one)));
  return none ? { field: 'tv_services', value: 'None', from: [none] } : null;
};

const spots = [
  new RegExp(`${aNumber}(?: \\(\\d+\\))?[ -](?:[a-z-]+ )?(?:cars?|vehicles?|(?:parking )?(?:spaces?|spots?))\\b`, 'i'),
  new RegExp(`\\b(?:fits?|room for|space for|up to) ${aNumber}\\b(?! (?:guests|people))`, 'i'),
];

const parkingSpots: Reader = (told) =>
  firstOf(of(told, 'parking'), (one) => {
    const number =
      spots.map((words) => words.exec(one.text)?.[1]).find(Boolean) ??
      (/spaces|spots|cars/i.test(one.label ?? '') ? /^\d{1,2}\b/.exec(one.text)?.[0] : undefined);
    if (!number || /\d+ parking spot$/i.test(one.label ?? '')) return null;
    return { field: 'parking_spot_count', value: String(numberOf(number)), from: [one] };
  });

const dayOf = (word: string) =>
  curbDays.find((day) => day !== 'None' && word.toLowerCase().startsWith(day.slice(0, 3).toLowerCase()));
const aDay =
  /\b(mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)s?\b/gi;

/** The day on which it is fetched rather than the evening on which it is put out, and no day of the recycling. */
const curbDay: Reader = (told) => {
  const about = of(told, 'bins');
  const days = about.flatMap((from) =>
    [...wordsOf(from).matchAll(aDay)].flatMap(({ 1: word = '', index }) => {
      const value = dayOf(word);
      return value ? [{ value, from, score: scoreOf(wordsOf(from), index) }] : [];
    }),
  );
  const [best] = days.toSorted((a, b) => b.score - a.score);
  if (best) return { field: 'trash_curb_day', value: best.value, from: [best.from] };
  const none = about.find(({ text }) =>
    /\bno (?:[\w-]+ )?(?:pick-?up|collection)\b|\bno (?:pick-?up|collection)\b/i.test(text),
  );
  return none ? { field: 'trash_curb_day', value: 'None', from: [none] } : null;
};

function scoreOf(text: string, at: number): number {
  const before =
    text
      .slice(0, at)
      .split(/[,;.:]|\band\b/i)
      .at(-1) ?? '';
  const after = text.slice(at).split(/[,;.]|\band\b/i)[0] ?? '';
  const clause = `${before}${after}`;
  const fetched = /\b(?:collect|pick|trash|garbage|rubbish|go out|goes out|hauled|emptied)/i.test(clause) ? 2 : 0;
  const apart = /\b(?:recycl|yard|compost|green bin)/i.test(clause) ? -3 : 0;
  const evening = /\b(?:night|evening|eve|roll|put (?:them|it) out)\b/i.test(clause) ? -2 : 0;
  return fetched + apart + evening;
}

export const readChoices = (told: readonly Told[]): Found[] =>
  [thermostatType, waterSupply, lockModel, shutOffType, tv, parkingSpots, curbDay].flatMap((read) => read(told) ?? []);

/** Whether a sentence speaks of the thing only to say that the house has none. */
export const deniesIt = (one: Told): boolean => /^no\b/i.test(one.text) && signsOf(one.text).size > 0;
