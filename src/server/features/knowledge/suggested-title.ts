const opening =
  /^(?:(?:hi|hello|hey|so|and|also|sorry|please|quick question)[ ,:!.]+)*(?:(?:do|does|is|are|can|could|may|where|what|when|how|which|have|would|will)(?:n't|'s)? )?(?:there |i |we |you |the house |it |one |somebody |someone |find |know |tell me |tell us )*(?:have |use |get |got |has |is |are |be |do |find |does )?(?:(?:a|an|any|the|some|our|your) )?/i;

const maxTitleChars = 60;

/** "Do you have a crib?" → "Crib": what an article that answers a question could be called. */
export function suggestedTitle(text: string): string {
  const question = text.slice(0, 500);
  const asked = (question.split(/(?<=[?.!])\s/).find((sentence) => sentence.includes('?')) ?? question).trim();
  const bare = asked.replace(opening, '').replace(/[?!.\s]+$/, '');
  const words = (bare.length >= 3 ? bare : asked.replace(/[?!.\s]+$/, '')).replace(/\s+/g, ' ');
  const cut = words.length > maxTitleChars ? `${words.slice(0, maxTitleChars).replace(/\s+\S*$/, '')}…` : words;
  return cut.charAt(0).toUpperCase() + cut.slice(1);
}
