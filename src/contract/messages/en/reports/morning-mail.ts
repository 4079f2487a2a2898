// The morning mail. {what} is a list of counts, such as "2 arrivals, 1 departure".
export const subject = '{day}: {what}';
export const subjectPlain = '{day} at your houses';
export const arrivalsCount = '{count, plural, one {# arrival} other {# arrivals}}';
export const departuresCount = '{count, plural, one {# departure} other {# departures}}';
export const questionsCount = '{count, plural, one {# question for you} other {# questions for you}}';
export const ordersCount = '{count, plural, one {# open work order} other {# open work orders}}';

export const hello = 'Good morning {name},';
export const nothing = "Nothing comes up today. The light's on.";
export const questionsTitle = 'Questions for you';
export const nightTitle = 'What the assistant did since last evening';
export const arrivalsTitle = 'Who comes today';
export const departuresTitle = 'Who leaves today';
export const ordersTitle = 'Open work orders';
export const answerBy = 'Answer by {when}.';
export const wasDue = 'Was due {when}.';
export const atWasDue = '{property}. Was due {when}.';
export const answerAtBy = '{property}. Answer by {when}.';
export const yes = 'Yes';
export const no = 'No';
export const writeAnswer = 'Write an answer';
export const choice = '{label}: {link}';
export const turnover = 'Somebody leaves and somebody comes on this day.';
export const andMore = 'And {count} more on your dashboard.';
export const seeDay = 'See your day';
export const choicesNote =
  'A link only opens a page with your choice; nothing happens until you press its button. Whoever has a link can press it, so keep this mail to yourself.';
export const choose = 'Choose what reaches you, and when';
export const stop = 'Stop this mail';
export const why = 'You chose this mail for {time} each day.';
