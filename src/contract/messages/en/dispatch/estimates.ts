// An estimate before the work: sent by the contractor, read and answered by the owner.
export const estimateTitle = 'Estimate';
export const estimatesTitle = 'Estimates';
export const send = 'Send an estimate';
export const sendAnother = 'Send another estimate';
export const dialogTitle = 'What will it cost?';
export const sendEstimate = 'Send Estimate';
export const whatHasToBeDone = 'What has to be done?';
export const whatHasToBeDoneExample = 'Replace the trap and the valve under the sink.';
export const costLegend = 'What it will cost, in dollars';
export const hint = 'We ask {owner} right away. Until they answer, this job may cost {amount}.';
export const onceApproved = 'Once approved, the total is what this job may cost.';
export const sentOn = 'Sent on {when}';
export const open = 'Waiting for an answer until {when}';
export const approved = 'Approved';
export const declined = 'Declined';
export const timedOut = 'Not answered in time';
export const overtaken = 'Not needed anymore';
export const couldNotAnswer = "We couldn't save your answer.";
// On the contractor's page.
export const waitsFor = "It's up to {owner}. Until then this job may cost {amount}.";
export const approvedHint = 'This job may cost up to {amount}. For more, ask again.';
export const declinedHint = 'This job may cost {amount}. Write to {owner} below, or send another estimate.';
export const timedOutHint = '{owner} was silent. This job may cost {amount}.';
