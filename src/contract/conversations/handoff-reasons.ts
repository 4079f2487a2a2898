/** Why the assistant calls a person, and why the house does. */
const reasonOfAssistant = {
  asked_for_person: 'The guest asked for a person.',
  money: 'It is about money.',
  booking: 'It is about the booking.',
  complaint: 'The guest complains.',
  legal: 'It is a legal matter.',
  locked_out: 'The guest is locked out.',
  danger_unclear: 'There may be danger, and it is not clear what.',
  escalation_phrase: 'The guest wrote a phrase that calls for a person.',
  not_understood: 'The assistant did not understand.',
  failed: 'The assistant could not answer: something went wrong on our side.',
};
const reasonOfHouse = {
  people_answer: 'People answer here, as the owner wants it.',
  agent_left: 'Whoever had this chat left.',
};

export type AssistantReason = keyof typeof reasonOfAssistant;
export type HandOffReason = AssistantReason | keyof typeof reasonOfHouse;

export const assistantReasons = Object.keys(reasonOfAssistant) as [AssistantReason, ...AssistantReason[]]; // not empty

/** People answer every line of this chat, as the owner wants it: whoever writes waits for them. */
export const peopleAnswer = 'people_answer' satisfies HandOffReason;

/** Why a chat came to a person. The house gives a code, everybody else a sentence. */
export const reasonWords = (reason: string) => words.get(reason) ?? reason;

const words = new Map<string, string>(Object.entries({ ...reasonOfAssistant, ...reasonOfHouse }));
