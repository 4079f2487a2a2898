// What guests ask for most, as an owner calls it where it is missing. The last two become titles of articles, which the
// assistant knows by these words.
export const wifiName = 'Wi-Fi name';
export const wifiPassword = 'Wi-Fi password';
export const frontDoorLock = 'Front door lock';
export const doorCode = 'Door code';
export const entryInstructions = 'Entry instructions';
export const parking = 'Parking';
export const bins = 'Where the bins are';
export const curbDay = 'Curb day';
export const thermostat = 'Thermostat';
export const tv = 'TV';
export const mainWater = 'Main water shut-off';
export const electricPanel = 'Electric panel';
export const furnace = 'Furnace shut-off';
export const checkIn = 'Check-in';
export const checkOut = 'Check-out';
