import { StyleSheet, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';

/** Letters of a word that fit on every line of what is printed. */
const fits = 24;

type Style = ReturnType<typeof StyleSheet.create>[string];

/**
 * Words as they are, in which one that is too long for its line goes on in the next. The renderer alone would run it
 * over the edge of the paper, or put a hyphen in it that is not part of the name.
 */
export function wrapped(words: string, style: Style, align: 'start' | 'center' = 'start'): ReactElement {
  if (words.split(/\s+/).every((word) => [...word].length <= fits)) return h(Text, { style }, words);
  const pieces = words.split(/(?<=\s)/).flatMap(piecesOf);
  return h(
    View,
    { style: [styles.row, style, align === 'center' ? styles.center : {}] },
    ...pieces.map((piece, at) => h(Text, { key: at }, piece)),
  );
}

/** What a reader takes for one letter is never cut in two. */
const piecesOf = (word: string): string[] =>
  [...word].length > fits
    ? [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(word)].map((one) => one.segment)
    : [word];

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap' },
  center: { justifyContent: 'center' },
});
