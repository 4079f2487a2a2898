// To an owner: a guest asked what nobody has answered, and the reminder when no answer came.
export const askedSubject = "A guest's question about {property}";
export const askedBody =
  'A guest at {property} asked something we have no answer to:\n\n“{question}”\n\nAnswer here, no sign-in needed:\n{link}\n\nYour reply goes into their chat, word for word. You can keep it as an article, so the next guest who asks gets it right away.';
export const reminderSubject = "Still open: a guest's question about {property}";
export const reminderBody =
  "A guest at {property} is still waiting for an answer to this:\n\n“{question}”\n\nAnswer here, no sign-in needed:\n{link}\n\nIf you don't answer, we tell them it's taking longer and that they can ask for a person.";

// After either of the two, where the guest was told a time.
export const expectedBy = 'We told the guest to expect an answer by {time}.';
