// What is wrong with a span of time.
export const endsBeforeItBegins = 'Elija un final igual o posterior al primer día.';
export const tooLong = 'Elija como máximo dos años.';
