// What a model meant to tell, in the words of the sources it named: it has understood the question, and they are the
// owner's.
import { inEnglish } from '#language/languages';
import { sentencesIn } from '#language/ranking';
import { isStopWord, tokens } from '#language/text';

/**
 * The sentences of the sources that the model's words come nearest to, in their order; all of the first source when
 * they come near to none.
 */
export function quoteFrom(sources: readonly string[], text: string): string {
  const theirs = sources.flatMap(sentencesIn).map((sentence) => ({ sentence, stems: stemsIn(sentence) }));
  const meant = new Set(sentencesIn(text).map((said) => nearest(stemsIn(inEnglish(said)), theirs)));
  const quoted = theirs.filter((one) => meant.has(one)).map(({ sentence }) => sentence);
  return quoted.length > 0 ? [...new Set(quoted)].join(' ') : (sources[0] ?? '');
}

type Sentence = { sentence: string; stems: Set<string> };

/** The one that shares most with what was said, in words that say something and in figures. */
function nearest(said: Set<string>, theirs: Sentence[]): Sentence | undefined {
  const ranked = theirs
    .map((one) => ({ one, shared: [...said].filter((stem) => one.stems.has(stem)).length }))
    .sort((a, b) => b.shared - a.shared);
  return ranked[0] && ranked[0].shared >= minSharedStems ? ranked[0].one : undefined;
}

const minSharedStems = 2;

const stemsIn = (text: string): Set<string> =>
  new Set(
    tokens(text)
      .filter(({ word }) => !isStopWord(word))
      .map(({ stem }) => stem),
  );
