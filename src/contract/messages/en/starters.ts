// What a guest may tap instead of writing. It is sent as their own words, and the assistant understands it (a test says each to it).
export const entry = "Can't get in";
export const broken = "Something's broken";
export const wifi = 'Wi-Fi';
export const checkout = 'Checkout';
export const person = 'Can I talk to a person, please?';
export const linkFails = "My personal link doesn't work any more.";
