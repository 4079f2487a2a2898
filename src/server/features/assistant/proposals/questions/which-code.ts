// Which of a house's codes a guest means by "the code": what is told decides, not which text sounds nearest.
import { inEnglish } from '#language/languages';
import { readMessage, ruledDanger } from '#language/reader';
import { normalize } from '#language/text';
import { guestTurns, type TurnContext } from '../../conversation-state/turn.ts';
import type { ReleasableName } from '../../deciding/decision.ts';
import { knowsSecret } from './release.ts';

/**
 * @param found the code that ranks first for the question
 * @returns null where the one that is meant is not on file: another one would be told for it
 */
export function codeMeant(turn: TurnContext, found: ReleasableName): ReleasableName | null {
  if (!codes.has(found)) return found;
  const said = normalize(`${turn.input.text} ; ${inEnglish(turn.input.text)}`);
  const meant = namedIn(turn, said);
  if (meant) return knowsSecret(turn, meant) ? meant : isOutside(turn) ? wayIn(turn) : found;
  if (isOutside(turn)) return wayIn(turn);
  return saysCodeAlone.test(normalize(turn.input.text)) ? (wayIn(turn) ?? found) : found;
}

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
    (words) => ruledDanger(readMessage(words))?.kind === 'lockout',
  );

const maxEarlierTurns = 4;

const wifi = /\b(?:wi ?fi|wireless|internet|network|router|wlan|la red|rede|reseau|netzwerk)\b/;
const box =
  /\b(?:lock ?box|key ?box|key safe|lock safe|caja|cajita|boite a cles?|coffre a cles?|schlussel(?:kasten|box|safe|tresor)|cofre|caixa|caixinha)\b/;
const spare =
  /\b(?:spare|backup|back ?up|alternate|alternative|second|other|repuesto|segunda|otra|secours|deuxieme|autre|ersatz\w*|zweite\w*|andere\w*|reserva|outra)\b/;
const door =
  /\b(?:front door|entry|entrance|key ?pad|puerta|entrada|porte|entree|digicode|(?:haus)?tur|eingang|porta|fechadura)\b/;

/** "Qual é o código?", and no word of what it is for. */
const saysCodeAlone =
  /^[¿¡ ]*(?:(?:hi|hello|hey|please|pls|so|and|ok|what|whats|which|is|the|s|again|code|pin|hola|cual|es|el|codigo|por favor|bonjour|quel|est|le|c|quoi|svp|hallo|wie|lautet|ist|der|welcher|bitte|ola|oi|qual|e|o)\b[ ;?.,!'’¿]*)+$/;
