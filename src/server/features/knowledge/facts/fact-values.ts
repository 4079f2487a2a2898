// What an owner chose in the form, in a guest's language; what they typed stays as it is.
import * as de from '#contract/messages/de/guest-facts.ts';
import * as en from '#contract/messages/en/guest-facts.ts';
import * as es from '#contract/messages/es/guest-facts.ts';
import * as fr from '#contract/messages/fr/guest-facts.ts';
import { type GuestLanguage, localeOf, type Say, type Spoken } from '#contract/messages/languages.ts';
import * as pt from '#contract/messages/pt/guest-facts.ts';
import type { Values } from '#contract/messages/shapes.ts';
import { curbDays } from '#contract/properties/property-choices.ts';

export type FactWords = typeof en;
/** Words of it without a slot. */
export type FactTitle = {
  [Key in keyof FactWords]: keyof Values<FactWords[Key]> extends never ? Key : never;
}[keyof FactWords];
export const factWords: Spoken<FactWords> = { en, es, fr, de, pt };

export function choiceIn(say: Say<FactWords>, value: string): string {
  const key = choices.get(value.toLowerCase());
  return key ? say(key) : value;
}

/** By itself after a colon. */
export const choiceAlone = (say: Say<FactWords>, value: string): string =>
  choiceIn(say, value).replace(/^\p{L}/u, (letter) => letter.toUpperCase());

/** " (digital)" behind the name of a thing; empty where it tells nothing. */
export function kindIn(say: Say<FactWords>, kind: string | null): string {
  if (!kind || /none|other/i.test(kind)) return '';
  const key = kinds.get(kind.toLowerCase());
  return ` (${key ? say(key) : kind.toLowerCase()})`;
}

/** "Thursday", or what was typed. */
export function dayIn(language: GuestLanguage, day: string): string {
  const at = curbDays.findIndex((one) => one.toLowerCase() === day.toLowerCase());
  if (at < 0 || at > 6) return day;
  const format = new Intl.DateTimeFormat(localeOf(language), { weekday: 'long', timeZone: 'UTC' });
  return format.format(Date.UTC(2024, 0, 1 + at)); // that day was a Monday
}

export const numberIn = (language: GuestLanguage, value: string): string =>
  Number(value).toLocaleString(localeOf(language));

type Choice = 'singleFamily' | 'townhouse' | 'condo' | 'apartment' | 'duplex' | 'mobileHome' | Lock | Rest;
type Lock = 'keyInBox' | 'numberKeypad' | 'appLock';
type Rest = 'cityWater' | 'wellWater' | 'cable' | 'satellite' | 'streaming' | Kind;
type Kind = 'valve' | 'breaker' | 'manual' | 'digital' | 'smart';

const kinds = new Map<string, Kind>([
  ['valve', 'valve'],
  ['circuit breaker', 'breaker'],
  ['manual', 'manual'],
  ['digital', 'digital'],
  ['smart', 'smart'],
]);

const choices = new Map<string, Choice>([
  ...kinds,
  ['single family', 'singleFamily'],
  ['townhouse', 'townhouse'],
  ['condo', 'condo'],
  ['apartment', 'apartment'],
  ['duplex', 'duplex'],
  ['mobile home', 'mobileHome'],
  ['key in lock box', 'keyInBox'],
  ['number keypad', 'numberKeypad'],
  ['app enabled', 'appLock'],
  ['city', 'cityWater'],
  ['well', 'wellWater'],
  ['cable', 'cable'],
  ['satellite', 'satellite'],
  ['streaming', 'streaming'],
]);
