// The dialog in which a guest shows that a stay here is theirs. Its title is the name of its button (stay-check-names.ts).
export const notNow = 'Not now';
export const whyCheck = 'Codes and the exact address are only for guests of a current stay.';
export const codeInstead = 'Get a code instead';
export const datesInstead = 'Use the dates instead';

// By dates.
export const checkIn = 'Check-in';
export const checkOut = 'Check-out';
export const lastDigits = 'Last four digits of the phone on the booking';
export const checkInMissing = 'Enter the day your stay begins.';
export const checkOutMissing = 'Enter the day your stay ends.';
export const checkOutEarly = 'Check-out comes after check-in.';
export const digitsMissing = 'Enter the last four digits of the phone on the booking.';
export const noMatch = "That doesn't match a stay here. {count, plural, one {One try} other {# tries}} left.";

// By a code to the address of the booking.
export const sendCode = 'Send code';
export const emailOrPhone = 'Email or phone on the booking';
export const email = 'Email on the booking';
export const addressMissing = 'Enter the address on your booking.';
export const codeOnItsWay = "If {to} is on a booking here, a code is on its way. It's good for {minutes} minutes.";
export const code = 'Code';
export const codeMissing = 'Enter the six digits of the code.';
export const codeWrong = "That isn't the code, or it is too old. {count, plural, one {One try} other {# tries}} left.";
export const anotherCode = 'Send another code';
