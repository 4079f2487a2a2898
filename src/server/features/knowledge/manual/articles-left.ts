// What no field holds becomes articles. A code that has a field of its own is in none of them.

import { secretNames } from '#contract/enumerations/knowledge.ts';
import type { ProposedArticle } from '#contract/knowledge/knowledge.ts';
import { limits } from '#contract/limits.ts';
import * as copy from '#contract/messages/en/knowledge/article-titles.ts';
import { seemsSecret } from '../seems-secret.ts';
import { partsOf } from '../split-manual.ts';
import { type Found, wordsOf } from './found.ts';
import { codesIn } from './read-codes.ts';
import { tellsPassword } from './read-wifi.ts';
import type { Section } from './sections.ts';
import type { Sentence } from './sentences.ts';
import type { Subject, Told } from './subjects.ts';

export type LeftArticle = ProposedArticle & {
  page: number | null;
  /** Sentences with a code or a password were left out of it. */
  lacks_secret: boolean;
  /** It stood under no title, or under a greeting, and is about nothing that guests ask for: a greeting, perhaps. */
  is_loose: boolean;
};

const secrets = new Set<string>(secretNames);

export function articlesLeft(
  sections: readonly Section[],
  told: readonly Told[],
  found: readonly Found[],
): LeftArticle[] {
  const held = new Set(found.flatMap(({ from }) => from.map(placeOf)));
  const hides = hidesOne(told, found);
  return [...Map.groupBy(told, ({ section }) => section)].flatMap(([at, all]) => {
    const kept = all.filter((one) => !held.has(placeOf(one)) && !hides(one));
    const { title = null, isLabeled = false } = sections[at] ?? {};
    const text = paragraphsOf(kept, isLabeled).join('\n').trim();
    const isWhole = title !== null && kept.length === all.length; // nothing of it went into the form
    if (!isWhole && !isWorthTelling(text, kept)) return [];
    const lacks_secret = all.some(hides);
    return partsOf(text).map((body, part): LeftArticle => {
      const named = title || titleOf(kept) || body.slice(0, 60);
      const holds_secret = seemsSecret(`${named}: ${body}`) || kept.some(opensSomething);
      return {
        title: (part > 0 ? `${named} (${part + 1})` : named).slice(0, limits.shortText),
        body,
        audience: holds_secret ? 'verified' : 'anyone',
        holds_secret,
        page: kept[0]?.page ?? null,
        lacks_secret,
        is_loose: (title === null || /^(?:welcome|hello|hi|dear)\b/i.test(title)) && !kept.some((one) => one.isNamed),
      };
    });
  });
}

/** The code of a gate or a garage is no code of the form's; it goes to confirmed guests alone. */
const opensSomething = (one: Told) => codesIn([one]).length > 0;

/** What no title stands over is called by what it is about, else by its first words. */
function titleOf(kept: readonly Told[]): string {
  const named = kept.find((one) => one.isNamed && one.about.some((about) => titles[about]));
  const about = named?.about.find((one) => titles[one]);
  const [first] = kept;
  if (about) return titles[about] ?? '';
  const words = (first?.label ?? first?.text ?? '').replace(/[.!?:,\s]+$/, '');
  return words.length > 60 ? `${words.slice(0, 60).replace(/\s+\S*$/, '')}…` : words;
}

const titles: Partial<Record<Subject, string>> = {
  checkin: copy.checkIn,
  checkout: copy.checkOut,
  parking: copy.parking,
  bins: copy.bins,
  thermostat: copy.thermostat,
  tv: copy.tv,
  panel: copy.electricPanel,
  mainWater: copy.mainWater,
  furnace: copy.furnace,
  door: copy.entryInstructions,
};

const placeOf = ({ section, paragraph, text }: Sentence) => `${section} ${paragraph} ${text}`;

/** Whether a sentence tells what the vault keeps, wherever else in the text it is said again. */
function hidesOne(told: readonly Told[], found: readonly Found[]): (one: Told) => boolean {
  const codes = codesIn(told).filter(({ of }) => of !== 'elsewhere');
  const vaulted = found.filter(({ field }) => secrets.has(field));
  const places = new Set([...codes.map(({ from }) => from), ...vaulted.flatMap(({ from }) => from)].map(placeOf));
  const short = vaulted.filter(({ field }) => /code|password/.test(field)).map(({ value }) => value);
  const values = [...new Set([...codes.map(({ value }) => value), ...short])].filter(({ length }) => length >= 3);
  return (one) => places.has(placeOf(one)) || tellsPassword(one) || values.some((value) => holds(one.text, value));
}

/** 4417 is not told by a telephone number that holds these figures. */
const holds = (text: string, value: string): boolean =>
  /^\d+$/.test(value) ? new RegExp(`(?<!\\d)${value}(?!\\d)`).test(text) : text.includes(value);

function paragraphsOf(kept: readonly Told[], isLabeled: boolean): string[] {
  return [...Map.groupBy(kept, ({ paragraph }) => paragraph).values()].map((sentences) =>
    sentences.map((one, at) => (at === 0 && !isLabeled ? wordsOf(one) : one.text)).join(' '),
  );
}

/** A greeting, a name, a page's last words or the few words that fields left of a section are no article. */
const isWorthTelling = (text: string, kept: readonly Told[]): boolean =>
  text.length >= 25 || (text.length > 0 && kept.some(({ label }) => label !== null));
