// The door of the assistant.
export { answerAfter, finishAnswer } from './carrying-out/answer.ts';
export { purgeExpiredChoices } from './carrying-out/choices-made.ts';
export { answerDangerBesidePerson } from './carrying-out/danger-beside-person.ts';
export { assistantProcedures } from './carrying-out/procedures.ts';
export { resumeAfterCheck } from './carrying-out/resume.ts';
export { freshState } from './conversation-state/dialogue-state.ts';
export type { Decision } from './deciding/decision.ts';
export { leadOf } from './deciding/decision-case.ts';
export { embedded } from './deciding/embedded.ts';
export type { PropertyKnowledge, StayStanding, Turn } from './deciding/engine.ts';
export { faultInModelsWords, type GuardInput, guard } from './deciding/guard.ts';
export { propertyKnowledgeOf } from './deciding/property-knowledge.ts';
export { isAtCap, monthOf, purgeExpiredModelCalls, tokensOf } from './model/usage.ts';
export { likelyQuestionProcedures } from './owner-loop/likely-question-procedures.ts';
export { tellNoAnswerYet, tellOwnersAnswer } from './owner-loop/owner-answers.ts';
export { replayProcedures, replyDraftProcedures } from './owner-loop/rule-procedures.ts';
export { subjectIn } from './playbooks/subject-in.ts';
export { tellStillRinging } from './replies/still-ringing.ts';
