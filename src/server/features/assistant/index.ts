// The door of the assistant.
export { answerAfter, finishAnswer } from './answer.ts';
export { answerDangerBesidePerson } from './danger-beside-person.ts';
export { freshState } from './dialogue-state.ts';
export { embedded } from './embedded.ts';
export { emojiSense } from './emoji.ts';
export type {
  Action,
  Decision,
  Engine,
  EngineInput,
  HandoffReason,
  House,
  NewOrder,
  OpenOrder,
  Part,
  ReleasableName,
  SourceRef,
  StayStanding,
  Trace,
  Turn,
} from './engine.ts';
export { faultInModelsWords, type GuardInput, guard } from './guard.ts';
export { houseOf } from './house.ts';
export { type Danger, dangerIn, namedDangerIn, triageOf } from './look.ts';
export { purgeExpiredModelCalls } from './model/usage.ts';
export { tellNoAnswerYet, tellOwnersAnswer } from './owner-answers.ts';
export { assistantProcedures } from './procedures.ts';
export { resumeAfterCheck } from './resume.ts';
export { replayProcedures, replyDraftProcedures } from './rule-procedures.ts';
export { tellStillRinging } from './still-ringing.ts';
export { type Understanding, understand } from './understand.ts';
