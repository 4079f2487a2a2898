/** Protocols: the owner's rules for what happens when something breaks. */
export { actionFor, mergeRules, nteFor, type ProtocolAction, sentencesOf } from './policy.ts';
export { protocolProcedures } from './procedures.ts';
export { rulesFor, saveRules } from './queries.ts';
