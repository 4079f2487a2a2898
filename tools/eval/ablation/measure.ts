// What the engine does on a share of the tuned rows, in a process of its own; prints one JSON object.
import { globSync } from 'node:fs';
import { safetyKinds } from '#contract/enumerations/conversations.ts';
import { find } from '#language/ranking';
import { playbooks } from '../../../src/server/features/assistant/playbooks/playbook-schema.ts';
import { hintsOf } from '../../../src/server/features/assistant/proposals/hints.ts';
import { readLine } from '../../../src/server/language/reader/line-reader.ts';
import { readMessage } from '../../../src/server/language/reader/slot-rules.ts';
import { readAnswerable } from '../asked.ts';
import { sampleHouse } from '../houses.ts';
import { alarmOf, playTurn } from '../play.ts';
import { type ReaderRow, readReaderRows } from '../reader/rows.ts';
import type { Tally } from './measured.ts';

const tally = (): Tally => ({ right: 0, all: 0 });
const measured = {
  'acts of turns': tally(),
  'acts of messages': tally(),
  trade: tally(),
  urgency: tally(),
  'dangers found': tally(),
  'false alarms': tally(),
  'asked needlessly': tally(),
  'note first': tally(),
  'among three': tally(),
};
const { knowledge: house } = sampleHouse('');
const rows = readReaderRows('tune').filter(({ split }) => split === 'tune');
for (const [i, row] of rows.filter(({ source }) => source === 'turn').entries()) if (i % 2 === 0) read(row);
for (const [i, row] of rows.filter(({ source }) => source === 'message').entries()) if (i % 4 === 0) await play(row);
const questions = readAnswerable({
  files: globSync('tools/eval/data/understanding/questions/tune/*/*.jsonl').filter((_, at) => at % 3 === 0),
  kb: undefined,
});
for (const [i, { knowledge, text, gold }] of questions.toSorted((a, b) => (a.text < b.text ? -1 : 1)).entries()) {
  if (i % 4 !== 0) continue;
  const at = find(knowledge.index, text).ranked.findIndex(({ snippet }) => snippet.id === gold);
  count('note first', at === 0);
  count('among three', at >= 0 && at < 3);
}
console.log(JSON.stringify(measured));

function count(name: keyof typeof measured, isRight: boolean): void {
  measured[name].all++;
  if (isRight) measured[name].right++;
}

function read({ text, before, holds, source }: ReaderRow): void {
  const reading = readMessage(text);
  const line = readLine(reading, { before, hints: hintsOf(reading) });
  const [act] = Object.entries(line.acts).reduce((best, next) => (next[1] > best[1] ? next : best));
  if ([...holds].some(([name, is]) => is && name.startsWith('act:')))
    count(source === 'turn' ? 'acts of turns' : 'acts of messages', holds.get(`act:${act}`) === true);
}

/** As the first line of a chat, through the engine. */
async function play(row: ReaderRow): Promise<void> {
  read(row);
  const decision = await playTurn(house, row.text, [], 'current', row.lang);
  const alarm = alarmOf(decision);
  if (safetyKinds.some((kind) => row.holds.get(`danger:${kind}`))) count('dangers found', alarm !== null);
  else if (row.holds.get('act:danger') === false) {
    count('false alarms', alarm?.stage === 'rings');
    count('asked needlessly', alarm?.stage === 'asks' && alarm.kind !== 'lockout');
  }
  if (!row.holds.get('act:trouble')) return;
  const order = decision.actions.find((action) => action.kind === 'open_work_order');
  const playbook = playbooks.find(({ id }) => id === decision.state.playbook?.id);
  count('trade', row.holds.get(`trade:${order?.serviceType ?? playbook?.service_type}`) === true);
  if (order && row.holds.has('urgency:urgent')) count('urgency', row.holds.get(`urgency:${order.urgency}`) === true);
}
