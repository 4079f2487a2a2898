// The heads of columns in exported sheets which no import reads back.
export const workOrderId = 'Work Order ID';
export const urgency = 'Urgency';
export const propertyAddress = 'Property Address';
export const serviceType = 'Service Type';
export const subjectLine = 'Subject Line';
export const issueSummary = 'Issue Summary';
export const attemptedFix = 'Attempted Fix';
export const callSummary = 'Call Summary';
export const guestName = 'Guest Name';
export const guestPhone = 'Guest Phone';
export const guestEmail = 'Guest Email';
export const communicationPreference = 'Communication Preference';
export const contractorPhone = 'Contractor Phone';
export const contractorEmail = 'Contractor Email';
export const notificationMethod = 'Notification Method';
export const resolutionNotes = 'Resolution Notes';
export const cost = 'Cost (USD)';
export const created = 'Created (UTC)';
export const updated = 'Updated (UTC)';
export const completed = 'Completed (UTC)';

// Conversations.
export const channel = 'Channel';
export const state = 'State';
export const lastLine = 'Last Line';
export const begun = 'Begun (UTC)';
export const lastMessage = 'Last Message (UTC)';

// Stays.
export const checkIn = 'Check-in';
export const checkOut = 'Check-out';
export const source = 'Source';
