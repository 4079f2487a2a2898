// The sentences of a manual, each with what stands over it.
import { isListLine, type Line } from './lines.ts';
import { labelOf, type Section } from './sections.ts';

export interface Sentence {
  text: string;
  /** "Door" of "Door: the code is 4417." */
  label: string | null;
  heading: string | null;
  page: number | null;
  section: number;
  /** Of the whole text, counted up; a line of a list is one of its own. */
  paragraph: number;
}

export function sentencesIn(sections: readonly Section[]): Sentence[] {
  let paragraph = 0;
  return sections.flatMap(({ title, isLabeled = false, lines }, section) =>
    lines.flatMap((line, at) => {
      if (!line.text.trim()) return [];
      const begins = isListLine(line.text) || labelOf(line.text) !== null;
      const goesOn = at > 0 && lines[at - 1]?.text.trim() && !begins;
      if (!goesOn) paragraph++;
      const label = isLabeled && at === 0 ? title : null;
      return sentencesOfLine(line, label).map((one) => ({ ...one, heading: title, section, paragraph }));
    }),
  );
}

function sentencesOfLine({ text, page }: Line, over: string | null): Pick<Sentence, 'text' | 'label' | 'page'>[] {
  const bare = plain(text);
  const labeled = over ? null : labelOf(bare);
  const label = over ?? labeled?.label ?? null;
  return splitSentences(labeled?.text ?? bare).map((one) => ({ text: one, label, page }));
}

/** Without the marks of a list, of bold and of code, and without pictures. */
const plain = (text: string): string =>
  text
    .replace(/^\s*(?:[-*•·–▪◦]|\d{1,2}[.)])\s+/, '')
    .replace(/^A[.:)]\s+/, '')
    .replace(/\*\*|__/g, '')
    .replace(/(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{fe0f}|\u{200d})+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** What nobody ended in so many characters is cut between two words: no pattern is let loose on more. */
const most = 600;

function pieces(text: string): string[] {
  const cut: string[] = [];
  let rest = text;
  while (rest.length > most) {
    const end = rest.lastIndexOf(' ', most);
    cut.push(rest.slice(0, end > 0 ? end : most).trim());
    rest = rest.slice(end > 0 ? end : most).trim();
  }
  return rest ? [...cut, rest] : cut;
}

/** A point ends one before a capital, a figure or a quotation mark; not behind the usual short forms. */
function splitSentences(text: string): string[] {
  const parts = text.split(/(?<=[.!?]["')\]]*)\s+(?=["'“(]?[\p{Lu}\d+])/u);
  const whole: string[] = [];
  for (const part of parts) {
    const before = whole.at(-1);
    if (before && /\b(?:St|Ave|Rd|Blvd|Dr|Mt|Ft|No|approx|apt|e\.g|i\.e)\.$/i.test(before) && /\d|\bSt\.$/.test(before))
      whole[whole.length - 1] = `${before} ${part}`;
    else whole.push(part);
  }
  return whole.filter(Boolean).flatMap(pieces);
}
