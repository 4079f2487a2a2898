// What reports count by.
export const outcomeDanger = 'Danger';
export const outcomeHandedOver = 'Handed over';
export const outcomeAskedOwner = 'Asked the owner';
export const outcomeGaveUp = 'Not settled';
export const outcomeSettled = 'Settled without a person';

export const unsettledNoAnswer = 'No answer was shown';
export const unsettledReturned = 'The guest came back on it within 72 hours';
export const unsettledSaidNo = 'The guest’s last word was “no” or a thumb down';
export const unsettledReopened = 'The work order was reopened';

export const topicHouse = 'About the home';
export const topicArticles = 'Articles';
export const topicCodes = 'Codes and the Wi-Fi password';
export const topicTroubles = 'Something broken';
export const topicDanger = 'Danger';
export const topicPerson = 'Asked for a person';
export const topicUnknown = 'Not known';
export const topicOther = 'Other';

export const essentialHeat = 'Heat';
export const essentialCooling = 'Cooling';
export const essentialHotWater = 'Hot water';
export const essentialWater = 'Water';
export const essentialPower = 'Power';
export const essentialLock = 'Lock';
export const essentialSewage = 'Drains and toilets';
