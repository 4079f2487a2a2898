// Who comes and who leaves today.
export const arrivals = '{count, plural, one {# arrival} other {# arrivals}}';
export const noArrivals = 'Arrivals';
export const departures = '{count, plural, one {# departure} other {# departures}}';
export const noDepartures = 'Departures';
export const nobodyArrives = 'Nobody arrives today.';
export const nobodyLeaves = 'Nobody leaves today.';
export const someGuest = 'A guest';
export const staysFor = '{guest}, {nights, plural, one {# night} other {# nights}}';
export const stayedFor = '{guest}, after {nights, plural, one {# night} other {# nights}}';
export const turnover = 'Same-day turnover';
export const moreStays = 'See all {count}';
