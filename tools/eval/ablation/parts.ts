// What can be left out of the engine's data, one at a time: a file of rules or words, or a group of slots.
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

export interface Part {
  name: string;
  /** The end of the path of the file that is read without it. */
  file: string;
  without(text: string): string;
}

const language = 'src/server/language/data';
const assistant = 'src/server/features/assistant/data';

const nothing = (_: string): string => '';
/** Rules after a line of dashes, and before it the slots that they name. */
const withoutRules = (text: string): string => `${text.split('\n---\n')[0]}\n---\n`;
/** A playbook must have signs: these never hold. */
const withoutSigns = (text: string): string =>
  JSON.stringify({ ...(JSON.parse(text) as object), signs: ['fire - fire'] }); // a playbook is an object

const whole = (folder: string, names: string[], without = nothing): Part[] =>
  names.map((name) => ({ name, file: `${folder}/${name}`, without }));

export const parts: Part[] = [
  ...whole(language, ['safety.txt', 'triage.txt', 'trouble-utterances.jsonl', 'urgency.txt']),
  ...whole(language, ['harmless.txt'], withoutRules),
  { name: 'danger.<language>.txt', file: `${language}/danger.`, without: withoutRules },
  ...whole(assistant, ['talk.txt', 'trouble.txt', 'outcomes.txt', 'mood.txt']),
  { name: 'signs of the playbooks', file: `${assistant}/playbooks/`, without: withoutSigns },
  ...whole(language, ['concepts.txt', 'concepts.world.txt', 'phrases.txt', 'facets.txt', 'topics.txt']),
  ...whole(language, ['common-words.txt', 'stopwords.world.txt']),
  ...globSync(`${language}/words.*.txt`)
    .toSorted()
    .flatMap((file) => whole(language, [basename(file)])),
  ...slotGroups(),
];

/** Every slot of the group keeps its name, which rules ask for, and loses its words. */
function slotGroups(): Part[] {
  const file = `${language}/slots.txt`;
  return [...readFileSync(file, 'utf8').matchAll(/^# --- (.+)$/gm)].map(([heading, title = '']) => ({
    name: `slots: ${title.replace(/[:,].*/, '')}`,
    file,
    without(text) {
      const [before = '', after = ''] = text.split(`${heading}\n`);
      const end = after.search(/^# --- /m);
      const [group, rest] = end < 0 ? [after, ''] : [after.slice(0, end), after.slice(end)];
      return `${before}${heading}\n${group.replace(/^([\w-]+):.*$/gm, '$1: qqqqzzzz')}${rest}`;
    },
  }));
}
