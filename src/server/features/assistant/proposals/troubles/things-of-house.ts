// What of a house may be broken, as titles of playbooks to choose from: what its notes speak of and what every house has.
import { inEnglish } from '#language/languages';
import type { TurnContext } from '../../conversation-state/turn.ts';
import { playbooks } from '../../playbooks/playbook-schema.ts';
import { playbookWords } from '../../playbooks/playbook-words.ts';

interface Thing {
  /** Of its playbook. */
  id: string;
  rooms: readonly Room[];
  /** What the house's notes say where it is there; every house has what has none. */
  known?: RegExp;
}
type Room = 'kitchen' | 'bathroom';

/** So many can be looked over on a phone. */
const maxThings = 6;

/** What was taken most often in this house first, then by this list; where a room is named, what is in it. */
export function thingsOf(turn: TurnContext): { id: string; title: string }[] {
  const { text, choicesMade, knowledge } = turn.input;
  const notes = knowledge.snippets.map((snippet) => `${snippet.title} ${snippet.text}`).join('\n');
  const said = inEnglish(text);
  const room = rooms.find(({ word }) => word.test(said))?.room;
  const taken = (id: string) => choicesMade.filter(({ chosen }) => chosen === `playbook:${id}`).length;
  return things
    .filter((thing) => (!thing.known || thing.known.test(notes)) && (!room || thing.rooms.includes(room)))
    .toSorted((one, other) => taken(other.id) - taken(one.id))
    .slice(0, maxThings)
    .map(({ id }) => ({ id, title: playbookWords(turn.language, titleOf(id)) }));
}

function titleOf(id: string): string {
  const playbook = playbooks.find((one) => one.id === id);
  return playbook?.choice_title ?? playbook?.title ?? id;
}

const rooms: readonly { room: Room; word: RegExp }[] = [
  { room: 'kitchen', word: /\bkitchen/i },
  { room: 'bathroom', word: /\b(?:bath|shower|toilet|restroom)/i },
];

/** What people write about most first. Nothing that is a danger: that is told in words, and heard at once. */
const things: readonly Thing[] = [
  { id: 'no-hot-water', rooms: ['bathroom', 'kitchen'] },
  { id: 'toilet', rooms: ['bathroom'] },
  { id: 'wifi', rooms: [], known: /\bwi-?fi\b/i },
  { id: 'tv', rooms: [], known: /\b(?:tv|television|streaming)\b/i },
  { id: 'no-heat', rooms: [], known: /\b(?:heat|heating|heater|furnace|thermostat)\b/i },
  { id: 'no-cooling', rooms: [], known: /\b(?:ac|a\/c|air condition\w*|cooling)\b/i },
  { id: 'dishwasher', rooms: ['kitchen'], known: /\bdishwasher\b/i },
  { id: 'fridge', rooms: ['kitchen'] },
  { id: 'oven', rooms: ['kitchen'] },
  { id: 'laundry', rooms: [], known: /\b(?:washer|washing machine|dryer|laundry)\b/i },
  { id: 'hot-tub', rooms: [], known: /\b(?:hot tub|jacuzzi|pool)\b/i },
  { id: 'drain', rooms: ['bathroom', 'kitchen'] },
  { id: 'light', rooms: ['bathroom', 'kitchen'] },
  { id: 'disposal', rooms: ['kitchen'], known: /\bdisposal\b/i },
  { id: 'garage-door', rooms: [], known: /\bgarage\b/i },
];
