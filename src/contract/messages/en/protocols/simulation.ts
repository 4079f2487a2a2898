// What rules that are not saved would have changed about the work orders of the last 30 days.
export const trying = 'Trying it on your last 30 days';
export const tryFailed = "Couldn't try it on your work orders.";
export const title = 'On your last 30 days';
export const togetherTitle = 'All your changes, on your last 30 days';
export const noOrders = 'No work orders in the last 30 days to try it on.';
export const noOrdersHere = 'No work orders in the last 30 days at properties that follow this rule.';
export const same =
  'Nothing would have been different for {orders, plural, one {the one work order} other {the # work orders}} of the last 30 days.';
export const tried =
  'Tried on {orders, plural, one {the one work order} other {the # work orders}} since {since}, compared with the rules that are saved now. Nothing is saved by it.';
export const triedNewest = 'There were more; the newest were tried.';
export const neverDecided =
  '{count, plural, one {# work order} other {# work orders}} never reached your rules, as nobody confirmed the guest.';
export const leftOut =
  '{count, plural, one {# property has a rule of its own here and is} other {# properties have rules of their own here and are}} left out.';
export const seenInMessages =
  "Work orders can't show what this changes. “Try on recent messages” below shows it on what your guests wrote.";
export const notSeen = "What this would have changed can't be seen in work orders.";

// Effects. `amount` is what the orders cost, else their limits; which of the two is said after it.
export const sentUnasked =
  '{count, plural, one {# more order would have} other {# more orders would have}} gone to a contractor without asking you, {amount}.';
export const sentNotTeam =
  '{count, plural, one {# order would have} other {# orders would have}} gone to a contractor instead of the Porchlight team, {amount}.';
export const askedNotSent =
  '{count, plural, one {# order would have} other {# orders would have}} waited for your yes before a contractor was asked, {amount}.';
export const askedNotTeam =
  '{count, plural, one {# order would have} other {# orders would have}} come to you first instead of the Porchlight team, {amount}.';
export const teamNotSent =
  '{count, plural, one {# order would have} other {# orders would have}} gone to the Porchlight team instead of a contractor, {amount}.';
export const teamNotAsked =
  '{count, plural, one {# order would have} other {# orders would have}} gone to the Porchlight team without asking you, {amount}.';
export const nobodyToSend =
  '{count, plural, one {# order would have} other {# orders would have}} gone to the Porchlight team without asking you, as none of your contractors could take {count, plural, one {that job} other {those jobs}}, {amount}.';
export const costUnasked =
  'For {count, plural, one {# order} other {# orders}} the contractor would not have had to ask you for more money, {amount}.';
export const costAsked =
  'For {count, plural, one {# order} other {# orders}} the contractor would have had to ask you for more money first, {amount}.';
export const limitTold =
  'For {count, plural, one {# order} other {# orders}} the contractor would have been told another limit.';
export const answerTooLate =
  'For {count, plural, one {# order} other {# orders}} your answer would have come too late.';
export const answerInTime = 'For {count, plural, one {# order} other {# orders}} your answer would have come in time.';
export const silenceSends =
  "{count, plural, one {# order} other {# orders}} you didn't answer about in time would have gone to a contractor instead of the Porchlight team, {amount}.";
export const silenceToTeam =
  "{count, plural, one {# order} other {# orders}} you didn't answer about in time would have gone to the Porchlight team instead of a contractor, {amount}.";
export const acceptTooLate =
  'For {count, plural, one {# order} other {# orders}} the contractor who accepted would have been too late, and the next one asked.';
export const acceptInTime =
  'For {count, plural, one {# order} other {# orders}} the contractor who accepted would have been in time.';
export const nextSooner =
  'For {count, plural, one {# order} other {# orders}} the next contractor would have been asked sooner.';
export const nextLater =
  'For {count, plural, one {# order} other {# orders}} the next contractor would have been asked later.';
export const waits =
  '{count, plural, one {# order would have} other {# orders would have}} waited for the end of your quiet hours.';
export const waitsNoMore =
  '{count, plural, one {# order would not have} other {# orders would not have}} waited for the end of your quiet hours.';
export const waitsOtherwise =
  '{count, plural, one {# order would have} other {# orders would have}} waited for the end of your quiet hours until another time.';

// What the amount is.
export const moneyIsCost = '{count, plural, one {That is its cost.} other {That is what they cost.}}';
export const moneyIsLimit =
  '{count, plural, one {That is its limit, as it has no cost yet.} other {Those are their limits, as they have no cost yet.}}';
export const moneyIsBoth =
  'Of this, {cost} is what {withCost, plural, one {# order} other {# orders}} cost, and {limit} is the limit of {withLimit, plural, one {# order} other {# orders}} without a cost yet.';
export const moneyIsNothing =
  '{count, plural, one {# order was cancelled before any cost and counts} other {# orders were cancelled before any cost and count}} as $0.';

// What cannot be known.
export const yourAnswerUnknown =
  "What you would have answered about {count, plural, one {# order} other {# orders}} can't be known.";
export const noCostYet =
  '{count, plural, one {# order has} other {# orders have}} no cost yet, so nobody can say whether the limit would have been enough.';
export const longerToAnswer =
  "{count, plural, one {# question} other {# questions}} to you ran out of time. Whether you would have answered in another time can't be known.";
export const longerToAccept =
  "For {count, plural, one {# order} other {# orders}} a contractor didn't answer in time. Whether they would have accepted in another time can't be known.";

// The orders behind a sentence, and what happened to each. `reference` is like WO-7A2F11.
export const showOrders = 'Show {count, plural, one {the order} other {the # orders}}';
export const orderName = '{reference}: {subject}';
export const orderFacts = '{property}, {when}. {urgency} urgency, {trade}.';
export const orderCost = 'It cost {amount}.';
export const orderLimit = 'It has no cost yet; its limit is {amount}.';
export const orderNothing = 'It was cancelled before any cost.';
export const youApproved = 'You approved it after {time}.';
export const youDeclined = 'You declined it after {time}.';
export const youDidNotAnswer = "You were asked and didn't answer in time.";
export const wentOnWithout = 'You were asked, and it went on before you answered.';
export const youAreAsked = 'You are being asked.';
export const completedBy = '{contractor} completed it.';
export const inProgressWith = '{contractor} has it.';
export const completed = 'It is completed.';
export const inProgress = 'It is in progress.';
export const stillOpen = 'It is open.';
export const cancelled = 'It was cancelled.';
export const showMore = 'Show {count} more';
