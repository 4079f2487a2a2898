/** Stays: who is at a property when, the check that proves it, and the record of what was released on its strength. */
export { type CheckResult, type CheckSubject, checkStay } from './check-stay.ts';
export { accessWindow, isCurrent } from './policy.ts';
export { stayProcedures } from './procedures.ts';
export { addStay, findStay, type NewStay, type StayRecord } from './queries.ts';
export { type Release, recordRelease } from './release-secret.ts';
