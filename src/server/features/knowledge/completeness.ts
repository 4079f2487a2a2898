import type { Completeness, MissingAnswer } from '#contract/knowledge/knowledge.ts';
import * as copy from '#contract/messages/en/knowledge/wanted.ts';
import { type PropertyRecord, secretsOnFile } from '#features/properties';
import type { ArticleSubject, ToldInArticles } from './told-in-articles.ts';

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
export const lacking = (
  has: (field: string) => boolean,
  isTold: (subject: ArticleSubject) => boolean,
): MissingAnswer[] => [
  ...wanted.filter(([field]) => !has(field)).map(([field, label]) => ({ field, label })),
  ...wantedArticles.filter(([subject]) => !isTold(subject)).map(([, label]) => ({ field: null, label })),
];

/** What guests can be told of a property, by its fields and by the articles about it. */
export function completenessOf(property: PropertyRecord, isTold: ToldInArticles): Omit<Completeness, 'unanswered'> {
  const sealed = new Set<string>(secretsOnFile(property));
  const filled = new Set(
    Object.entries(property).flatMap(([field, value]) => (value === null || value === '' ? [] : [field])),
  );
  const missing = lacking(
    (field) => filled.has(field) || sealed.has(field),
    (subject) => isTold(property.id, subject),
  );
  const all = wanted.length + wantedArticles.length;
  return { score: Math.round((100 * (all - missing.length)) / all), missing };
}
