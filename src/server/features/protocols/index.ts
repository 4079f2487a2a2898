/** Protocols: the owner's rules for what happens when something breaks. */
export { actionFor, nteFor, type ProtocolAction } from './policy.ts';
export { protocolProcedures } from './procedures.ts';
export { rulesFor, saveRules } from './queries.ts';
