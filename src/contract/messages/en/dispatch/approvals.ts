// What the owner is asked, as it stands in "Needs you", in the mail and behind its link.
export const askDispatch = 'Send a contractor for “{subject}” at {property}?';
export const askRaise = '{company} asks for {amount} instead of {limit}: {why}';
export const askEstimate = '{company} estimates {amount}: {why}';
export const askGuest =
  "Someone at {property} whose stay isn't confirmed reported “{subject}”. Is this your guest, and should we send a contractor?";

// "Needs you", on the dashboard.
export const needsYouTitle = 'Needs you';
export const loadingNeedsYou = 'Looking for what needs you';
export const loadFailed = "Couldn't load.";
export const partsFailed = "Couldn't load everything. More may need you than you see here.";
export const nothingNeedsYou = "Nothing needs you. The light's on.";
export const showMore = 'Show {count} more';
export const answerBy = 'Answer by {when}. {link}';
export const seeWorkOrder = 'See the work order';
export const approve = 'Approve';
export const decline = 'Decline';
export const approved = 'Approved';
export const declined = 'Declined';
export const guestConfirmed = 'Guest confirmed';
export const guestDeclined = 'Declined: not your guest';
export const notMyGuestTitle = 'Not My Guest';
export const confirmAndSendTitle = 'Confirm and Send';

// The page behind a mail's link.
export const loadingLinked = 'Loading what needs your answer';
export const goToDashboard = 'Go to your dashboard';
export const choseInMail =
  'You chose “{choice}” in the mail. Press the button to confirm it; nothing is decided before.';
export const notMyGuest = 'Not my guest';
export const confirmAndSend = 'Confirm and send';
export const serviceType = 'Service type';
export const urgency = 'Urgency';
export const stay = 'Stay';
export const stayNotConfirmed = 'Not confirmed';
export const notToExceed = 'Not to exceed';
export const askedFor = 'Asked for';
// {ifSilent} is one of the three below.
export const answerBySilence = 'Answer by {when}. {ifSilent}';
export const silenceDispatch = 'No answer? We send your contractor, as your rules say.';
export const silenceHuman = 'No answer? The Porchlight team takes over, as your rules say.';
export const silenceUnchanged = 'No answer? The amount stays as it is.';

// What became of it.
export const theOwner = 'The owner';
export const approvedBy = '{who} approved this.';
export const approvedByOn = '{who} approved this on {when}.';
export const declinedBy = '{who} declined this.';
export const declinedByOn = '{who} declined this on {when}.';
export const contractorsAsked = 'We ask your contractors in your order.';
export const mayCost = 'It may cost up to {amount}.';
export const amountNotRaised = "The amount wasn't raised.";
export const estimateDeclined = 'The amount stays as it was.';
export const nobodySent = "We won't send a contractor.";
export const nobodySentTeam = "We won't send a contractor. The Porchlight team takes over.";
export const timedOutAmount = "The time to answer passed on {when}. The amount wasn't raised.";
export const timedOutEstimate = 'The time to answer passed on {when}. The amount stays as it was.';
export const timedOutGuest = 'The time to answer passed on {when}. The Porchlight team takes over.';
export const timedOutDispatch = 'The time to answer passed on {when}. Your rules decide what happens next.';
export const overtaken = "The job has moved on, so there's nothing left to decide.";
export const alreadyApproved = 'This was approved already.';
export const alreadyDeclined = 'This was declined already.';
export const tooLate = 'The time to answer has passed.';
export const linkOver = "This link doesn't open anything anymore. Sign in to see what needs your approval.";
export const nobodyToConfirm = "This job is over, so there's nobody left to confirm.";

// The mail.
export const mailSubjectGuest = 'Is this your guest at {property}? {subject}';
export const mailSubjectRaise = 'Approve {amount} at {property}?';
export const mailSubjectEstimate = 'Approve an estimate of {amount} at {property}?';
export const mailSubjectDispatch = 'Approve a repair at {property}? {subject}';
export const mailProperty = 'Property: {property}';
export const mailJob = 'Job: {subject} ({reference})';
export const mailServiceType = 'Service type: {serviceType}';
export const mailStay = 'Stay: not confirmed';
export const mailUrgency = 'Urgency: {urgency}';
export const mailLimit = 'Not to exceed: {amount}';
export const mailLimitSoFar = 'Not to exceed until now: {amount}';
// A line of an estimate: what it is for, and what it comes to.
export const mailLine = '{of}: {amount}';
export const mailAskedFor = 'Asked for: {amount}';
export const mailAnswerBy = 'Please answer by {when}. {ifSilent}';
export const mailDecide = 'Approve or decline here, no sign-in needed:\n{link}';
export const mailLinkNote =
  'Opening the link decides nothing; its two buttons do. Anyone who has it can press them, so keep this mail to yourself.';
