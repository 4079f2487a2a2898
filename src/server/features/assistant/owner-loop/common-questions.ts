// The 60 commonest questions of guests of rental homes, as data: what a house's completeness is tried with.
//
// How they were chosen. Questions that were written for 52 houses without sight of their notes (`train` and `tune` of
// tools/eval/data/understanding/questions, 10,843 in English for 67 pairs of a hand and a house) were sorted into about
// 85 topics by their words. Topics rank by the number of those pairs in which they are asked, so that one talkative hand
// does not count more than another. Guests' questions to hotels that others published (DSTC9 and DSTC10 track 1 and 2,
// NLU++: 1,737 rows) moved check-in, check-out, parking, Wi-Fi, pets, smoking and beds up; they are few about a house's
// rooms and machines, and said nothing there. Left out is what no note can answer for good (a price, a booking, a
// late checkout, lights and doors as such), what is a trouble rather than a question (ants, no hot water), what has fewer than one house in
// four to it (boats, snow), and of two questions that one note answers the rarer one. A topic of many questions stands
// here with up to three of them, each answered by another field or note.
//
// Each is in words that guests use and names what would answer it: a field of the property's form, or an article by
// that title. `common-questions.test.ts` holds that each is told once that is written, and that an empty house is not
// said to answer it.
import type { QuestionTopic } from '#contract/enumerations/knowledge.ts';
import { asked, titles } from '#contract/messages/en/knowledge/commonest-questions.ts';
import type { PropertyFacts, SecretField } from '#features/knowledge/facts';

export interface CommonQuestion {
  /** Stable: a kept result names its question by it. */
  id: string;
  topic: QuestionTopic;
  /** In a guest's words: the engine is asked exactly this, and an owner reads it in their language. */
  asked: string;
  /** What answers it. */
  by: { field: keyof PropertyFacts | SecretField } | { title: string };
}

type Id = keyof typeof asked;
/** A field of the form, or an article, which then has a title among the words. */
type By = keyof PropertyFacts | SecretField | 'article';

const isTitled = (id: Id): id is keyof typeof titles => id in titles;
const answerOf = (id: Id, by: By): CommonQuestion['by'] => {
  if (by !== 'article') return { field: by };
  if (!isTitled(id)) throw new Error(`no title for ${id}`);
  return { title: titles[id] };
};

const about = (topic: QuestionTopic, questions: Partial<Record<Id, By>>): CommonQuestion[] =>
  (Object.entries(questions) as [Id, By][]).map(([id, by]) => ({ id, topic, asked: asked[id], by: answerOf(id, by) })); // its own

export const commonQuestions: readonly CommonQuestion[] = [
  ...about('coming', {
    check_in: 'article',
    early: 'article',
    address: 'street_address',
    door_code: 'front_door_lock_code',
    way_in: 'front_door_lock_instructions',
    parking: 'special_parking_details',
    cars: 'parking_spot_count',
    ev: 'article',
    transit: 'article',
  }),
  ...about('leaving', {
    check_out: 'article',
    chores: 'article',
    packages: 'article',
  }),
  ...about('internet', {
    wifi: 'wifi_name',
    wifi_password: 'wifi_password',
    tv: 'tv_services',
    signal: 'article',
    desk: 'article',
    music: 'article',
    games: 'article',
  }),
  ...about('comfort', {
    thermostat: 'thermostat_instructions',
    cooling: 'article',
    fans: 'article',
    fireplace: 'article',
    fire_pit: 'article',
    hot_tub: 'article',
    pool: 'article',
    deck: 'article',
    panel: 'electric_panel_location',
    water_off: 'main_water_shut_off_location',
  }),
  ...about('sleeping', {
    bedrooms: 'beds',
    bed_sizes: 'article',
    sleeps: 'article',
    bathrooms: 'baths',
    size: 'sq_ft',
    blankets: 'article',
    crib: 'article',
    high_chair: 'article',
    stairs: 'article',
  }),
  ...about('kitchen', {
    coffee: 'article',
    oven: 'article',
    cookware: 'article',
    ice: 'article',
    dishwasher: 'article',
    grill: 'article',
  }),
  ...about('supplies', {
    towels: 'article',
    washer: 'article',
    soap: 'article',
    hair_dryer: 'article',
    iron: 'article',
    vacuum: 'article',
    bins: 'trash_bin_location',
    curb_day: 'trash_curb_day',
    recycling: 'article',
  }),
  ...about('rules', {
    pets: 'article',
    smoking: 'article',
    parties: 'article',
    quiet: 'article',
  }),
  ...about('nearby', {
    groceries: 'article',
    restaurants: 'article',
    doctor: 'article',
  }),
];
