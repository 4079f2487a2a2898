/** Accounts: who people are, how they sign in, and the owner's profile record. */
export { auditPerson } from './audit-person.ts';
export { type Auth, createAuth } from './auth.ts';
export { type Authenticate, createAuthenticate, type SignedIn } from './authenticate.ts';
export { checkCaptcha } from './captcha.ts';
export { knownMark, tryFromKnown } from './known-devices.ts';
export { letter } from './mails.ts';
export { hasPasswordProof } from './password-first.ts';
export { addPerson, createPerson, type NewPerson } from './people.ts';
export { preferenceProcedures } from './preferences.ts';
export { accountProcedures } from './procedures.ts';
export { findProfile, type ProfileRecord, toProfile } from './profile.ts';
export { challenged, countBackupCodes, takeCode } from './second-factor.ts';
export { securityLogProcedures } from './security-log-procedures.ts';
export { createSessionWatch } from './session-watch.ts';
export { sendSignInCode } from './sign-in-code.ts';
export { staffProcedures } from './staff-procedures.ts';
export { activeTeam, type TeamMember } from './team.ts';
