import type { Completeness } from '#contract/knowledge/knowledge.ts';
import { type PropertyRecord, secretsOnFile } from '#features/properties';
import type { ArticleSubject, ToldInArticles } from './told-in-articles.ts';

/** What guests ask for most, with what the owner calls it; each weighs the same, and so does each article below. */
const wanted: [string, string][] = [
  ['wifi_name', 'Wi-Fi name'],
  ['wifi_password', 'Wi-Fi password'],
  ['front_door_lock_type', 'Front door lock'],
  ['front_door_lock_code', 'Door code'],
  ['front_door_lock_instructions', 'Entry instructions'],
  ['special_parking_details', 'Parking'],
  ['trash_bin_location', 'Where the bins are'],
  ['trash_curb_day', 'Curb day'],
  ['thermostat_instructions', 'Thermostat'],
  ['tv_services', 'TV'],
  ['main_water_shut_off_location', 'Main water shut-off'],
  ['electric_panel_location', 'Electric panel'],
  ['emergency_furnace_shut_off_location', 'Furnace shut-off'],
];

const wantedArticles: [ArticleSubject, string][] = [
  ['checkin', 'Check-in'],
  ['checkout', 'Check-out'],
];

/** What guests can be told of a property, by its fields and by the articles about it. */
export function completenessOf(property: PropertyRecord, isTold: ToldInArticles): Omit<Completeness, 'unanswered'> {
  const sealed = new Set<string>(secretsOnFile(property));
  const filled = new Set(
    Object.entries(property).flatMap(([field, value]) => (value === null || value === '' ? [] : [field])),
  );
  const missing = [
    ...wanted.filter(([field]) => !filled.has(field) && !sealed.has(field)).map(([field, label]) => ({ field, label })),
    ...wantedArticles.filter(([subject]) => !isTold(property.id, subject)).map(([, label]) => ({ field: null, label })),
  ];
  const all = wanted.length + wantedArticles.length;
  return { score: Math.round((100 * (all - missing.length)) / all), missing };
}
