// The lines of a work order's history: what happened, and behind it why. They are kept as they are written here.
export const offered = 'Offered to {company}, who has {time} to accept';
export const needsPerson = 'Needs a person';
export const guestUnconfirmed = 'Nobody has confirmed the guest who reported it';
export const nobodyLeft = 'No contractor is left to ask';
export const ownerWantsPerson = 'The owner wants a person to handle jobs of this kind';
export const quietHours = 'Waiting until {time}, the end of the quiet hours';
export const quietHoursWhy = "The owner doesn't want anyone asked at night about jobs of this urgency";

// Why a contractor is passed over. {day} is a date: "Jan 31, 2026".
export const skipped = 'Skipped {company}';
export const skippedAsked = '{company} was asked before';
export const skippedInactive = '{company} is no longer active';
export const skippedNoPhone = '{company} has no phone number on file';
export const skippedBadPhone = "{company} has a phone number that can't be called";
export const skippedBounced = '{company} has an email address that bounced';
export const skippedInsurance = "{company}'s insurance lapsed on {day}";
export const skippedLicense = "{company}'s license lapsed on {day}";
export const skippedPlace = "{company} doesn't serve {zip}";
export const skippedCity = "{company} doesn't serve {city} ({zip})";
export const skippedAway = '{company} is away through {day}';
export const skippedBooked = '{company} said they are fully booked until {day}';
export const skippedHoliday = '{company} said they are on holiday until {day}';
export const skippedNotTrade = "{company} said this isn't their trade";
export const skippedTooFar = '{company} said {zip} is too far';
export const skippedHours = "It's outside {company}'s working hours";

// Why a job was offered to this contractor; behind it stand, each as a sentence, the ones that were passed over.
export const firstInOrder = 'The first {trade} contractor in your order at {property}.';
export const nextInOrder = 'The next {trade} contractor in your order at {property}.';
export const firstOfOthers = 'The first of your other {trade} contractors.';
export const nextOfOthers = 'The next of your other {trade} contractors.';
export const skippedSentence = '{skipped}.';
// A person chose them. {name} is whose word it was.
export const chosenByHand = '{name} chose this contractor.';
export const chosenOfSeveral = '{name} asked several contractors at once. The first to accept gets the job.';
export const somebody = 'Someone';

// What a contractor did, or did not do.
export const accepted = '{company} accepted';
export const declined = '{company} declined';
export const declinedBecause = '{company} declined: {reason}';
export const declinedUntil = '{company} declined: {reason} until {day}';
export const noAnswer = "{company} didn't answer in time";
export const passedOn = 'Passed on to the next contractor';
export const contractorRemoved = '{company} was removed';
export const onTheWay = '{company} is on the way';
export const newArrival = '{company} has a new arrival time';
export const runningLate = '{company} comes later: {time}';
export const costSaid = '{company} said what it cost: {amount}';
export const startedWork = '{company} started work';
export const finished = '{company} finished';
export const photoAdded = '{company} added a photo';
export const moreAsked = '{company} asked for {amount}';
export const estimateSent = '{company} sent an estimate: {amount}';
export const timesProposed = '{company} proposed {count, plural, one {a time} other {# times}}';
export const noAccess = "{company} couldn't get in";
export const followUp = '{company} needs to come back';

// What the guest did, or did not do.
export const checkOffered = 'Waiting for the guest to confirm their stay';
export const stayConfirmed = 'The guest confirmed their stay';
export const timeChosen = 'The guest chose {time}';
export const otherTime = 'The guest asked for another time';
export const canceledAtCard = 'The guest canceled it at its card in the chat';
export const fixed = "The guest says it's fixed";
export const notFixed = "The guest says it isn't fixed";
export const notFixedAgain = "The guest says again that it isn't fixed";
export const closedUnconfirmed = "Closed: the guest didn't object within {hours} hours";
export const rated = 'The guest gave {stars} of 5 stars';

// What the owner and the desk did, or did not do.
export const approvalAsked = "Waiting for the owner's approval";
export const confirmationAsked = 'Waiting for the owner or the Porchlight team to confirm the guest';
export const ownerApproved = 'The owner approved';
export const ownerDeclined = 'The owner declined';
export const ownerSilent = "The owner didn't answer in time";
export const ownerDidNotConfirm = "The owner didn't confirm the guest";
export const approvalOvertaken = "The owner's approval isn't needed anymore";
export const jobCancelled = 'The job was cancelled';
export const jobWentOn = 'The job went on without it';
export const guestConfirmed = '{name} confirmed the guest';
export const guestConfirmedByOwner = 'The owner confirmed the guest';
export const guestConfirmedByDesk = 'The Porchlight team confirmed the guest';
export const goesOn = 'Back to finding a contractor';
export const callTaken = '{name} is calling the contractor';
export const callGivenBack = '{name} gave the call back, so someone else has to make it';
export const callUnanswered = 'Nobody picked up the phone';
export const visitAgreed = '{name} agreed on the visit: {time}';
export const offerTakenBack = 'The offer to {company} was taken back';
export const jobTakenBack = 'The job was taken back from {company}';
export const propertyRemoved = 'The property was removed';
export const accountDeleted = "The owner's account was deleted";

// In the list of what secrets went out: to whom, and why.
export const releasedTo = '{company} (contractor)';
export const releasedWhy = 'Accepted {reference}';
