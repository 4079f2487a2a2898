// "Choose a contractor": who is asked for a job, by the owner's or the desk's own choice.
export const choose = 'Choose a contractor';
export const loading = 'Looking who could do it';
export const search = 'Search contractors';
export const noneOfTrade = "There's no contractor for {trade} yet.";
export const noneFound = 'No contractor has these words in their name.';
export const leftOut =
  '{count, plural, one {One more is not shown. Search by name.} other {# more are not shown. Search by name.}}';
// {from} and {to} are moments at the property.
export const lookedAt = 'As the visit is agreed: {from} to {to}.';
export const lookedAtDay = 'For the next 24 hours.';
export const listLabel = 'Contractors for this job';

// One of them.
export const free = 'Free';
export const busy = '{count, plural, one {# visit then} other {# visits then}}';
export const visitThere = '{when} at {property}';
export const running = '{count, plural, one {# open job} other {# open jobs}}';
export const notAssigned = 'Not assigned here';
export const insuredThrough = 'Insured through {day}';
export const licensedThrough = 'Licensed through {day}';
export const noInsurance = 'No insurance date on file';
export const priceOfKind = 'This kind of job: {amount} (median of {count})';
export const priceOfTrade = '{trade}: {amount} (median of {count})';
export const noPrice = 'No prices yet';
export const answersIn = 'Answers in {time}';
export const noAnswers = 'No answers yet';
export const unanswered = '{count, plural, one {# offer unanswered} other {# offers unanswered}}';
export const stars = '{average} of 5 stars ({count})';
export const noStars = 'No stars yet';
// A reason from the history, as a sentence.
export const reason = '{reason}.';
export const byPhone = 'Wants to be called: the Porchlight team calls them.';
export const hasIt = 'Has this job';
export const isAsked = 'Asked now';
export const saidNo = 'Declined before';
export const saidNothing = "Didn't answer before";
export const takenBackBefore = 'Taken back before';
export const anotherFaster = 'Another was faster';

// What the button does. {companies} is a list of names.
export const why = 'Why';
export const whyHint = "Stands in the timeline. Contractors and guests don't see it.";
export const willAsk = 'We ask {companies} now, at any hour, and wait for an answer as long as the rules say.';
export const willAskSeveral = 'We ask {companies} at once. The first to accept gets the job.';
export const willTakeJob = '{company} has this job. We take it back and tell them not to go.';
export const willTakeOffer = 'We take the offer back from {companies}.';
export const stayAsked = 'The offer to {companies} stays open.';
export const offerJob = 'Offer the job';
export const keepThese = 'Ask only these';
export const offered = 'Job offered to {companies}';
export const offerFailed = "We couldn't offer it. Your choice is still here.";

// What the server refuses.
export const nobodyChosen = 'Choose at least one contractor.';
export const tooMany = 'Choose five at most.';
export const notAmongThem = 'One of them no longer does jobs of this trade. Look at the list again.';
export const cannotBeAsked = "{reason}, so they can't be asked.";
export const hasItAlready = '{company} already has this job.';
export const whyMissing = 'Say why the job is taken back.';
export const jobOver = 'This job is over.';
export const jobFinished = "The contractor has finished this job. The guest's word comes next.";
export const houseRemoved = 'The property was removed, so nobody can be sent there.';
export const guestUnconfirmed = 'Nobody has confirmed the guest yet. Confirm them first, then choose.';
export const notNow = "That isn't possible while the job stands as it does.";
