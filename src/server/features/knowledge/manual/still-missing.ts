// What a manual did not tell of what guests ask for most, in the order in which they ask.

import type { MissingAnswer } from '#contract/knowledge/completeness.ts';
import * as copyInEnglish from '#contract/messages/en/knowledge/wanted.ts';
import { inEnglish } from '#language/languages';
import { conceptsIn, sentencesOf, tokens } from '#language/text';
import { retold } from '#server/kernel/retold.ts';

/** By the concept that guests' words for it share. */
const subjects = ['checkin', 'checkout'] as const;
export type ArticleSubject = (typeof subjects)[number];

/** What guests ask for most, with what the owner calls it; each weighs the same, and so does each article below. */
const wanted: [string, string][] = [
  ['wifi_name', copyInEnglish.wifiName],
  ['wifi_password', copyInEnglish.wifiPassword],
  ['front_door_lock_type', copyInEnglish.frontDoorLock],
  ['front_door_lock_code', copyInEnglish.doorCode],
  ['front_door_lock_instructions', copyInEnglish.entryInstructions],
  ['special_parking_details', copyInEnglish.parking],
  ['trash_bin_location', copyInEnglish.bins],
  ['trash_curb_day', copyInEnglish.curbDay],
  ['thermostat_instructions', copyInEnglish.thermostat],
  ['tv_services', copyInEnglish.tv],
  ['main_water_shut_off_location', copyInEnglish.mainWater],
  ['electric_panel_location', copyInEnglish.electricPanel],
  ['emergency_furnace_shut_off_location', copyInEnglish.furnace],
];

const wantedArticles: [ArticleSubject, string][] = [
  ['checkin', copyInEnglish.checkIn],
  ['checkout', copyInEnglish.checkOut],
];

/** What of it is still to be told, what guests ask for most first. @param has whether a field, or an article, tells it */
export const stillMissing = (
  has: (field: string) => boolean,
  isTold: (subject: ArticleSubject) => boolean,
): MissingAnswer[] => [
  ...wanted.filter(([field]) => !has(field)).map(([field, label]) => ({ field, label: retold(label, copyInEnglish) })),
  ...wantedArticles
    .filter(([subject]) => !isTold(subject))
    .map(([, label]) => ({ field: null, label: retold(label, copyInEnglish) })),
];

/** Told by its title, or by a sentence that names it and a number: "Checkout is at 10 am." */
export function subjectsOf(title: string, body: string): ArticleSubject[] {
  const said = [title, ...sentencesOf(body).filter((sentence) => /\d/.test(sentence))];
  const named = said.map((words) => conceptsIn(tokens(inEnglish(words))));
  return subjects.filter((subject) => named.some((concepts) => concepts.has(subject)));
}
