// Beside the wizard: what a guest asks, and is told by now. `secrets` is a list of names.
export const title = 'What a guest will be told';
export const greeting = "You're at {property}. What's going on?";
export const nothingYet =
  'With every answer you give here, your guests get one. Try the Wi-Fi name or where the trash goes.';
export const keptBack = 'Kept for guests whose stay is confirmed: {secrets}, and the street address.';

export const askWifi = 'What is the Wi-Fi called?';
export const wifiName = 'The network is {network}.';
export const askParking = 'Where do I park?';
export const parkingSpots = '{count, plural, one {There is # parking spot.} other {There are # parking spots.}}';
export const askTrash = 'Where does the trash go?';
export const curbDay = 'It is picked up on {day}.';
export const askTemperature = 'How do I set the temperature?';
export const askWaterOff = "There's a leak! How do I turn the water off?";
export const askKitchenSink = 'The kitchen sink leaks.';
export const askDishwasher = 'The dishwasher leaks.';
export const askBathSink = 'The bathroom sink leaks.';
export const askLights = 'Half of the lights are out.';
export const electricPanel = 'The electric panel: {place}';
export const askFurnace = 'The furnace smells odd.';
export const askTv = 'What can I watch?';
export const tv = 'TV: {services}';
export const askLock = 'What kind of lock is it?';
