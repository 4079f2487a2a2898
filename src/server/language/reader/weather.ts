// Degrees outside, as a circumstance: "it is 12 degrees out", "minus 5", "97 outside".

/** `frail`: a child, somebody old or ill is there, for whom the bounds are closer. */
export function weatherIn(text: string, frail: boolean): string[] {
  const indoors = degreesInside(text);
  if (indoors !== null) return indoors;
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

/**
 * Inside, "58 in here" is no weather but a house too cold, and "85 in the bedroom" one too hot; null when it is not
 * about inside.
 */
function degreesInside(text: string): string[] | null {
  const found =
    /\b(\d{2,3})\s?(?:°\s?f?|degrees?|deg|f)?\s(?:inside|indoors|in (?:here|the (?:house|room|bedrooms?|living room|apartment|flat|place|cabin)|our room))\b/i.exec(
      text,
    );
  const value = Number(found?.[1]);
  if (!found || value < 32 || value > 110) return null;
  if (value <= inside.cold) return ['inside-cold', 'too-much', 'inside-word'];
  return value >= inside.hot ? ['inside-hot', 'too-much', 'inside-word'] : null;
}

/** Fahrenheit: nobody sets a thermostat there. */
const inside = { cold: 64, hot: 82 };
