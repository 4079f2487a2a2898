export const language = 'es';
export const locale = 'es-US';

export const justNow = 'ahora mismo';
export const secondsAgo = 'hace {count} s';
export const minutesAgo = 'hace {count} min';
export const hoursAgo = 'hace {count} h';
export const daysAgo = 'hace {count} d';
export const hours = '{count, plural, one {# hora} other {# horas}}';
export const minutes = '{count, plural, one {# minuto} other {# minutos}}';
export const arrivingFromTo = ', con llegada de {from} a {to}';
export const arrivingAbout = ', con llegada hacia las {from}';
