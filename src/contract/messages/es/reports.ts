// The four numbers of the dashboard.
export const numbers = 'Cifras';
export const totalProperties = 'Total de propiedades';
export const addedRecently = '+{count} en los últimos 30 días';
export const totalContractors = 'Total de contratistas';
export const resolutionRate = 'Tasa de resolución';
export const resolutionHint = 'Resuelto sin una persona';
export const resolutionLater = 'Se sabrá 72 horas después del primer chat';
export const responseTime = 'Respuesta promedio';
export const responseHint = 'Hasta la primera respuesta';
export const responseLater = 'Se sabrá después del primer chat';

// How they changed. {time} is one of the lengths below.
export const pointsUp = '+{points, plural, one {# punto} other {# puntos}} en 30 días';
export const pointsDown = '−{points, plural, one {# punto} other {# puntos}} en 30 días';
export const faster = '{time} más rápido que antes';
export const slower = '{time} más lento que antes';
export const underSecond = '< 1 s';
export const seconds = '{count} s';
export const minutes = '{minutes} min';
export const minutesAndSeconds = '{minutes} min {seconds} s';
export const hours = '{hours} h';
export const hoursAndMinutes = '{hours} h {minutes} min';
