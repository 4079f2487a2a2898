import { type Interval, type PlanId, planIds } from '#contract/plans.ts';

/** What a message says about plans: which, for how many properties, paid how. */
export type Asked = { plans: PlanId[]; properties: number | null; interval: Interval | null };

export function plansIn(text: string): Asked {
  const said = text.toLowerCase();
  return {
    plans: planIds.filter((id) => new RegExp(`\\b${id}\\b`).test(said)),
    properties: propertiesIn(said),
    interval: intervalIn(said),
  };
}

function intervalIn(said: string): Interval | null {
  if (/\b(?:annual(?:ly)?|year(?:ly)?|per year|a year|12 months|twelve months)\b/.test(said)) return 'annual';
  return /\b(?:month(?:ly)?|per month|a month)\b/.test(said) ? 'monthly' : null;
}

const units = 'propert(?:y|ies)|homes?|houses?|units?|rentals?|listings?|apartments?|cabins?|cottages?|places|doors';
const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

function propertiesIn(said: string): number | null {
  const found = new RegExp(`\\b(\\d{1,5}|${numbers.join('|')})\\s+(?:\\w+\\s+){0,2}(?:${units})\\b`).exec(said)?.[1];
  if (!found) return null;
  const written = numbers.indexOf(found);
  return written < 0 ? Number(found) : written + 1;
}
