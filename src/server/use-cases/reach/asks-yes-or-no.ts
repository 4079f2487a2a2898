const beginnings =
  /^(?:(?:hi|hello|hey|please|so|and|also|quick question)[,:!\s-]+)*(?:is|are|am|was|were|do|does|did|can|could|may|might|will|would|should|has|have|had)\b/i;
const chooses = /\b(?:or|what|which|where|when|who|how|why)\b/i;

/** Whether "Yes" or "No" alone answers it: an English question that begins with a verb and leaves nothing else to say. */
export const asksYesOrNo = (question: string): boolean => beginnings.test(question.trim()) && !chooses.test(question);
