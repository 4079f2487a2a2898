// How long something takes or waits: "an hour and 30 minutes".
export const minutes = '{count, plural, =1 {a minute} other {# minutes}}';
export const hours = '{count, plural, =1 {an hour} other {# hours}}';
export const days = '{count, plural, =1 {a day} other {# days}}';
export const both = '{larger} and {smaller}';
