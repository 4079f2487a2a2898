/** What the faces in `fonts/` have: letters of Latin with their marks, digits and punctuation. */
const basic = '\\s\\u0020-\\u007e\\u00a0-\\u00ac\\u00ae-\\u00ff';
const extended =
  '\\u0100-\\u0113\\u0116-\\u0127\\u012a\\u012b\\u012e-\\u0130\\u0132-\\u0137\\u0139-\\u013e\\u0141-\\u0148\\u014a-\\u014d\\u0150-\\u0161\\u0164\\u0165\\u016a-\\u017e';
const punctuation = '\\u2013\\u2014\\u2018-\\u201a\\u201c-\\u201e\\u2022\\u2026\\u20ac\\u2122';
const had = new RegExp(`^[${basic}${extended}${punctuation}]*$`);

/** False where a letter would be left out on paper, such as Cyrillic, Chinese or an emoji. */
export const isPrintable = (words: string): boolean => had.test(words.normalize('NFC'));
