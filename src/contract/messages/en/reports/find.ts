// The palette: finding things by their words, and doing something with them. A step's title is what will be done.
export const title = 'Find or do';
export const button = 'Find or do something';
export const asksAnything = 'What do you want to find or do?';
export const asksProperty = 'Which property?';
export const asksContractor = 'Which contractor?';
export const asksOrder = 'Which work order?';
export const asksApproval = 'Which one?';
export const asksAnswer = 'Your answer?';
export const asksNew = 'What do you want to add?';
export const back = 'Back to everything';
export const failed = 'Search is down. What you see here still works.';
export const nothingFound = 'Nothing matches “{words}”.';
export const results = '{count, plural, one {# result} other {# results}}';

// Its groups.
export const recent = 'Recent';
export const actions = 'Do';
export const goTo = 'Go to';
export const found = 'Found';
export const properties = 'Properties';
export const contractors = 'Contractors';
export const workOrders = 'Open work orders';
export const waiting = 'Waiting for you';
export const answerBy = 'Answer by {when}';

// What stands under a thing that was found; `where` is an address, `trade` a kind of work.
export const propertyAt = 'Property · {where}';
export const contractorFor = 'Contractor · {trade}';
export const workOrder = '{reference} {subject}';
export const orderAt = 'Work order · {status} at {property}';
export const orderStep = '{property}: {step}';

// Nothing to choose from.
export const noProperties = 'You have no properties yet.';
export const noContractors = 'You have no contractors yet.';
export const noOrders = 'No work order is open.';
export const nothingWaits = "Nothing needs you. The light's on.";
