// What other rules would have made of a guest's message, said to its owner.
export const takenOver = 'A person takes over: the guest wrote “{phrase}”.';
export const personAnswers = 'A person answers.';
export const assistantDrafts = 'The assistant drafts, a person sends.';
export const assistantAnswers = 'The assistant answers.';
export const personCalled = 'A person is called.';
export const ownerAsked = 'We pass the question on to you.';

// What becomes of a job. {action} and {fallback} are choices of the rules: "send my contractor", "ask me first".
export const jobToPerson = '{urgency} {trade} job: {action}.';
export const jobOffered = '{urgency} {trade} job: {action}, up to {amount}, with {time} to accept.';
export const jobOfferedAfter = '{urgency} {trade} job: {action} after {until}, up to {amount}, with {time} to accept.';
export const jobAsked = '{urgency} {trade} job: {action}, up to {amount}. After {time} without an answer, {fallback}.';
export const jobAskedAfter =
  '{urgency} {trade} job: {action} after {until}, up to {amount}. After {time} without an answer, {fallback}.';
