// Work orders that go on by nobody but a person: the desk's list and the owner's "Needs you".
export const title = 'Orders in triage';
export const heard = '{count, plural, one {# order in triage} other {# orders in triage}}';
export const loading = 'Loading the orders in triage';
export const failed = "Couldn't load the orders in triage.";
export const none = 'No order is stuck.';
export const noneHint = 'When nobody is left to ask about a job, it stands here until a person goes on with it.';
export const atProperty = '{reference} at {property}';
export const since = 'Since {when}';
export const nobodyComes = '{subject}: nobody is being sent';
export const see = 'See what to do {forOrder}';
export const forOrder = 'about {reference}';
