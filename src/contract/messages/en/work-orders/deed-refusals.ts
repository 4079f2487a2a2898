// What a person is refused who acts on a work order.
export const holdPast = 'Choose a day that is still to come.';
export const holdTooFar = 'Choose a day within a year.';
export const holdReasonMissing = 'Say what it waits for.';
export const notHeld = "This job isn't on hold.";
export const costMissing = 'Say what it cost; 0 if nothing.';
export const costOver =
  "That's more than the {amount} this job may cost. The owner can raise the amount under Edit details.";
export const notesMissing = 'Say what was done.';
export const tradeFixed = 'A contractor of this trade has the job. Take it back from them first.';
export const limitIsOwners = 'Only the owner can change the not-to-exceed amount.';
export const mergeSelf = 'Choose another work order.';
export const mergeElsewhere = 'Choose a work order of the same property.';
export const mergeOver = 'That work order is over. Choose an open one.';
export const mergeOtherWay = "Nobody has checked that one's guest, but this one's. Merge that one into this one.";
export const mergeCosts = 'One has its cost in lines, the other only in total. They can’t be added up.';
export const notMerged = "This job isn't merged with another one.";
export const mergeOvertaken = 'Something was done since. Reopen this one, or open a new work order.';
