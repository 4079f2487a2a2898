// What an article is called that a manual's text is about and puts no title over: the assistant knows its subject by
// these words.
export const entryInstructions = 'Entry instructions';
export const parking = 'Parking';
export const bins = 'Where the bins are';
export const thermostat = 'Thermostat';
export const tv = 'TV';
export const mainWater = 'Main water shut-off';
export const electricPanel = 'Electric panel';
export const furnace = 'Furnace shut-off';
export const checkIn = 'Check-in';
export const checkOut = 'Check-out';
