// Degrees outside, as a circumstance: "it is 12 degrees out", "minus 5", "97 outside".

/** `frail`: a child, somebody old or ill is there, for whom the bounds are closer. */
export function weatherIn(text: string, frail: boolean): string[] {
  const degrees =
    /(-|minus |negative )?\b(\d{1,3})\s?(?:°\s?f?|degrees?|deg|grados|degres|grad|graus|f|outside|out|below|bajo cero)(?![\p{L}\d])/iu.exec(
      text,
    );
  if (/\bbelow (?:zero|freezing)\b|\b(?:minus|negative) \d+\b|\b(?:bajo cero|unter null|abaixo de zero)\b/i.test(text))
    return ['cold-out'];
  if (!degrees) return [];
  const value = Number(degrees[2]) * (degrees[1] ? -1 : 1);
  if (value <= (frail ? coldest.frail : coldest.healthy)) return ['cold-out'];
  return value >= (frail ? hottest.frail : hottest.healthy) && value <= 130 ? ['hot-out'] : [];
}

/** Fahrenheit, from the product's rules: from these on, heat or cooling that fails is an essential service out. */
const coldest = { healthy: 45, frail: 55 };
const hottest = { healthy: 95, frail: 85 };
