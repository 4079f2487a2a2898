// The contractor's page: one job, one button.
export const pageTitle = 'Job · Porchlight';
export const documentTitle = 'Job · {subject}';
export const needsScript = 'This page needs JavaScript. Call the number in your message instead.';
export const jobTitle = 'Job';
export const loadingJob = 'Loading the job';
export const questions = 'Questions? Call the Porchlight team: {phone}';
export const stageNew = 'New job';
export const stageAccepted = 'Accepted';
export const stageOnTheWay = "You're on the way";
export const stageOnSite = "You're on site";
export const stageParts = 'Waiting for parts';
export const decline = 'Decline';
export const acceptJob = 'Accept Job';
export const onMyWay = "I'm On My Way";
export const startWork = 'Start Work';
export const finishWork = 'Finish Work';
export const needsConnection = 'One moment. This needs a connection.';

// A link that opens nothing, or a job that could not be fetched.
export const unknownTitle = "This link doesn't open a job.";
export const unknownHint = 'Open the link from your message again.';
export const notShown = "We couldn't show the job.";
export const notReached = "We couldn't reach Porchlight.";
export const checkConnection = 'Check your connection and try again.';
// {why} is a sentence: what the server said, or that the connection is gone.
export const photosKept = '{why} What you tapped is kept on this device until it can be sent.';
export const staleNotice = '{why} This is from {when}.';

// How the job stands.
export const declinedTitle = 'You declined this job.';
export const declinedHint = "Thanks for letting us know. We're asking the next contractor.";
export const withdrawnTitle = 'This job was withdrawn.';
export const withdrawnHint = '{owner} took it back. Please do not go there.';
export const expiredTitle = 'This job went to the next contractor.';
export const expiredHint = 'The time to accept it is over. If you can still come, call us.';
export const finishedTitle = 'Work finished.';
export const finishedHint = "Thank you. We're asking the guest if it's fixed.";
export const closedTitle = 'This job is closed.';
export const closedHint = 'Thank you.';
export const notFixed = "The guest says it isn't fixed yet.";
export const notFixedTeamHint = 'The Porchlight team will arrange what comes next and call you if they need you.';
export const askedNotice = 'Asked for {amount}.';
export const ownerDecides = "It's up to {owner}. Until then it's {amount}.";

// What is wrong, where, and for whom.
export const issueTitle = "What's wrong";
// {label} is set off from what was tried.
export const alreadyTried = '{label} {tried}';
export const alreadyTriedLabel = 'Already tried:';
export const time = 'Time';
export const timeLeft = '{left} left to accept, until {time}';
export const acceptTimeOver = 'The time to accept is over.';
export const stayUnconfirmed = "Stay not confirmed: nobody has checked that they're staying there";
export const area = 'Area';
export const forOwner = 'For';
export const notToExceed = 'Not to exceed';
export const cost = 'Cost';
export const arrival = 'Arrival';
export const accessNotes = 'For this job';
export const parking = 'Parking';
export const waterShutOff = 'Water shut-off';
export const electricPanel = 'Electric panel';

// Photos.
export const photosTitle = 'Photos';
export const photoBy = 'Sent by {sender}';
export const addPhotos = 'Add photos';
export const photoSending = 'On its way';
export const photoProgress = 'Photo on its way';
export const photoNotSent = 'Not sent.';
export const removePhoto = 'Remove photo';
export const photoTooLarge = 'File size must be less than 5MB';

// Accepting, declining, setting off.
export const acceptTitle = 'When can you be there?';
export const day = 'Day';
export const today = 'Today';
export const tomorrow = 'Tomorrow';
export const sayLater = "I'll say later";
export const from = 'From';
export const to = 'To';
export const arrivalHint =
  "Times are in {property}'s time zone. The guest sees them right away. You get the exact address after accepting.";
export const startMissingToo = 'Enter a start time, too.';
export const declineTitle = 'Decline this job?';
export const declineJob = 'Decline Job';
export const declineHint = 'It goes to the next contractor right away.';
export const declineReason = 'Reason';
export const setOffTitle = 'How far away are you?';
export const etaLegend = 'About';
export const etaUnknown = 'Not sure';
export const etaMinutes = '{minutes} min';
export const setOffHint = "We'll tell the guest you're coming.";

// Finishing, and asking for more money.
export const finishTitle = 'Finish work';
export const whatYouDid = 'What did you do?';
export const whatYouDidExample = 'Replaced the trap under the sink, no more leak.';
export const whatYouDidMissing = 'Say in a sentence what you did.';
export const costLegend = 'What it cost, in dollars';
export const whichParts = 'Which parts';
export const costHint = 'Not to exceed {amount}.';
export const costMissing = 'Enter what it cost; 0 if there is nothing to pay.';
export const sayCost = 'Say What It Cost';
export const changeCost = 'Change the Cost';
export const costTooHighCall = "That's more than the {amount} this job may cost. Call us to settle it.";
export const costUnreadable = 'Enter an amount such as 185 or 185.50.';
export const costTooHigh = "That's more than the {amount} this job may cost.";
export const approvalNeeded = '{owner} has to approve that first.';
export const askForAmount = 'Ask for {amount}';
export const costAskHint = "They'll read what you did. We'll keep what you wrote here until then.";
export const youAskedFor = 'You asked for {amount}.';
export const ownerDecidesCost =
  "It's up to {owner}. We've kept what you wrote here, and you can finish once they approve.";
export const whatHasToBeDoneMissing = 'Say in a sentence what has to be done.';
export const askMoreTitle = 'Ask for more';
export const askMore = 'Ask for More';
export const askMoreHint = 'We ask {owner} right away. Until they answer, this job may cost {amount}.';
export const newTotal = 'New total in dollars';
export const forWhat = 'What is it for?';
export const amountTooLow = 'Enter an amount over {amount}.';
export const forWhatMissing = "Say what it's for.";
