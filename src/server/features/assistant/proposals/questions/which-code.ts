// Which of a house's codes a guest means by "the code": what is told decides, not which text sounds nearest.
import { inEnglish } from '#language/languages';
import { readMessage, ruledDanger } from '#language/reader';
import { conceptsIn, isStopWord, normalize, type Token, tokens, words } from '#language/text';
import { guestTurns, type TurnContext } from '../../conversation-state/turn.ts';
import type { ReleasableName } from '../../deciding/decision.ts';
import { knowsSecret } from './release.ts';

/**
 * @param found the code that ranks first for the question
 * @returns null where the one that is meant is not on file: another one would be told for it
 */
export function codeMeant(turn: TurnContext, found: ReleasableName): ReleasableName | null {
  const { text } = turn.input;
  const said = normalize(turn.language === 'en' ? text : `${text} ; ${inEnglish(text)}`);
  const meant = namedIn(turn, said);
  if (!codes.has(found)) return meant && asksForIt(turn) && !isNamed(turn, found) ? meant : found;
  if (meant) return knowsSecret(turn, meant) ? meant : isOutside(turn) ? wayIn(turn) : found;
  if (isOutside(turn)) return wayIn(turn);
  return asksForCodeAlone(turn) ? (wayIn(turn) ?? found) : found;
}

/** "And the door code?" after the gate's: what ranks first by the question before is not what is named now. */
const isNamed = ({ input: { text, knowledge } }: TurnContext, found: ReleasableName): boolean => {
  const title = new Set(tokens(knowledge.snippets.find(({ id }) => id === found)?.title ?? '').map(({ stem }) => stem));
  return (
    !found.startsWith('article:') ||
    tokens(text).some(({ word, stem }) => !isStopWord(word) && !code.has(word) && title.has(stem))
  );
};

const asksForIt = ({ input: { text } }: TurnContext): boolean => tokens(text).some(({ word }) => code.has(word));

const codes = new Set<ReleasableName>(['front_door_lock_code', 'alt_lock_box_code', 'wifi_password']);

function namedIn(turn: TurnContext, said: string): ReleasableName | null {
  if (wifi.test(said)) return 'wifi_password';
  if (box.test(said) && !spare.test(said) && isBoxAtDoor(turn)) return 'front_door_lock_code';
  if (box.test(said)) return 'alt_lock_box_code';
  return door.test(said) ? 'front_door_lock_code' : null;
}

/** Who stands outside wants to come in: never the network's password. */
const wayIn = (turn: TurnContext): ReleasableName | null =>
  (['front_door_lock_code', 'alt_lock_box_code'] as const).find((name) => knowsSecret(turn, name)) ?? null;

/** The front door's own lock is a box with the key in it; the other box is the spare. */
const isBoxAtDoor = (turn: TurnContext): boolean =>
  turn.input.knowledge.facts.front_door_lock_type === 'Key in Lock Box' && knowsSecret(turn, 'front_door_lock_code');

/** Said now or a little before, or being seen to. */
const isOutside = (turn: TurnContext): boolean =>
  turn.input.state.playbook?.id === 'locked-out' ||
  [...guestTurns(turn).slice(-maxEarlierTurns), turn.input.text].some(
    (said) => ruledDanger(readMessage(said))?.kind === 'lockout',
  );

const maxEarlierTurns = 4;

const wifi = /\b(?:wi ?fi|wireless|internet|network|router|wlan|la red|rede|reseau|netzwerk)\b/;
const box =
  /\b(?:lock ?box|key ?box|key safe|lock safe|caja|cajita|boite a cles?|coffre a cles?|schlussel(?:kasten|box|safe|tresor)|cofre|caixa|caixinha)\b/;
const spare =
  /\b(?:spare|backup|back ?up|alternate|alternative|second|other|repuesto|segunda|otra|secours|deuxieme|autre|ersatz\w*|zweite\w*|andere\w*|reserva|outra)\b/;
const door =
  /\b(?:(?<!\b(?:garage|shed|gate|patio|back|side) )door|entry|entrance|key ?pad|puerta|entrada|porte|entree|digicode|(?:haus)?tur|eingang|porta|fechadura)\b/;

/** "Qual é o código?", "preciso do código": a code is asked for, and no word says of what. */
export function asksForCodeAlone(turn: TurnContext): boolean {
  const said = tokens(turn.input.text);
  const namesNothing = (token: Token) => code.has(token.word) || saysHowAsked(token.word) || isUnknown(turn, token);
  return said.some(({ word }) => code.has(word)) && said.every(namesNothing);
}

/** A foreign word that neither the house nor any list of ours has: no name of a thing here. */
const isUnknown = ({ input: { knowledge }, language }: TurnContext, token: Token): boolean =>
  language !== 'en' &&
  inEnglish(token.word) === token.word &&
  !knowledge.index.postings.has(token.stem) &&
  conceptsIn([token]).size === 0;

const code = new Set(['code', 'codes', 'pin', 'codigo', 'codigos']);

/** Small words, and how a thing is asked for: in English, or by what it is in English. */
const saysHowAsked = (word: string): boolean =>
  [word, ...words(inEnglish(word))].some((one) => isStopWord(one) || asking.has(one));

const asking = new Set(
  'hi hello hey please pls thanks thank need want give send resend pass tell text get have know forgot forget forgotten lost again now still new remind repeat'.split(
    ' ',
  ),
);
