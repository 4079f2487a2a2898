// What is wrong with a field that has no sentence of its own.
export const missing = 'This is missing or has the wrong format.';
export const chooseOption = 'Choose one of the options.';
export const wrongFormat = 'This has the wrong format.';
export const notPossible = "This value isn't possible here.";
export const tooSmall = 'This is too short or too small.';
export const tooBig = 'This is too long or too large.';
export const unknownField = "There's a field here that we don't know.";
export const unkeepable = "There's a character here that we can't keep. Please type it again.";
export const phoneUnreadable = 'Enter a phone number with its area code, or start with + and the country code.';
