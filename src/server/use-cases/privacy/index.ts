/** Privacy: what is kept about whom for how long, taken along as a file, and deleted. */
export { deleteAccount, dueDeletions } from './delete-account.ts';
export { forgetOldChats, forgetOldGuests } from './forget-guest.ts';
export { privacyProcedures } from './procedures.ts';
export { purgeExpired, purgeSecurityLog } from './purge-expired.ts';
