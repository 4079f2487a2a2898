// A visit in the calendar of whoever has the job.
export const calendar = 'Porchlight visits';
export const calendarFor = 'Visits for {owner}';
// {trade} is a label, {subject} what is wrong.
export const visit = '{trade}: {subject}';
export const cancelledVisit = 'Cancelled: {subject} ({trade})';
export const about = '{property} ({reference}). Open the link from your message for the job.';
// The links to it.
export const addVisit = 'Add to my calendar';
export const allVisits = 'Calendar of my visits';
export const allVisitsHint = 'Add it to your calendar by its address, and it stays up to date by itself.';
