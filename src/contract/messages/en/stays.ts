// What a stay's form refuses.
export const guestNameNeeded = "Enter the guest's name.";
export const emailUnreadable = 'Enter an email address like name@example.com.';
export const checkInNeeded = 'Enter the day the stay begins.';
export const checkOutNeeded = 'Enter the day the stay ends.';
export const checkOutTooEarly = 'Check-out comes after check-in.';
export const propertyNeeded = 'Choose a property.';
// What the stay check of a guest refuses.
export const lastDigitsNeeded = 'Enter the last four digits of the phone on the booking.';

// The table of stays. `guest` is a name, or `someGuest` where there is none.
export const stays = 'Stays';
export const staysFailed = "Couldn't load the stays.";
export const noStays = "No stays yet. Once a guest's stay is here, they can get codes and passwords.";
export const anyTime = 'Any time';
export const someGuest = 'a guest';
export const noGuestName = 'No name given';
export const checkIn = 'Check-in';
export const checkOut = 'Check-out';
export const contact = 'Contact';
export const phoneEndsIn = 'Phone ends in {digits}';
export const hereNow = 'Here now';
export const upcoming = 'Upcoming';
export const past = 'Past';
export const cancelled = 'Cancelled';
// Its buttons, as they are read aloud. `day` is the day of check-in.
export const editStayOf = 'Edit the stay of {guest} from {day}';
export const linkForStay = 'Personal link for the stay of {guest} from {day}';
export const cancelStay = 'Cancel the stay of {guest} from {day}';
export const restoreStay = 'Restore the stay of {guest} from {day}';
export const downloadGuestData = 'Download what we keep about {guest} (stay from {day})';
export const deleteGuestOf = 'Delete {guest} (stay from {day})';
// What was done.
export const stayAdded = 'Stay of {guest} added';
export const staySaved = 'Stay of {guest} saved';
export const stayCancelled = 'Stay of {guest} cancelled';
export const stayRestored = 'Stay of {guest} restored';
export const guestDeleted = '{guest} deleted';
export const someGuestDeleted = 'Guest deleted';
export const guestDataDownloaded = 'Downloaded what we keep about {guest}';
export const fileFailed = "We couldn't make that file. Try again.";
export const stayIsCancelled = 'This stay is cancelled. Restore it first, then change it.';

// The dialog that adds or changes a stay.
export const addStay = 'Add Stay';
export const editStay = 'Edit Stay';
export const atProperty = 'At {property}';
export const guestName = 'Guest name';
export const emailHint = 'For the personal link, and for codes when the guest asks.';
export const phoneHint = "Guests confirm their stay with its dates and this number's last four digits.";
export const selectProperty = 'Select property';
export const loadingProperties = 'Loading your properties';
export const propertiesFailed = "Couldn't load your properties.";

// The question before a guest is deleted.
export const deleteGuestTitle = 'Delete {guest}?';
export const deleteThisGuest = 'Delete this guest?';
export const deleteGuest = 'Delete Guest';
export const deleteGuestMeaning =
  'Their name, phone number, email address, chats and photos are deleted for good. The dates of the stay and your work orders are kept, without the guest and what they wrote.';

// The dialog of a guest's personal link.
export const linkTitle = 'Personal link for {guest}';
export const linkMeaning =
  'Anyone who opens this link counts as this guest at {property} and gets codes during the stay.';
export const loadingLink = 'Loading the personal link';
export const copyLink = 'Copy Link';
export const linkCopied = 'Personal link copied';
export const copyFailed = "Your browser didn't let us copy the link. Select it and copy it.";
export const sendByEmail = 'Send by email';
export const linkMailed = 'Personal link mailed to {to}';
export const emailNeededToSend = "Add the guest's email address to the stay to send the link from here.";
export const emailNeeded = "Add the guest's email address first.";
export const linkIsClosed = "This stay is cancelled, so its link doesn't open anything.";
export const newLink = 'New Link';
export const linkRenewed = 'New personal link made. The old one stopped working.';

// Locks whose code a guest who left still knows. `ofProperty` is read aloud alone.
export const codesToChangeFailed = "Couldn't load the codes that guests who left still know.";
export const codesToChange = 'These locks have a fixed code that a guest who left still knows:';
export const guestLeft = '{property}: {guest} left on {day}.';
export const changeCode = 'Change the code {ofProperty}';
export const keepCode = 'Keep the code {ofProperty}';
export const ofProperty = 'of {property}';
// The mail to the owner about one of them. `guest` is a name, or `aGuest` where there is none.
export const codeDueSubject = 'Change the code at {property}';
export const codeDueMail =
  '{guest} left {property} today and still knows its code. Set a new one on the lock, then add it here:\n\n{link}\n\nWe tell you once after each stay, because this lock has a fixed code.\n\nPorchlight\n';
export const aGuest = 'A guest';

// The table of codes and passwords that went out.
export const releases = 'Codes given out';
export const releasesFailed = "Couldn't load what was given out.";
export const noReleases = 'No code or password has been given out yet.';
export const releaseWhat = 'What';
export const releaseTo = 'Given to';

// In the security log: how a stay check was tried.
export const triedDates = 'With dates and phone digits';
export const triedCode = 'With a code we sent';
