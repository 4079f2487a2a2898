// Which of what was shown to choose from the guest took: by a tap, by its place, or by words of it.
import { isStopWord, normalize, tokens } from '#language/text';
import { say } from '../replies/say.ts';
import type { DialogueState } from './dialogue-state.ts';
import { choicesIn, type TurnContext } from './turn.ts';

/** `none` is "None of these". `inWords`: the guest named it in words of its own, which may say more than what was shown. */
export type Taken = 'none' | { place: number; inWords: boolean };

/** Null where the words are something else, or nothing was shown. */
export function choiceTaken(turn: TurnContext, pending: DialogueState['pending']): Taken | null {
  const shown = choicesIn(turn, pending);
  const said = normalize(turn.input.text);
  if (shown.length === 0) return null;
  const isQuestion = pending?.kind === 'question';
  if (said === normalize(say(turn.language, 'quickNoneOfThese')) || noneOfThem.test(said)) return 'none';
  if (!isQuestion && none.test(said)) return 'none';
  const tapped = shown.findIndex((one) => normalize(one) === said);
  const place = tapped < 0 && saysOnlyPlace(said) ? placeNamed(said, shown.length) : tapped;
  if (place !== null && place >= 0) return { place, inWords: false };
  const named = placeOfWords(said, shown, isQuestion);
  return named === null ? null : { place: named, inWords: true };
}

/** Whether these are the very words of something that may be tapped. */
export const isTap = (text: string, { quickReplies }: DialogueState): boolean =>
  quickReplies.some((one) => normalize(one) === normalize(text));

/** "The second one": its place from 0 among so many; null where that many were not shown. */
export function placeNamed(text: string, count: number): number | null {
  const said = normalize(text);
  const digit = aDigit.exec(said)?.[1];
  const at = digit ? Number(digit) - 1 : lastOne.test(said) ? count - 1 : places.findIndex((one) => one.test(said));
  return at < 0 || at >= count ? null : at;
}

/** In the five languages that guests are answered in. */
const places = [
  /\b(?:first|1st|primer[oa]?|premier|premiere|erste[nrs]?|primeir[oa])\b/,
  /\b(?:second|2nd|segund[oa]|deuxieme|seconde|zweite[nrs]?)\b/,
  /\b(?:third|3rd|tercer[oa]?|troisieme|dritte[nrs]?|terceir[oa])\b/,
  /\b(?:fourth|4th|cuart[oa]|quatrieme|vierte[nrs]?|quart[oa])\b/,
  /\b(?:fifth|5th|quint[oa]|cinquieme|funfte[nrs]?)\b/,
  /\b(?:sixth|6th|sext[oa]|sixieme|sechste[nrs]?)\b/,
];
const lastOne = /\b(?:last|ultim[oa]|dernier|derniere|letzte[nrs]?)\b/;
/** "At 3 am" names no third one. */
const aDigit = /^(?:(?:number|option|no|nr|numero|opcion|nummer|opcao) )?([1-9])(?: please| por favor| bitte)?$/;
const polite = /\b(?:please|por favor|s il (?:vous|te) plait|bitte)\b/g;
const noneOfThem =
  /^(?:n(?:one|either) of (?:them|those)|something else|ningun[oa] de (?:ellos|ellas|esos|esas)|otra cosa|aucune? des deux|autre chose|keine?[rs]? davon|etwas anderes|nenhuma? (?:deles|delas)|outra coisa)$/;
/** To a question ("has any water come out?") these are an answer. */
const none = /^(?:none|neither|ningun[oa]|aucune?|keine?[rs]?|nenhuma?)$/;

/** "The second one, please", and not "on the second floor". */
function saysOnlyPlace(said: string): boolean {
  if (aDigit.test(said)) return true;
  const left = [...places, lastOne].reduce((words, one) => words.replace(one, ' '), said.replace(polite, ' '));
  return left !== said && tokens(said).length <= fewWords && tokens(left).every(({ word }) => isStopWord(word));
}

/**
 * Where all that was said stands in one of those shown, and in no other. What is denied is none of them, but an answer
 * that denies as well ("it doesn't drain").
 */
function placeOfWords(said: string, shown: string[], mayDeny: boolean): number | null {
  const all = tokens(said);
  const telling = all.filter(({ word }) => !isStopWord(word));
  const words = telling.length > 0 ? telling : all;
  if (all.length > fewWords || words.every(({ word }) => tellsNothing.has(word))) return null;
  const fitting = shown.flatMap((one, place) => {
    const stems = new Set(tokens(one).map(({ stem }) => stem));
    return words.every(({ stem }) => stems.has(stem)) ? [place] : [];
  });
  const [place] = fitting;
  if (place === undefined || fitting.length > 1) return null;
  return denial.test(said) && !(mayDeny && denial.test(normalize(shown[place] ?? ''))) ? null : place;
}

const fewWords = 5;
/** These stand in what is shown, and say nothing of which it is. */
const tellsNothing = new Set(['no', 'not', 'nao', 'it', 'is', 'its', 'the', 'one', 'yes', 'si', 'oui', 'ja', 'sim']);
const denial = /\b(?:no|not|never|none|ningun[oa]?|nunca|pas|ne|n|kein\w*|nicht|nao|nenhum[a]?|sin|sans|ohne|sem)\b/;
