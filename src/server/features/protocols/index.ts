/** Protocols: the owner's rules for what happens when something breaks. */
export { changeRules } from './change-rules.ts';
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
export { actionWords, sentenceOf, timeOfDay } from './sentences.ts';
export { undoChange } from './undo-change.ts';
