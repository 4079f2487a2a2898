/** Why a chat came to a person. The assistant gives a code, everybody else a sentence. */
export const reasonWords = (reason: string) => words.get(reason) ?? reason;

const words = new Map<string, string>(
  Object.entries({
    asked_for_person: 'The guest asked for a person.',
    money: 'It is about money.',
    booking: 'It is about the booking.',
    complaint: 'The guest complains.',
    legal: 'It is a legal matter.',
    locked_out: 'The guest is locked out.',
    danger_unclear: 'There may be danger, and it is not clear what.',
    escalation_phrase: 'The guest wrote a phrase that calls for a person.',
    people_answer: 'People answer here, as the owner wants it.',
    not_understood: 'The assistant did not understand.',
    agent_left: 'Whoever had this chat left.',
    failed: 'The assistant could not answer: something went wrong on our side.',
  }),
);
