// "My Contractors": the table, its search and its rows. (An owner's contractors at one property: contractors/assignments.)
export const listCaption = 'My Contractors';
export const listName = 'Contractors';
export const companyName = 'Company Name';
export const serviceType = 'Service Type';
export const accountColumn = 'Account #';
export const notes = 'Notes';
export const notGiven = 'N/A';
export const noContractors = 'No contractors found. Click "Add Contractor" to get started.';
export const loadingContractors = 'Loading your contractors';
export const contractorsFailed = "Couldn't load your contractors.";
export const serviceFilter = 'Service type';
export const anyService = 'Any service';
export const editCompany = 'Edit {company}';
export const removeCompany = 'Remove {company}';
export const starsHeard = '{average} of 5 stars, from {count, plural, one {# rating} other {# ratings}}';

// Why nobody can tell a contractor of a job, beside their name.
export const unreachable = "Can't be reached";
export const unreachableBounced = 'Their email address bounced';
export const unreachableNoPhone = 'No phone number on file';
export const unreachableBadPhone = "Their phone number can't be called";

// A contractor's papers, beside their name and in "Needs you".
export const insuranceLapsed = 'Insurance lapsed {day}';
export const insuranceEndsToday = 'Insurance expires today';
export const insuranceEnds = 'Insurance expires {day}';
export const licenseLapsed = 'License lapsed {day}';
export const licenseEndsToday = 'License expires today';
export const licenseEnds = 'License expires {day}';
// {lapsed} is one of the two that lapsed.
export const lapsedOf = '{company}: {lapsed}.';
export const noJobsUntilRenewed = '{company} gets no jobs until you add the new expiry date.';
// {forCompany} is heard, not seen.
export const updatePapers = 'Update Papers {forCompany}';
export const forCompany = 'for {company}';

// The dialogs that add and change a contractor.
export const addContractor = 'Add Contractor';
export const adding = 'Adding...';
export const contractorAdded = '{company} added';
export const editContractor = 'Edit Contractor';
export const saving = 'Saving...';
export const contractorSaved = '{company} saved';
export const loadingContractor = 'Loading this contractor';
export const chooseServiceType = 'Select service type';
export const accountNumber = 'Account Number';
export const notificationMethod = 'Notification Method';
export const chooseMethod = 'Select method';
export const callsWithoutEmail = 'Without an email we call them.';
export const emailNeeded = 'Add an email to send jobs to.';
export const phoneNeeded = 'Add a phone number to send jobs to.';
export const emailBounced = 'Mail to this address bounced. Enter another one to send jobs to.';

// Their second half, closed at first.
export const moreTitle = 'Hours, service area and papers';
export const moreExplained =
  'We offer them jobs only in these hours and places, and only while their papers are valid. Urgent jobs go out at any hour.';
export const workingHours = 'Working hours';
export const anyTime = 'Any time';
export const monday = 'Monday';
export const tuesday = 'Tuesday';
export const wednesday = 'Wednesday';
export const thursday = 'Thursday';
export const friday = 'Friday';
export const saturday = 'Saturday';
export const sunday = 'Sunday';
export const dayFrom = '{day} from';
export const dayTo = '{day} to';
export const nextDay = 'next day';
export const closedDay = 'Closed';
export const zipsServed = 'ZIP codes served';
export const zipsHint = 'Separate them with commas. Leave this and the cities empty for everywhere.';
export const citiesServed = 'Cities served';
export const citiesHint = 'Separate them with semicolons. Add the state to mean one city alone.';
export const citiesExample = 'Newport; Portland, OR';
export const holidays = 'Holidays';
export const holidaysExplained =
  'On these days they get no jobs, not even urgent ones. Days follow the clock of the property.';
export const addHoliday = 'Add Holiday';
export const awayFrom = 'Away from';
export const awayTo = 'Away through';
export const oneDay = 'Leave the last day empty for one day.';
export const holidayOf = 'Holiday {number}';
export const removeHoliday = 'Remove holiday {number}';
export const insuranceNumber = 'Insurance number';
export const licenseNumber = 'License number';
export const insuranceExpires = 'Insurance expires';
export const licenseExpires = 'License expires';
// Hours in the list of what was typed and not saved: “any time” becomes “set hours”.
export const draftAnyTime = 'any time';
export const draftSetHours = 'set hours';
// Holidays there, by their number.
export const draftHolidays = '{count, plural, one {# holiday} other {# holidays}}';

// The documents that prove the papers.
export const insuranceDocument = 'Insurance document';
export const licenseDocument = 'License document';
// {forWhat} and {document} are heard, not seen.
export const addDocument = 'Add Document {forWhat}';
export const forInsurance = 'for insurance';
export const forLicense = 'for license';
export const replaceDocument = 'Replace {document}';
export const removeDocument = 'Remove {document}';
export const insuranceNotSaved = "We couldn't save the insurance document. {why}";
export const licenseNotSaved = "We couldn't save the license document. {why}";
export const fileTooLarge = 'File size must be less than 5MB';
export const fileWrongType = 'File must be a PDF or an image';

// What is wrong with a field.
export const companyNameRequired = 'Company name is required';
export const serviceTypeRequired = 'Service type is required';
export const phoneRequired = 'Phone number is required';
export const methodRequired = 'Notification method is required';
export const emailWrong = 'Please enter a valid email address';
export const zipWrong = 'A ZIP code has 5 digits';
export const cityWrong = 'Enter one city at a time';
export const zipsWrong = 'Enter 5-digit ZIP codes, separated by commas';
export const daysMissing = 'Choose at least one day, or any time';
export const timesMissing = 'Enter both times';
export const awayDayMissing = 'Enter the first day';
export const awayEndsBefore = 'The last day is before the first';
export const endIsStart = 'The end is the same as the start';
export const sameCompanyAndTrade = 'You already have {company} for {trade} with this phone number.';
export const sameCompany = 'You already have {company} with this phone number.';
export const sameTrade = 'You already have a contractor for {trade} with this phone number.';
export const samePhone = 'You already have a contractor with this phone number.';

// The dialog that removes a contractor from the account.
export const confirmRemoval = 'Confirm Delete';
export const removalExplained =
  "{company} will be removed from your active contractors. Jobs they were offered go to the next contractor, and jobs they haven't finished to the Porchlight team. You can undo this right after.";
export const removalExplainedAt =
  "{company} will be removed from your active contractors and no longer serve {properties}. Jobs they were offered go to the next contractor, and jobs they haven't finished to the Porchlight team. You can undo this right after.";
export const removeContractor = 'Remove Contractor';
export const contractorRemoved = '{company} removed';
export const contactPointOfThese =
  "They're the Contact Point Person of these properties. Choose another one there first:";
// Why the server refuses that: the properties that would be left without one.
export const stillOnly = '{company} is the only contractor of {properties}. Assign another contractor there first.';
export const stillContactPoint =
  '{company} is the Contact Point Person of {properties}. Choose another Contact Point Person there first.';
export const stillBoth =
  '{company} is the only contractor of {properties} and the Contact Point Person of {others}. Assign another contractor there first.';
// {forProperty} is heard, not seen.
export const chooseAnother = 'Choose another {forProperty}';
export const forProperty = 'for {property}';
