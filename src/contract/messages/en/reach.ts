// Why nobody can tell a contractor of a job. Said after the contractor's name: "Tide Plumbing has no phone number on file".
export const emailBounced = 'has an email address that bounced';
export const noPhone = 'has no phone number on file';
export const phoneNotCallable = "has a phone number that can't be called";
