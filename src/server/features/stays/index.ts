/**
 * Stays: who is at a property when, the checks that prove it, and the record of what was released on their strength.
 */
export { type CheckResult, type CheckSubject, checkCode, checkStay } from './check-stay.ts';
export { remindOfCodes } from './code-rotation.ts';
export { changeStay, createStay } from './manage-stays.ts';
export { accessWindow, checkOutHour, checkOutOf, isCurrent, isToBe } from './policy.ts';
export { stayProcedures } from './procedures.ts';
export { addStay, findOwnStay, findStay, type StayRecord, toStay } from './queries.ts';
export { recordRelease } from './release-secret.ts';
export { whyReleased } from './releases.ts';
export { type CodeTo, purgeExpiredStayCodes, sendStayCode } from './stay-codes.ts';
export { readStayToken } from './stay-links.ts';
export { turnoverProcedures } from './turnovers.ts';
