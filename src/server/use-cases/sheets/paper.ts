import { fileURLToPath } from 'node:url';
import { Font, Path, StyleSheet, Svg, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { encode } from 'uqr';
import { alphabetsFor } from './letters.ts';

// What all that is printed shares: faces, colors, the mark, the code.

const face = (name: string) => fileURLToPath(new URL(`./fonts/${name}.ttf`, import.meta.url));

Font.register({
  family: 'Figtree',
  fonts: [{ src: face('figtree-400') }, { src: face('figtree-650'), fontWeight: 700 }],
});
Font.register({
  family: 'Figtree more',
  fonts: [{ src: face('figtree-400-ext') }, { src: face('figtree-650-ext'), fontWeight: 700 }],
});
Font.register({ family: 'Bricolage', src: face('bricolage-635') });
Font.register({ family: 'Bricolage more', src: face('bricolage-635-ext') });
Font.registerHyphenationCallback((word) => [word]); // names and places are never cut in two

/** Letters that one face lacks come from the next. */
const fonts = { text: ['Figtree', 'Figtree more'], headline: ['Bricolage', 'Bricolage more'] };

/** The faces for these words: ours, and behind them those of the other alphabets they need, read only now. */
export function faces(kind: keyof typeof fonts, words: string): string[] {
  const others = alphabetsFor(words) ?? [];
  for (const { name, regular, bold } of others)
    if (!Font.getRegisteredFontFamilies().includes(name))
      Font.register({ family: name, fonts: [{ src: regular }, { src: bold, fontWeight: 700 }] });
  return [...fonts[kind], ...others.map(({ name }) => name)];
}
export const colors = { ink: '#1c2333', ink2: '#525b70', line: '#c9cedb', lamp: '#ffb338', danger: '#b3261e' };

/** Points of a length on paper. */
export const mm = (millimeters: number): number => (millimeters * 72) / 25.4;

const styles = StyleSheet.create({
  mark: { flexDirection: 'row', alignItems: 'center' },
  word: { fontFamily: fonts.headline, color: colors.ink },
});

/** The house with its lamp, and the word beside it; `size` in points. */
export const logo = (size: number): ReactElement =>
  h(
    View,
    { style: styles.mark },
    h(
      Svg,
      { viewBox: '0 0 32 32', style: { width: size, height: size, marginRight: size / 4 } },
      h(Path, {
        d: 'M16 3 29 13.2V27a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V13.2Z',
        stroke: colors.ink,
        strokeWidth: 2.4,
        fill: 'none',
      }),
      h(Path, { d: 'M11.2 29v-9.2a4.8 4.8 0 0 1 9.6 0V29Z', fill: colors.lamp }),
      h(Path, { d: 'M13.7 10.6a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0-4.6 0Z', fill: colors.lamp }),
    ),
    h(Text, { style: [styles.word, { fontSize: size * 0.7 }] }, 'Porchlight'),
  );

/** The code with its quiet zone, `size` points wide; it can be read from half of 30 mm on. */
export function qrCode(text: string, size: number): ReactElement {
  const { data, size: modules } = encode(text, { ecc: 'M', border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  return h(
    Svg,
    { viewBox: `0 0 ${modules} ${modules}`, style: { width: size, height: size } },
    h(Path, { d: `M0 0h${modules}v${modules}h-${modules}z`, fill: '#ffffff' }),
    h(Path, { d: dark.join(''), fill: '#000000' }),
  );
}
