import { type Interval, type PlanId, planIds } from '#contract/billing/plans.ts';
import { mend, tokens, vocabularyOf } from '#language/text';

/** What a message says about plans: which, for how many properties, paid how. */
export type Asked = { plans: PlanId[]; properties: number | null; interval: Interval | null };

export function plansIn(text: string): Asked {
  const said = mended(text);
  return {
    plans: planIds.filter((id) => new RegExp(`\\b${id}\\b`).test(said)),
    properties: propertiesIn(said),
    interval: intervalIn(said),
  };
}

/** In small letters, with misspelled plans, intervals and properties put right: "esential, anually". */
export function mended(text: string): string {
  const said = text.toLowerCase();
  const right = new Map(
    tokens(said).map((token) => [token.word, mend([token], vocabulary, isPlain, 0.8)[0]?.word ?? token.word]),
  );
  return said.replace(/[a-z]{6,}/g, (word) => right.get(word) ?? word);
}

const vocabulary = vocabularyOf([...planIds, 'annually', 'annual', 'monthly', 'yearly', 'properties', 'property']);
/** Words that look like one of the vocabulary and are none of it. */
const isPlain = ({ word }: { word: string }) =>
  vocabulary.has(word) || /^(?:start(?:s|ed|ing)?|profession|essentials?|proper(?:ly)?|enterprises)$/.test(word);

function intervalIn(said: string): Interval | null {
  if (/\b(?:annual(?:ly)?|year(?:ly|s)?|per year|a year|12 months|twelve months)\b/.test(said)) return 'annual';
  return /\b(?:month(?:ly)?|per month|a month)\b/.test(said) ? 'monthly' : null;
}

const units =
  'propert(?:y|ies)|homes?|houses?|units?|rentals?|listings?|apartments?|condos?|villas?|flats?|cabins?|cottages?|places|doors|bnbs?|airbnbs?';
const ones =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

function propertiesIn(said: string): number | null {
  const numbers = said
    .replace(/\b(\d{1,3}),(\d{3})\b/g, '$1$2')
    .replace(/\bhalf a dozen\b/g, '6')
    .replace(/\b(?:a |one )?dozen\b/g, '12')
    .replace(/\b(?:a|one) hundred\b/g, '100')
    .replace(new RegExp(`\\b(${tens.join('|')})(?:[- ](${ones.slice(0, 9).join('|')}))?\\b`, 'g'), (_, ten, one) =>
      String((tens.indexOf(ten) + 2) * 10 + ones.indexOf(one) + 1),
    )
    .replace(new RegExp(`\\b(${ones.join('|')})\\b`, 'g'), (one) => String(ones.indexOf(one) + 1));
  const found = new RegExp(`\\b(\\d{1,5})\\s+(?:[a-z]+\\s+){0,2}(?:${units})\\b`).exec(numbers)?.[1];
  return found === undefined || Number(found) === 0 ? null : Number(found);
}
