// What a manual did not tell of what guests ask for most, in the order in which they ask.
import type { MissingAnswer } from '#contract/knowledge/completeness.ts';
import * as copy from '#contract/messages/en/knowledge/wanted.ts';
import { inEnglish } from '#language/languages';
import { conceptsIn, sentencesOf, tokens } from '#language/text';

/** By the concept that guests' words for it share. */
const subjects = ['checkin', 'checkout'] as const;
export type ArticleSubject = (typeof subjects)[number];

/** What guests ask for most, with what the owner calls it; each weighs the same, and so does each article below. */
const wanted: [string, string][] = [
  ['wifi_name', copy.wifiName],
  ['wifi_password', copy.wifiPassword],
  ['front_door_lock_type', copy.frontDoorLock],
  ['front_door_lock_code', copy.doorCode],
  ['front_door_lock_instructions', copy.entryInstructions],
  ['special_parking_details', copy.parking],
  ['trash_bin_location', copy.bins],
  ['trash_curb_day', copy.curbDay],
  ['thermostat_instructions', copy.thermostat],
  ['tv_services', copy.tv],
  ['main_water_shut_off_location', copy.mainWater],
  ['electric_panel_location', copy.electricPanel],
  ['emergency_furnace_shut_off_location', copy.furnace],
];

const wantedArticles: [ArticleSubject, string][] = [
  ['checkin', copy.checkIn],
  ['checkout', copy.checkOut],
];

/** What of it is still to be told, what guests ask for most first. @param has whether a field, or an article, tells it */
export const stillMissing = (
  has: (field: string) => boolean,
  isTold: (subject: ArticleSubject) => boolean,
): MissingAnswer[] => [
  ...wanted.filter(([field]) => !has(field)).map(([field, label]) => ({ field, label })),
  ...wantedArticles.filter(([subject]) => !isTold(subject)).map(([, label]) => ({ field: null, label })),
];

/** Told by its title, or by a sentence that names it and a number: "Checkout is at 10 am." */
export function subjectsOf(title: string, body: string): ArticleSubject[] {
  const said = [title, ...sentencesOf(body).filter((sentence) => /\d/.test(sentence))];
  const named = said.map((words) => conceptsIn(tokens(inEnglish(words))));
  return subjects.filter((subject) => named.some((concepts) => concepts.has(subject)));
}
