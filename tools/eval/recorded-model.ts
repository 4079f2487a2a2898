// A language model whose answers were written down before: what one of any vendor says to these cases, heard again
// through the guard of today for nothing.
import { existsSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { type LanguageModel, type ModelAnswer, ModelError, type ModelRequest } from '#server/platform/model/port.ts';
import { readRows } from './rows.ts';

/** `id`: the case; `guest`: the message that is answered; `calls` as the vendor gives them. */
const recordedAnswer = z.object({
  id: z.string(),
  guest: z.string(),
  text: z.string().default(''),
  calls: z.array(z.object({ tool: z.string(), input: z.unknown() })),
});

export interface RecordedModel {
  of(caseId: string): LanguageModel;
  /** Writes down beside the results what was asked and has no answer yet; how many. */
  writeAsked(file: string): number;
}

/** @param file its answers, one a line; one that does not exist holds none */
export function recordedModel(file: string): RecordedModel {
  const answers = existsSync(file) ? readRows(file, recordedAnswer) : [];
  const asked: ({ id: string; guest: string } & ModelRequest)[] = [];
  return {
    of: (id) => ({
      name: 'recorded',
      async ask(request) {
        const guest = request.turns.at(-1)?.text ?? '';
        const answer = answers.find((row) => row.id === id && row.guest === guest);
        const named = namedArticles(request.system);
        if (answer) return { text: answer.text, calls: withIds(answer.calls, named), ...uncounted };
        asked.push({ id, guest, ...request, system: withNames(request.system, named) });
        throw new ModelError('down', 'no answer was written down');
      },
    }),
    writeAsked(out) {
      writeFileSync(out, asked.map((row) => `${JSON.stringify(row)}\n`).join(''));
      return asked.length;
    },
  };
}

const uncounted = { inputTokens: null, outputTokens: null };

type Named = { id: string; name: string }[];

/** Every run gives articles other ids: what is written down calls them by their title. */
function namedArticles(system: string): Named {
  const data = z
    .object({ known: z.array(titled), locked: z.array(titled) })
    .parse(JSON.parse(system.slice(system.indexOf('\n{'))));
  return [...data.known, ...data.locked]
    .map(({ id, name, title }) => ({ id: id ?? name ?? '', name: `article:${title}` }))
    .filter(({ id }) => id.startsWith('article:'));
}

const titled = z.object({ id: z.string().optional(), name: z.string().optional(), title: z.string() });

const withNames = (text: string, named: Named): string =>
  named.reduce((said, { id, name }) => said.replaceAll(id, name), text);

const withIds = (calls: ModelAnswer['calls'], named: Named): ModelAnswer['calls'] =>
  JSON.parse(
    named.reduce(
      (said, { id, name }) => said.replaceAll(JSON.stringify(name), JSON.stringify(id)),
      JSON.stringify(calls),
    ),
  );
