// Fits what tells languages apart: node tools/eval/languages/fit.ts. Writes language/data/language-weights.bin; the same
// rows give the same bytes. Prints how often it is wrong on the tuned rows, none of which it has learned from.
import { writeFileSync } from 'node:fs';
import { scoresOf, weighed } from '../../../src/server/language/languages/language-weights.ts';
import { normalize } from '../../../src/server/language/text/text.ts';
import { readReaderRows } from '../reader/rows.ts';
import { fitLanguages } from './fit-languages.ts';

const weights = fitLanguages(readReaderRows('train'));
writeFileSync('src/server/language/data/language-weights.bin', weights);

const tuned = readReaderRows('tune');
for (const language of weighed) {
  const rows = tuned.filter(({ lang }) => lang === language);
  const wrong = rows.filter(({ text }) => {
    const scores = scoresOf(weights, normalize(text));
    return scores && weighed.some((other) => scores[other] > scores[language]);
  });
  console.log(`${language}: ${wrong.length} of ${rows.length} wrong, without a thread or a device to go by`);
}
