/** Privacy: what is kept about whom for how long, taken along as a file, and deleted. */

export { dropExpiredArchives } from './archives/archive-rows.ts';
export { makeArchive } from './archives/make-archive.ts';
export { archiveProcedures } from './archives/procedures.ts';
export { checkArchive, readArchiveBack } from './archives/read-back.ts';
export { sendArchive } from './archives/send-archive.ts';
export { deleteAccount, dueDeletions } from './delete-account.ts';
export { forgetOldChats, forgetOldGuests } from './forget-guest.ts';
export { privacyProcedures } from './procedures.ts';
export { purgeExpired, purgeSecurityLog } from './purge-expired.ts';
export { type ZipEntry, zip } from './zip.ts';
