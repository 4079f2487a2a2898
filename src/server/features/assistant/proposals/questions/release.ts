// A guest asks for something the vault guards. The engine never sees it: it asks for a release, or says what is
// missing.
import { decided, sentence, type TurnContext, text } from '../../conversation-state/turn.ts';
import type { Action, Decision, Part, ReleasableName } from '../../deciding/decision.ts';
import { type BareSaying, say } from '../../replies/say.ts';

/** Codes of the front door; while that lock is faulty they stay in the vault. */
const doorNames: ReleasableName[] = ['front_door_lock_code', 'front_door_lock_instructions'];

export function answerSecret(turn: TurnContext, name: ReleasableName, label: string, lead: Part[] = []): Decision {
  const { stay, state, text: asked } = turn.input;
  const trace = { confidence: 1 };
  if (state.lockFault && doorNames.includes(name)) {
    const reply = [sentence(turn, 'secretFault')];
    return decided(turn, { kind: 'release', standing: 'lockFault', reply, reason: 'secret.lock_fault', trace });
  }
  if (stay === 'current') {
    const { parts, actions } = releaseParts(turn, name, label, asked);
    const reply = [...lead, ...parts];
    return decided(turn, {
      kind: 'release',
      standing: 'current',
      reply,
      actions,
      reason: 'secret.release_asked',
      trace,
    });
  }
  if (stay === 'none') {
    return decided(turn, {
      kind: 'release',
      standing: 'unchecked',
      reply: [...lead, sentence(turn, 'secretCheck')],
      actions: [{ kind: 'request_verification', name }],
      reason: 'secret.not_verified',
      state: { pending: { kind: 'secret', name } },
      trace,
    });
  }
  const past = stay === 'past';
  return decided(turn, {
    kind: 'release',
    standing: past ? 'over' : 'ahead',
    reply: [sentence(turn, past ? 'secretPast' : 'secretUpcoming', { label: inSentence(turn, name, label) })],
    actions: past ? [{ kind: 'ask_owner', question: asked }] : [],
    reason: past ? 'secret.stay_over' : 'secret.stay_ahead',
    trace,
  });
}

/** The parts and actions of one release; a door code brings the entry instructions along. */
export function releaseParts(
  turn: TurnContext,
  name: ReleasableName,
  label: string,
  why: string,
): { parts: Part[]; actions: Action[] } {
  const names = [{ name, label }];
  const instructions = turn.input.knowledge.snippets.find(({ id }) => id === 'secret:front_door_lock_instructions');
  if (name === 'front_door_lock_code' && instructions) {
    names.push({
      name: 'front_door_lock_instructions',
      label: secretLabel(turn, 'front_door_lock_instructions'),
    });
  }
  return {
    parts: [sentence(turn, 'secretHere'), ...names.map((secret): Part => ({ kind: 'secret', ...secret }))],
    actions: names.map((secret) => ({ kind: 'release_secret', name: secret.name, why: why.slice(0, 200) })),
  };
}

/** Whether this property has a secret of that name. */
export const knowsSecret = (turn: TurnContext, name: string): boolean =>
  turn.input.knowledge.snippets.some(({ id }) => id === `secret:${name}`);

/** As this house calls it, in the guest's language: the code of a box at the door is no "Front door code". */
export function secretLabel({ input, language }: TurnContext, name: ReleasableName): string {
  const isBoxAtDoor = input.knowledge.facts.front_door_lock_type === 'Key in Lock Box';
  const key = (isBoxAtDoor && labelsOfBoxAtDoor.get(name)) || labels.get(name);
  if (key) return say(language, key);
  return input.knowledge.snippets.find(({ id }) => id === name)?.title ?? 'That';
}

const labels = new Map<ReleasableName, BareSaying>([
  ['front_door_lock_code', 'labelDoorCode'],
  ['front_door_lock_instructions', 'labelDoorOpening'],
  ['alt_lock_box_location', 'labelBoxPlace'],
  ['alt_lock_box_code', 'labelBoxCode'],
  ['wifi_password', 'labelWifiPassword'],
  ['street_address', 'labelAddress'],
]);
const labelsOfBoxAtDoor = new Map<ReleasableName, BareSaying>([
  ['front_door_lock_code', 'labelBoxCode'],
  ['alt_lock_box_location', 'labelSpareBoxPlace'],
  ['alt_lock_box_code', 'labelSpareBoxCode'],
]);

/** The Wi-Fi's name stands before its password, the network being no secret. */
export function leadFor(turn: TurnContext, name: ReleasableName): Part[] {
  const wifi = turn.input.knowledge.snippets.find(({ id }) => id === 'fact:wifi_name');
  if (name !== 'wifi_password' || !wifi) return [];
  return [text(wifi.text, [{ kind: 'fact', id: wifi.id, title: wifi.title }])];
}

/** An article's title, and any in another language, stands as the name it is. */
function inSentence({ language }: TurnContext, name: ReleasableName, label: string): string {
  if (language !== 'en' || name.startsWith('article:')) return `“${label}”`;
  return `the ${label.startsWith('Wi-Fi') ? label : label.charAt(0).toLowerCase() + label.slice(1)}`;
}
