// Degrees outside, as a circumstance: "it is 12 degrees out", "minus 5", "97 outside".
export function weatherIn(text: string): string[] {
  const degrees =
    /(-|minus |negative )?\b(\d{1,3})\s?(?:°\s?f?|degrees?|deg|f|outside|out|below|bajo cero)(?![\p{L}\d])/iu.exec(
      text,
    );
  if (/\bbelow (?:zero|freezing)\b|\b(?:minus|negative) \d+\b/i.test(text)) return ['cold-out'];
  if (!degrees) return [];
  const value = Number(degrees[2]) * (degrees[1] ? -1 : 1);
  if (value <= coldest) return ['cold-out'];
  return value >= hottest && value <= 130 ? ['hot-out'] : [];
}

/** Fahrenheit. From these on, heat or cooling that fails is hard to bear even for the healthy. */
const coldest = 45;
const hottest = 90;
