// "My Work Orders": the table and its search.
export const listCaption = 'My Work Orders';
export const ordersTitle = 'Work orders';
export const loadingOrders = 'Loading work orders...';
export const loadError = 'Error: {message}';
export const ordersFailed = 'Failed to load work orders.';
export const noOrders = 'No work orders found.';
export const refresh = 'Refresh';
export const searchLabel = 'Search work orders';
export const anyStatus = 'Any status';
export const anyUrgency = 'Any urgency';
export const idColumn = 'Work Order ID';
export const urgency = 'Urgency';
export const addressColumn = 'Property Address';
export const created = 'Created';
export const updated = 'Updated';
export const completed = 'Completed';
export const notYet = 'N/A';

// Where an order is on its way to being fixed.
export const stepTriage = 'Being arranged';
export const stepAwaitingApproval = "Waiting for the owner's approval";
export const stepOffered = 'Offered to a contractor';
export const stepAccepted = 'Accepted by a contractor';
export const stepScheduled = 'Scheduled';
export const stepEnRoute = 'Contractor on the way';
export const stepOnSite = 'Contractor at work';
export const stepAwaitingParts = 'Waiting for parts';
export const stepPendingConfirmation = 'Finished, waiting for the guest to confirm';
export const stepClosed = 'Closed';
// Behind the step and the contractor on an order's card: "Scheduled · Tide Plumbing · arriving …".
export const arrivingBetween = 'arriving {from} to {to}';
export const arrivingAbout = 'arriving about {from}';

// All of one order: the sections of the specification.
export const loadingOrder = 'Loading this work order';
export const basicsTitle = 'Basic Information';
export const orderId = 'Work order ID';
export const propertyAddress = 'Property address';
export const guestName = 'Guest name';
export const guestPhone = 'Guest phone';
export const guestEmail = 'Guest email';
export const communicationPreference = 'Communication preference';
export const stay = 'Stay';
export const stayConfirmed = 'Confirmed';
export const stayNotConfirmed = 'Not confirmed';
export const stayVouched = 'Guest confirmed by the owner or the Porchlight team';
export const timingTitle = 'Status & Timing';
export const step = 'Step';
export const visit = 'Visit';
export const visitBetween = '{from} to {to}';
export const visitAbout = 'About {from}';
export const nte = 'Not-to-exceed amount';
export const cost = 'Cost';
export const issueTitle = 'Issue Details';
export const subjectLine = 'Subject line';
export const issueSummary = 'Issue summary';
export const attemptedFix = 'Attempted fix';
export const callSummary = 'Call summary';
export const contractorTitle = 'Assigned Contractor';
export const notificationMethod = 'Notification method';
export const guestStars = "Guest's stars";
// {stars} are drawn: "★★★★☆ 4 of 5".
export const starsOf = '{stars} {given} of 5';
export const resolutionTitle = 'Resolution';
export const resolutionNotes = 'Resolution notes';

// How it went: timeline, offers, photos.
export const timelineTitle = 'Timeline';
export const timelineLabel = 'Work order timeline';
export const offersTitle = 'Offers';
export const offerAnswered = 'Asked {asked}, answered {answered}';
export const offerUntil = 'Asked {asked}, has until {until} to answer';
// {label} is set off from the reason behind it.
export const whyThisContractor = '{label} {why}';
export const whyLabel = 'Why this contractor:';
export const offerOpen = 'Waiting for an answer';
export const offerAccepted = 'Accepted';
export const offerDeclined = 'Declined';
export const offerExpired = 'No answer in time';
export const offerRevoked = 'Taken back';
export const offerTaken = 'Went to another';
export const photosTitle = 'Photos';
export const photoOf = '{number} of {count}, by {by}';

// Several chats that told of the same trouble.
export const chatsTitle = '{count, plural, one {# Chat} other {# Chats}}';
export const guestNumber = 'Guest {number}';
export const reportedFirst = '{guest} reported it first';
export const reportedToo = '{guest} reported the same problem';
export const splitOff = 'Make it a work order of its own';
export const splitOffHeard = 'Make what {guest} reported a work order of its own';

// An order that somebody reported whose stay is not confirmed.
export const stayUnconfirmed = 'Stay not confirmed';
export const stayUnconfirmedExplained =
  "Whoever reported this hasn't passed the stay check. We won't send a contractor until someone confirms the guest, unless there's danger.";
export const confirmGuest = 'Confirm the guest';

// Whether the front door's lock works.
export const markLockFaulty = "The front door's lock or keypad doesn't work: keep its code back";
export const lockYes = 'Yes';
export const lockNo = 'No';
export const lockHint = "Guests don't get the code until this work order is finished.";

// The desk opens an order from a chat.
export const openTitle = 'Open a work order';
export const openExplained = "At {property}. We offer it to a contractor by the owner's rules.";
export const openAct = 'Open work order';
export const opened = 'Work order {reference} opened';
export const openFailed = "We couldn't open it. Your text is still here.";
export const serviceType = 'Service type';
export const choose = 'Choose';
export const subjectLineHint = 'One line, as the contractor will read it.';
export const attemptedFixHint = 'What the guest has already tried.';
export const serviceTypeMissing = 'Choose a service type.';
export const urgencyMissing = 'Choose how urgent it is.';
export const subjectLineMissing = 'Say in one line what is wrong.';
export const issueSummaryMissing = 'Describe what is wrong.';
export const whyMissing = 'Say why.';

// What is kept with an order as it is opened, joined by another chat, split or cancelled.
export const webChat = 'Web chat';
export const historyOpened = 'Opened: {subject}';
export const historyCancelled = 'Cancelled';
export const historyJoined = 'Another guest reported the same problem';
export const historySplit = 'What another guest reported became a work order of its own';
export const historyLockFaulty = "The front door's lock doesn't work: its code is kept back";
export const historyLockWorks = "The front door's lock works again: its code is given out";
// Behind what the first guest reported, on a line of its own.
export const alsoReported = 'Also reported: {report}';

// What the server refuses.
export const accountUnverified = 'Failed to verify user account';
export const notWhileArranged = "We're still arranging this job, so that isn't possible now.";
export const notWhileAwaitingApproval = "This job is waiting for the owner's approval, so that isn't possible now.";
export const notWhileOffered = "This job is being offered to a contractor, so that isn't possible now.";
export const notWhileAccepted = "A contractor has accepted this job, so that isn't possible now.";
export const notWhileScheduled = "The visit is scheduled, so that isn't possible now.";
export const notWhileEnRoute = "The contractor is on the way, so that isn't possible now.";
export const notWhileOnSite = "The contractor is at work, so that isn't possible now.";
export const notWhileAwaitingParts = "This job is waiting for parts, so that isn't possible now.";
export const notOnceFinished = "The contractor has finished this job, so that isn't possible anymore.";
export const notOnceOver = "This job is over, so that isn't possible anymore.";
export const lockOfOver = "This job is over, so it can't keep a code back. Open a new work order for the lock.";
export const nothingToSplit = "This job is over, so there's nothing to take apart.";

// From a work order to what it is about.
export const openProperty = 'Property page';
export const openChatWith = 'Chat with {guest}';
export const openGuest = 'About {guest}';
