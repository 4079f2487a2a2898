import { dangerWords, type SafetyKind, safetyKinds } from '../enumerations/conversations.ts';
import * as copy from '../messages/en/conversations/handoff.ts';
import { fill } from '../messages/fill.ts';

/** Why the assistant calls a person, and why the house does. */
const reasonOfAssistant = {
  asked_for_person: copy.askedForPerson,
  money: copy.money,
  booking: copy.booking,
  complaint: copy.complaint,
  legal: copy.legal,
  locked_out: copy.lockedOut,
  danger_unclear: copy.dangerUnclear,
  escalation_phrase: copy.escalationPhrase,
  not_understood: copy.notUnderstood,
  failed: copy.failed,
};
const reasonOfHouse = {
  people_answer: copy.peopleAnswer,
  agent_left: copy.agentLeft,
  owner_left: copy.ownerLeft,
  owner_handed_over: copy.ownerHandedOver,
};

export type AssistantReason = keyof typeof reasonOfAssistant;
export type HandOffReason = AssistantReason | keyof typeof reasonOfHouse;

export const assistantReasons = Object.keys(reasonOfAssistant) as [AssistantReason, ...AssistantReason[]]; // not empty

/** People answer every line of this chat, as the owner wants it: whoever writes waits for them. */
export const peopleAnswer = 'people_answer' satisfies HandOffReason;

/** Why a chat came to a person. The house gives a code, everybody else a sentence. */
export const reasonWords = (reason: string) => words.get(reason) ?? reason;

/** As a row keeps that somebody is in danger. */
export const dangerReason = (danger: SafetyKind): string => `Emergency: ${danger}`;

const words = new Map<string, string>([
  ...Object.entries({ ...reasonOfAssistant, ...reasonOfHouse }),
  ...safetyKinds.map((one) => [dangerReason(one), fill(copy.emergency, { danger: dangerWords[one] })] as const),
]);
