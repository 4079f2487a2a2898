// What owners and the desk do to a work order by hand: the menu in it, and what each asks first.
export const openOrder = 'Open a work order';
export const actions = 'Actions';
export const edit = 'Edit the details';
export const hold = 'Put it on hold';
export const endHold = 'Take it off hold';
export const complete = 'Mark it as done';
export const cancelOrder = 'Cancel the work order';
export const keepOrder = 'Keep it';
export const reopen = 'Reopen it';
export const kept = "We couldn't do that. What you wrote is still here.";

// What follows, before it is done.
export const cancelOffered = 'The contractor who was asked is told at once, and so is the guest. You can reopen it.';
export const cancelAssigned = '{contractor} is told at once not to come, and the guest is told too. You can reopen it.';
export const cancelNobody = 'The guest is told in the chat. You can reopen it.';
export const completeAssigned = "{contractor} is told, and the guest is asked whether it's fixed.";
export const completeNobody = 'It closes at once. A contractor who was asked is told.';
export const holdOffered =
  "The contractor who was asked is told that it's taken back. On that day we ask the next one. The guest is told the day.";
export const holdAssigned = '{contractor} keeps the job and is told, and so is the guest. An agreed time is given up.';
export const holdNobody = 'Nobody is asked before that day. The guest is told the day.';
export const reopenExplained = "It's open again, and the guest is told.";
export const editExplained = 'Each change stands in the timeline. A contractor who has the job is told.';

// Fields.
export const why = 'Reason';
export const whyHint = 'It stands in the timeline.';
export const until = 'Until';
export const untilHint = '9:00 AM at the property.';
export const waitsFor = 'What it waits for';
export const waitsForHint = 'The contractor who has it reads this too.';
export const whatWasDone = 'What was done';
export const costInDollars = 'Cost in dollars';
export const costHint = 'Not to exceed {amount}. 0 if there is nothing to pay.';
export const costUnreadable = 'Enter an amount such as 185 or 185.50.';
export const look = 'Ask contractors now';
export const lookHint = 'In the order set for the property. Without it, it rests until somebody goes on.';
export const accessNotes = 'Access notes';
export const accessNotesHint = 'For this job: read by whoever accepts it. No codes here.';
export const limitInDollars = 'Not-to-exceed amount in dollars';
export const urgencyHint = 'Another urgency brings its own not-to-exceed amount, by the rules.';
export const tradeHint = 'For another trade, contractors are asked anew.';
export const tradeHeld = "It can't be changed while a contractor has the job.";
export const untilMissing = 'Choose a day.';

// What was done.
export const canceled = '{reference} cancelled';
export const completed = '{reference} marked as done';
export const held = '{reference} on hold until {day}';
export const wentOn = '{reference} is off hold';
export const reopened = '{reference} reopened';
export const edited = '{reference} changed';
export const nothingChanged = 'Nothing was changed';
export const editUndone = '{reference} is as it was';
export const onHoldUntil = 'On hold until {day}';

// One trouble in two work orders.
export const merge = 'Merge with another one';
export const mergeAssigned =
  '{contractor} is told not to come for this one. Its chats, photos, files, costs and thread go on in the other one, and the guests are told.';
export const mergeOffered =
  'The contractor who was asked is told. Its chats, photos, files, costs and thread go on in the other one, and the guests are told.';
export const mergeNobody =
  'Its chats, photos, files, costs and thread go on in the other one, and the guests are told.';
export const goesOnIn = 'Goes on in';
export const goesOnInHint = 'Open work orders of this property.';
export const chooseOrder = 'Choose a work order';
export const mergeMissing = 'Choose the work order that goes on.';
export const merged = '{reference} goes on in {other}';
export const unmerge = 'Take them apart';
export const unmerged = '{reference} is a work order of its own again';
export const orderNamed = '{reference}: {subject}';
export const wentOnIn = 'Merged: this one goes on in another work order';
export const mergedHere = 'Merged into this one';
