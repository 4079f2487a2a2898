// How a line is written: words, capitals and signs of a mood, as signs for the reader of lines.
import { dataText } from '../../data-text.ts';

export function moodSigns(text: string): string[] {
  const plain = ` ${text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\p{L}\d\s]/gu, '')
    .replace(/\s+/g, ' ')} `;
  const named = words.filter(({ starts }) =>
    starts.some((start) => plain.includes(start.length <= wholeWord ? ` ${start} ` : ` ${start}`)),
  );
  return [
    ...new Set(named.map(({ mood }) => `mood ${mood}`)),
    ...(isShouted(text) ? ['shouted'] : []),
    ...(/!{2}/.test(text) ? ['exclaimed'] : []),
    ...(/[\u{1F602}\u{1F923}\u{1F605}\u{1F92A}\u{1F61C}]/u.test(text) ? ['laughs'] : []),
    ...(/[\u{1F621}\u{1F620}\u{1F92C}]/u.test(text) ? ['fumes'] : []),
    ...(/[\u{1F64F}\u{2764}\u{1F60D}\u{1F970}]/u.test(text) ? ['loves'] : []),
    ...(/[\u{1F62D}\u{1F622}\u{1F630}\u{1F628}]/u.test(text) ? ['weeps'] : []),
  ];
}

/** Letters: so short a word is meant whole ("lol" is no "Lolita"). */
const wholeWord = 3;

/** Three words or more in capitals, and hardly anything else. */
const isShouted = (text: string): boolean =>
  (text.match(/\p{Lu}{3,}/gu) ?? []).length >= 3 && !/\p{Ll}{3,}/u.test(text);

const words = dataText('mood.txt')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => {
    const [mood = '', starts = ''] = line.split(': ');
    return { mood, starts: starts.split(', ').map((start) => start.replaceAll("'", '')) };
  });
