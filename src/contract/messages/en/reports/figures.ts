// What is wrong with a span of time.
export const endsBeforeItBegins = 'Choose an end on or after the first day.';
export const tooLong = 'Choose at most two years.';
