/** So long an owner can take the deletion of their account back. */
export const deletionDays = 7;
