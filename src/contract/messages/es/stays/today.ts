// Who comes and who leaves today.
export const arrivals = '{count, plural, one {# llegada} other {# llegadas}}';
export const noArrivals = 'Llegadas';
export const departures = '{count, plural, one {# salida} other {# salidas}}';
export const noDepartures = 'Salidas';
export const nobodyArrives = 'Hoy no llega nadie.';
export const nobodyLeaves = 'Hoy no se va nadie.';
export const someGuest = 'Un huésped';
export const staysFor = '{guest}, {nights, plural, one {# noche} other {# noches}}';
export const stayedFor = '{guest}, después de {nights, plural, one {# noche} other {# noches}}';
export const turnover = 'Salida y llegada el mismo día';
export const moreStays = 'Ver las {count}';
