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
import type { PropertyFacts, SecretField } from '#features/knowledge/facts';

export interface CommonQuestion {
  /** Stable: a kept result names its question by it. */
  id: string;
  topic: QuestionTopic;
  /** In a guest's words: the engine is asked exactly this, and the owner reads exactly this. */
  asked: string;
  /** What answers it. */
  by: { field: keyof PropertyFacts | SecretField } | { title: string };
}

const about = (topic: QuestionTopic, questions: Record<string, [asked: string, by: CommonQuestion['by']]>) =>
  Object.entries(questions).map(([id, [asked, by]]): CommonQuestion => ({ id, topic, asked, by }));

export const commonQuestions: readonly CommonQuestion[] = [
  ...about('coming', {
    check_in: ['What time can we check in?', { title: 'Check-in' }],
    early: ['Can we drop off our bags before check-in?', { title: 'Early check-in and bags' }],
    address: ['What is the address of the house?', { field: 'street_address' }],
    door_code: ['What is the code for the front door?', { field: 'front_door_lock_code' }],
    way_in: ['How do we get into the house?', { field: 'front_door_lock_instructions' }],
    parking: ['Where can we park?', { field: 'special_parking_details' }],
    cars: ['How many cars can we park?', { field: 'parking_spot_count' }],
    ev: ['Can we charge an electric car?', { title: 'EV charging' }],
    transit: ['Is there a bus or a taxi to the airport?', { title: 'Bus, taxi and airport' }],
  }),
  ...about('leaving', {
    check_out: ['What time is checkout?', { title: 'Checkout' }],
    chores: ['What should we do before we leave?', { title: 'Before you leave' }],
    packages: ['Can we get a package delivered to the house?', { title: 'Packages and mail' }],
  }),
  ...about('internet', {
    wifi: ['What is the wifi called?', { field: 'wifi_name' }],
    wifi_password: ["What's the wifi password?", { field: 'wifi_password' }],
    tv: ['What can we watch on the TV?', { field: 'tv_services' }],
    signal: ['Is there cell phone signal at the house?', { title: 'Cell phone signal' }],
    desk: ['Is there a desk to work at?', { title: 'Desk and workspace' }],
    music: ['Is there a Bluetooth speaker?', { title: 'Music and speakers' }],
    games: ['Are there any board games?', { title: 'Games' }],
  }),
  ...about('comfort', {
    thermostat: ['How do we use the thermostat?', { field: 'thermostat_instructions' }],
    cooling: ['Is there air conditioning?', { title: 'Air conditioning' }],
    fans: ['Do you have a fan?', { title: 'Fans' }],
    fireplace: ['Can we use the fireplace?', { title: 'Fireplace and firewood' }],
    fire_pit: ['Can we have a campfire?', { title: 'Fire pit and campfires' }],
    hot_tub: ['Is there a hot tub?', { title: 'Hot tub' }],
    pool: ['Is there a pool?', { title: 'Pool' }],
    deck: ['Is there a deck or a patio?', { title: 'Deck, patio and yard' }],
    panel: ['Where is the breaker box?', { field: 'electric_panel_location' }],
    water_off: ['Where do we shut off the water?', { field: 'main_water_shut_off_location' }],
  }),
  ...about('sleeping', {
    bedrooms: ['How many bedrooms are there?', { field: 'beds' }],
    bed_sizes: ['What size are the beds?', { title: 'Bed sizes' }],
    sleeps: ['How many people can sleep here?', { title: 'How many people can sleep here' }],
    bathrooms: ['How many bathrooms are there?', { field: 'baths' }],
    size: ['How big is the house?', { field: 'sq_ft' }],
    blankets: ['Where are extra blankets and pillows?', { title: 'Extra blankets and pillows' }],
    crib: ['Do you have a crib?', { title: 'Crib' }],
    high_chair: ['Is there a high chair?', { title: 'High chair' }],
    stairs: ['Are there stairs to the front door?', { title: 'Stairs and steps' }],
  }),
  ...about('kitchen', {
    coffee: ['What kind of coffee maker is there?', { title: 'Coffee maker' }],
    oven: ['How do we turn on the oven?', { title: 'Stove and oven' }],
    cookware: ['Are there pots and pans?', { title: 'Pots, pans and dishes' }],
    ice: ['Is there an ice maker?', { title: 'Fridge and ice' }],
    dishwasher: ['Is there a dishwasher?', { title: 'Dishwasher' }],
    grill: ['Is there a grill we can use?', { title: 'Grill' }],
  }),
  ...about('supplies', {
    towels: ['Do you have towels for us?', { title: 'Towels' }],
    washer: ['Is there a washer and dryer?', { title: 'Washer and dryer' }],
    soap: ['Is there soap and shampoo?', { title: 'Soap and shampoo' }],
    hair_dryer: ['Is there a hair dryer?', { title: 'Hair dryer' }],
    iron: ['Is there an iron and an ironing board?', { title: 'Iron and ironing board' }],
    vacuum: ['Where is the vacuum cleaner?', { title: 'Vacuum cleaner and broom' }],
    bins: ['Where does the trash go?', { field: 'trash_bin_location' }],
    curb_day: ['What day is trash pickup?', { field: 'trash_curb_day' }],
    recycling: ['What can we recycle?', { title: 'Recycling' }],
  }),
  ...about('rules', {
    pets: ['Can we bring our dog?', { title: 'Pets' }],
    smoking: ['Can we smoke on the porch?', { title: 'Smoking' }],
    parties: ['Can we have a birthday party?', { title: 'Parties and events' }],
    quiet: ['When are quiet hours?', { title: 'Quiet hours' }],
  }),
  ...about('nearby', {
    groceries: ['Where is the nearest grocery store?', { title: 'Grocery stores nearby' }],
    restaurants: ['Where is a good place to eat?', { title: 'Restaurants nearby' }],
    doctor: ['Where is the nearest pharmacy or hospital?', { title: 'Pharmacy and hospital nearby' }],
  }),
];
