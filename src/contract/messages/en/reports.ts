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

// Finding things by their words.
export const find = 'Find';
export const findLabel = 'Find a property, contractor, work order or page';
export const findPlaceholder = 'Property, contractor, work order or page';
export const findFailed = 'Search is down. Use the menu.';
export const nothingFound = 'Nothing matches “{words}”.';
export const found = 'Found';
export const goTo = 'Go to';
export const properties = 'Properties';
export const contractors = 'Contractors';
export const workOrders = 'Work orders';
export const workOrder = '{reference} {subject}';
export const statusAt = '{status} at {property}';
