// Where one thing that is said ends and the next begins within a sentence.
import type { Language } from '#language/languages';

export interface Part {
  text: string;
  /** One of several that are counted up: "no parties, smoking or pets". */
  isListed: boolean;
  /** It follows "and", "or" or a comma. */
  isJoined: boolean;
}

export function partsOf(sentence: string, language: Language): Part[] {
  const joint = new RegExp(`^(?:${joints[language] ?? '-'})$`, 'i');
  const subordinate = new RegExp(`^\\s*(?:${turns[language] ?? '-'})[\\s'’]`, 'i');
  const pieces = sentence.split(bordersOf(language));
  const parts: Part[] = [];
  for (let at = 0; at < pieces.length; at += 2) {
    const text = pieces[at] ?? '';
    const before = pieces[at - 1]?.trim();
    if (!/[\p{L}\p{N}]/u.test(text)) continue;
    const isBound = subordinate.test(text);
    const isJoined = !isBound && (before === ',' || (before !== undefined && joint.test(before)));
    const isListed = isAlternative(before) || (before === ',' && alternatives.test(pieces.slice(at).join('')));
    parts.push({ text, isListed, isJoined });
  }
  return parts;
}

const stops = '[;()]\\s*|:(?!\\d)\\s*|,(?!\\d)\\s*|\\s[-–—]\\s';
const joints: Partial<Record<Language, string>> = {
  en: 'and|but|then|or|nor',
  es: 'y|e|pero|luego|o|ni',
  fr: 'et|mais|puis|ou|ni',
  de: 'und|aber(?! nicht| kein)|sondern|dann|oder|noch',
  pt: 'e|mas|porém|ou|nem',
};
/** What is excepted, what is not meant, a condition, a time that is told by what happens, a reason. */
const turns: Partial<Record<Language, string>> = {
  en: 'except|unless|without|rather than|instead of|if|when|whenever|while|as soon as|because|due to',
  es: 'excepto|salvo|sin|menos el|menos la|menos los|en lugar de|en vez de|si|cuando|mientras|en cuanto|porque',
  fr: "excepté|sauf|sans|au lieu de|plutôt que|si|quand|lorsque|dès qu['’e]|dès que|pendant que|parce que|car|à cause",
  de: 'außer|ausser|ohne|statt|anstatt|wenn|falls|sobald|solange|während|weil|denn|wegen',
  pt: 'exceto|salvo|sem|menos o|menos a|menos aos|em vez de|quando|enquanto|assim que|porque',
};

/** "And" between figures, or before a half, joins them. */
function bordersOf(language: Language): RegExp {
  const [joint, turn] = [joints[language] ?? '-', turns[language] ?? '-'];
  return new RegExp(
    `(${stops}|\\s(?:${joint})\\s(?!\\d|media\\b|meia\\b|demie\\b|half\\b)|(?<!\\d)\\s(?:${joint})\\s(?=\\d)|\\s(?=(?:${turn})[\\s'’]))`,
    'giu',
  );
}

const isAlternative = (border: string | undefined): boolean => border !== undefined && alternatives.test(border);
const alternatives = /\b(?:or|nor|ni|ou|oder|noch|nem|o)\b/i;
