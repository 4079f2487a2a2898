// What each mode is measured on. Everything is written here; other people's rows are read where they lie, as further
// lines, and nothing needs them.
import { existsSync, globSync } from 'node:fs';

/** Rows of one hand or origin: each is a line of its own. */
export interface Source {
  files: readonly string[];
  /** A file of the houses that are asked; without one those that were written first. */
  fixtures: string;
  /** FAQ snippets of `files` that name an entity. */
  kb?: string;
}

const folder = 'tools/eval/data';
const elsewhere = (name: string) => `../shared/evals/${name}`;

const faq = (name: string): Source => ({
  files: [elsewhere(name)],
  fixtures: '',
  kb: elsewhere('retrieval-kb.jsonl'),
});
const ours = (pattern: string): Source => ({ files: globSync(`${folder}/${pattern}`).toSorted(), fixtures: '' });
const understanding = (pattern: string): Source => ours(`understanding/${pattern}`);
const questions = understanding('questions/tune/*/*.jsonl');
const manuals = (...names: string[]): Source => ({
  files: names.map((name) => `${folder}/manuals/${name}.txt`),
  fixtures: '',
});
const scenarios = (...names: string[]): Source => ({
  files: names.map((name) => `${folder}/scenarios/${name}.jsonl`),
  fixtures: `${folder}/scenarios/${names[0]}.json`,
});

export const sources = {
  retrieval: [questions, faq('retrieval-turns.jsonl')],
  deleted: [questions, faq('retrieval-turns.jsonl')],
  houses: [questions],
  ordinary: [faq('ordinary-turns.jsonl')],
  'out-of-scope': [faq('out-of-scope.jsonl')],
  utterances: [faq('hotel-utterances.jsonl')],
  triage: [faq('housing-violations.jsonl')],
  safety: [understanding('messages/tune/*.jsonl'), faq('safety.jsonl')],
  site: [ours('site-questions.jsonl')],
  scenarios: [scenarios('three-houses', 'injections'), scenarios('five-houses')],
  stories: [understanding('stories/tune/*.jsonl'), understanding('stories/held/*.jsonl')],
  situations: [understanding('situations/own.jsonl'), understanding('situations/held.jsonl')],
  claims: ['train', 'tune', 'held'].map((split) => understanding(`claims/${split}/*.jsonl`)),
  manuals: [
    manuals('listing', 'binder', 'letter', 'sheet', 'faq', 'handover'),
    // Written before there was a reader.
    manuals('texts', 'agency', 'guide'),
  ],
  /** Only when asked for: it plays everything twice. */
  costs: [understanding('stories/tune/*.jsonl')],
  /** Only when asked for: it takes half an hour. */
  ablation: ['data', 'reader', 'ranking'].map((kind) => ({ files: [kind], fixtures: '' })),
} satisfies Record<string, readonly Source[]>;

export type Mode = keyof typeof sources;

/** Those whose files are on this machine. */
export const sourcesHere = (mode: Mode): readonly Source[] =>
  (sources[mode] as readonly Source[]).filter(
    ({ files }) => files.length > 0 && (mode === 'ablation' || files.every((file) => existsSync(file))),
  );
