// Codes of the front door and of the box with the spare key. Codes of anything else are found so that none of them is
// taken for one of these.
import type { Found } from './found.ts';
import { wordsOf } from './found.ts';
import { signsOf } from './signs.ts';
import type { Subject, Told } from './subjects.ts';

/** `*` and `#` are keys of the keypad; a box of wheels is written with a dash between the figures. */
const aCode =
  /(?<![\w$.,/#-])([*#]?\d{3,8}[*#]?|\d(?:[- ]\d){3,5})(?![\w%°]|[.,/-]\d|\s*(?:am|pm|a\.m|p\.m|feet|ft|sq|lbs?|pounds|miles?|min|degrees)\b)/g;

interface Code {
  value: string;
  of: 'door' | 'box' | 'elsewhere';
  from: Told;
}

/** Every code that the text tells, whatever it opens. */
export function codesIn(told: readonly Told[]): Code[] {
  return told.flatMap((from) => {
    const of = opens(from.about);
    return of ? valuesIn(from).map((value) => ({ value, of, from })) : [];
  });
}

const opens = (about: readonly Subject[]): Code['of'] | null => {
  if (about.includes('box')) return 'box';
  if (about.includes('elsewhere')) return 'elsewhere';
  return about.some((one) => one === 'door' || one === 'checkin') ? 'door' : null;
};

function valuesIn({ label, text }: Told): string[] {
  const labeled = signsOf(label);
  const isLabeled = ['code', 'box', 'elsewhere', 'keypad'].some((sign) => labeled.has(sign));
  return [...text.matchAll(aCode)]
    .filter(({ index, 0: code }) => isTold(text.slice(0, index), text.slice(index + code.length), isLabeled))
    .map(({ 1: value = '' }) => value.replace(/(?<=\d)[- ](?=\d)/g, ''));
}

function isTold(before: string, after: string, isLabeled: boolean): boolean {
  if (
    /\b(?:unit|apt|apartment|room|suite|spot|space|level|floor|stall|highway|hwy|route|in|since|lot|no\.?|number)\s*#?$/i.test(
      before,
    )
  )
    return false;
  if (/\b(?:old|previous|former|used to|was)\b[^.]{0,25}$/i.test(before) || /^[^.]{0,8}\bno longer\b/i.test(after))
    return false;
  if (/^\s*(?:\)|-)?\s*\d{3}-\d{4}/.test(after) || /\(?\d{3}\)?[ -]$/.test(before)) return false; // of a telephone
  const near = before.slice(-60);
  const isNamed =
    /\b(?:codes?|pin|combination|combo|passcode|numbers?|digits)\b[^.;]{0,40}$/i.test(near) &&
    /(?:[:=#–-]|\b(?:is|code|pin|combination|combo|passcode|to|was|for|of))\s*["“*#]?$/i.test(near);
  const isTyped =
    /\b(?:enter|type|dial|punch in|punch|key in|tap in|press|use|input)\s+(?:in\s+)?(?:the\s+)?(?:code\s+|numbers\s+)?["“]?$/i.test(
      near,
    );
  const isAll = isLabeled && /^\W*$/.test(before);
  return isNamed || isTyped || isAll || (isLabeled && /[:=]\s*$/.test(before));
}

/** How the door is opened, in the owner's words. */
const acts = /\b(?:press|type|enter|push|touch|hold|turn|tap|slide|pull|wake|swipe|lift|drops?|beeps?|then)\b/i;

export function readDoor(told: readonly Told[], codes: readonly Code[], keyInBox: boolean): Found[] {
  const found: Found[] = [];
  const add = (field: Found['field'], value: string, from: readonly Told[]) => found.push({ field, value, from });
  const door = codes.find(({ of }) => of === 'door');
  const box = codes.find(({ of }) => of === 'box');
  const place = told.find((one) => isBoxPlace(one));
  if (door) add('front_door_lock_code', door.value, [door.from]);
  else if (keyInBox && box) add('front_door_lock_code', box.value, [box.from]);
  if (!keyInBox) {
    if (box) add('alt_lock_box_code', box.value, [box.from]);
    if (place) add('alt_lock_box_location', withoutCode(place.text, box?.value), [place]);
  }
  const about = keyInBox ? 'box' : 'door';
  const how = told.filter((one) => one.about.includes(about) && acts.test(one.text) && !isSent(one.text)).slice(0, 4);
  const first = keyInBox && place ? [place, ...how.filter((one) => one !== place)] : how;
  const near = first.filter((one) => one.section === first[0]?.section);
  if (near.length > 0)
    add(
      'front_door_lock_instructions',
      near.map(({ text }) => withoutCode(text, keyInBox ? box?.value : undefined)).join(' '),
      near,
    );
  return found;
}

/** "We send the code on the morning of your stay" opens nothing. */
const isSent = (text: string) =>
  /\b(?:we|I)(?:'ll| will)? (?:send|text|email)\b/i.test(text) && !/\b(?:press|type|touch)\b/i.test(text);

const places =
  /\b(?:on|under|behind|beside|next to|above|below|inside|outside|near|around|beneath|off|by|hanging|attached|rear|left|right)\b/i;
export const namesPlace = (text: string): boolean =>
  places.test(text) || /\b(?:in|at) (?:the|a|our|your|my)\b/i.test(text);

const isBoxPlace = (one: Told): boolean => {
  if (!one.about.includes('box') || !places.test(one.text)) return false;
  return signsOf(wordsOf(one)).has('box');
};

/** The part of a sentence that tells the code has a field of its own. */
function withoutCode(text: string, code: string | undefined): string {
  if (!code || !text.includes(code)) return text;
  const parts = text.split(/(?<=[,;(])\s*/).filter((part) => !part.includes(code));
  return (
    parts
      .join(' ')
      .replace(/[,;(]\s*$/, '')
      .trim() || text
  );
}
