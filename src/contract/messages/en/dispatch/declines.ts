// Why a contractor declines, as they choose it and as it is read; and what is made of it.
export const why = 'Why?';
export const tooFar = 'Too far';
export const notMyTrade = 'Not my trade';
export const booked = 'Fully booked';
export const onHoliday = 'On holiday';
export const limitTooLow = 'The limit is too low';
export const other = 'Something else';
export const freeAgain = 'Free again on';
export const freeAgainMissing = 'Enter the day from which you are free again.';
export const freeAgainPassed = 'Enter a day after today, within a year.';
export const wordsMissing = 'Say in a few words why.';
export const words = 'Anything to add?';
// {day} is a date: "Jan 31, 2026". {why} is one of those above.
export const untilDay = '{why} until {day}';
export const withWords = '{why}: “{words}”';

// On the owner's page of a contractor.
export const saidTitle = 'What they said';
export const saidText = 'They declined, and dispatch goes by it until you say otherwise.';
export const saidTrade = 'Not their trade: {trade}';
export const saidFar = 'Too far: {zip}';
export const saidOn = '{what}, said on {when}';
export const askAgain = 'Ask Them Again';
export const askedAgain = '{company} will be asked again';
export const notLoaded = "Couldn't load what they said.";

// In the owner's notice: what dispatch makes of it.
export const learnedTrade = "We won't ask them for {trade} again until you allow it on their page.";
export const learnedFar = "We won't ask them for jobs in {zip} again until you allow it on their page.";
export const learnedDay = 'We ask them again from {day} on.';
