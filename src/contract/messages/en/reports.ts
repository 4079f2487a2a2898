// The four numbers of the dashboard.
export const numbers = 'Numbers';
export const totalProperties = 'Total Properties';
export const addedRecently = '+{count} in the last 30 days';
export const totalContractors = 'Total Contractors';
export const resolutionRate = 'Resolution Rate';
export const resolutionHint = 'Settled without a person';
export const resolutionLater = 'Known 72 hours after the first chat';
export const responseTime = 'Avg Response Time';
export const responseHint = 'To the first answer';
export const responseLater = 'Known after the first chat';

// How they changed. {time} is one of the lengths below.
export const pointsUp = '+{points, plural, one {# point} other {# points}} in 30 days';
export const pointsDown = '−{points, plural, one {# point} other {# points}} in 30 days';
export const faster = '{time} faster than before';
export const slower = '{time} slower than before';
export const underSecond = '< 1 s';
export const seconds = '{count} s';
export const minutes = '{minutes} min';
export const minutesAndSeconds = '{minutes} min {seconds} s';
export const hours = '{hours} h';
export const hoursAndMinutes = '{hours} h {minutes} min';
