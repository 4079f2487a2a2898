/** Protocols: the owner's rules for what happens when something breaks. */
export {
  actionFor,
  answersAnything,
  autonomyFor,
  mergeRules,
  nteFor,
  type ProtocolAction,
  phraseIn,
  quietUntil,
} from './policy.ts';
export { protocolProcedures } from './procedures.ts';
export { allLayersOf, layersOf, rulesAt, rulesFor, saveRules } from './queries.ts';
export { setRulesOfMany, undoChangesOfMany } from './rules-of-many.ts';
export { actionWords, sentenceOf, timeOfDay } from './sentences.ts';
