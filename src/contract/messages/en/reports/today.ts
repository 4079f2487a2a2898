// The owner's day: its card, and what was counted since the evening before.
export const today = 'Today';
export const loadingToday = 'Loading your day';
export const todayFailed = "Couldn't load your day.";
// Without a network: how old what is shown is.
export const offlineSince = "You're offline. This is from {when}.";
// The network is there, and the server has not answered yet.
export const readBefore = 'This is from {when}.';
export const offlineWithout = "You're offline. Your day loads once you're back.";

export const questions = '{count, plural, =0 {Questions for you} one {# question for you} other {# questions for you}}';
export const noQuestions = 'Nothing waits for your answer.';
export const answerBy = 'Answer by {when}';
export const wasDue = 'Was due {when}';
export const atWasDue = '{property}, was due {when}';
export const answerAtBy = '{property}, answer by {when}';
export const seeQuestions = 'See what needs you';

export const sinceLastEvening = 'Since last evening';
export const countedFrom = 'From {when}';
export const nothingHappened = "Nothing came up. The light's on.";
export const dangers =
  '{count, plural, one {# danger was reported, and people were rung} other {# dangers were reported, and people were rung}}';
export const answeredAllAlone =
  'Answered {questions, plural, one {# question} other {# questions}} at {houses, plural, one {# house} other {# houses}}, all without a person';
export const answeredSomeAlone =
  'Answered {questions, plural, one {# question} other {# questions}} at {houses, plural, one {# house} other {# houses}}, {alone} without a person';
export const handedOver = 'Asked a person into {count, plural, one {# chat} other {# chats}}';
export const ordersOpened = 'Opened {count, plural, one {# work order} other {# work orders}}';
export const ordersOpenedGrave =
  'Opened {count, plural, one {# work order} other {# work orders}}, {grave} of them urgent or high';
export const jobsAccepted = 'Contractors accepted {count, plural, one {# job} other {# jobs}}';
export const askedOwner = 'Kept {count, plural, one {# question} other {# questions}} for you';
export const codesReleased = 'Gave out {count, plural, one {# code or password} other {# codes and passwords}}';
