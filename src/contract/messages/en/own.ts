// What a language is to be asked for as, and the words that `Intl` has none for. A page holds those of its language alone.

export const language = 'en';
export const locale = 'en-US';

export const justNow = 'just now';
export const secondsAgo = '{count} s ago';
export const minutesAgo = '{count} min ago';
export const hoursAgo = '{count} h ago';
export const daysAgo = '{count} d ago';
export const hours = '{count, plural, one {# hour} other {# hours}}';
export const minutes = '{count, plural, one {# minute} other {# minutes}}';
export const arrivingFromTo = ', arriving {from} to {to}';
export const arrivingAbout = ', arriving about {from}';
