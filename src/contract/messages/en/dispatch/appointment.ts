// "Agree on a visit": the owner or the desk says when the contractor comes.
export const agree = 'Agree on a visit';
export const change = 'Change the visit';
export const explained = 'The guest sees it in the chat, and {company} on the page of the job.';
export const knows = '{company} knows it already';
export const knowsHint = 'Leave it unticked and we tell them the way they want to be told.';
export const zoneHint = "Times are in {property}'s time zone.";
export const saveVisit = 'Save the visit';
export const saved = 'Visit agreed';
export const saveFailed = "We couldn't save it. The times are still here.";
export const theContractor = 'The contractor';

// What the server refuses.
export const nobodyHasIt = 'No contractor has this job yet, so there is no visit to agree on.';
export const underWay = "The contractor is on the way or at work, so the visit can't be changed anymore.";
export const tooLong = 'A visit can last 24 hours at most.';
