// What is printed for a home, to be read by its guests: the house sheet and the QR card.
export const houseSheetTitle = '{property}: house sheet';
export const qrCardTitle = '{property}: scan for help';
export const anythingWrong = 'Anything not working, or a question?';
export const scanDayOrNight = 'Scan, day or night. No app, no account, and a person any time you ask for one.';
export const scanForHelp = 'Anything not working, or a question? Scan, day or night.';
export const personAnyTime = 'No app, no account. You can ask for a person any time.';
export const danger = 'Danger? Call {number} first.';
// The address stands on a line of its own below.
export const youAreAt = 'You are at';
export const noCodesHere =
  'This sheet carries no door codes and no passwords. Guests get them in the chat once their stay is confirmed.';

// The facts of the home, in their groups; some name photos as well.
export const waterOrPower = 'If water or power must go off';
export const waterShutOff = 'Main water shut-off';
export const kitchenValve = 'Kitchen sink valve';
export const dishwasherValve = 'Dishwasher valve';
export const bathValve = 'Bath sink valve';
export const electricPanel = 'Electric panel';
export const furnaceShutOff = 'Furnace shut-off';
export const kindAndPlace = '{kind}: {text}';
export const wifiAndTv = 'Wi-Fi and TV';
export const network = 'Network';
export const password = 'Password';
export const passwordOnScan = "Scan the code. It's yours as soon as your stay is confirmed.";
export const tv = 'TV';
export const heatingAndCooling = 'Heating and cooling';
export const thermostat = 'Thermostat';
export const parking = 'Parking';
export const spots = 'Spots';
export const goodToKnow = 'Good to know';
export const trash = 'Trash';
export const bins = 'Bins';
export const curbDay = 'Curb day';
export const noPickUp = 'No pick-up: please take it with you.';
export const photos = 'What it looks like';

// In the place of words with letters that the sheet has no type for.
export const unprintable = "Scan the code to read it: this sheet can't print some of its letters.";
export const yourStay = 'Your stay';
export const addressOfBooking = 'the address of your booking';

// Said to an owner.
export const manyPrint = 'Many sheets are being printed right now. Please try again in a moment.';
