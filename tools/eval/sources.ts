// What each mode is measured on. Everything is written here; other people's rows are read where they lie, as further
// lines, and nothing needs them.
import { existsSync, globSync } from 'node:fs';

/** Rows of one hand or origin: each is a line of its own. */
export interface Source {
  files: readonly string[];
  /** Houses of `files` that name a property. */
  fixtures: string;
  /** FAQ snippets of `files` that name an entity. */
  kb?: string;
}

const own = (name: string) => `tools/eval/data/${name}`;
const elsewhere = (name: string) => `../shared/evals/${name}`;

const eight = own('paraphrase-houses.json');
const bungalow = own('sample-house.json');
const kb = elsewhere('retrieval-kb.jsonl');
const faq = (name: string): Source => ({ files: [elsewhere(name)], fixtures: bungalow, kb });
/** Stories name houses of their own. */
const stories = (split: string): Source => ({
  files: globSync(own(`understanding/stories/${split}/*.jsonl`)).toSorted(),
  fixtures: '',
});
const situations = (name: string): Source => ({
  files: [own(`understanding/situations/${name}.jsonl`)],
  fixtures: '',
});
const rows = (...names: string[]): Source => ({ files: names.map(own), fixtures: bungalow });
const ofEight = (name: string): Source => ({ files: [own(name)], fixtures: eight });
const paraphrased = ofEight('paraphrase-questions.jsonl');

export const sources = {
  retrieval: [paraphrased, faq('retrieval-turns.jsonl')],
  deleted: [paraphrased, faq('retrieval-turns.jsonl')],
  houses: [paraphrased],
  ordinary: [faq('ordinary-turns.jsonl')],
  'out-of-scope': [ofEight('out-of-scope-held.jsonl'), faq('out-of-scope.jsonl')],
  utterances: [faq('hotel-utterances.jsonl')],
  'first-step': [rows('first-steps.jsonl')],
  triage: [faq('housing-violations.jsonl')],
  safety: [
    rows('safety-blind-tune.jsonl', 'safety-peer-tune.jsonl', 'look-alikes-tune.jsonl'),
    rows('safety-blind-held.jsonl', 'safety-peer-held.jsonl', 'safety-look-alikes-held.jsonl'),
    faq('safety.jsonl'),
  ],
  site: [rows('site-questions.jsonl')],
  scenarios: [{ files: [own('scenarios.jsonl'), own('injections.jsonl')], fixtures: own('properties.json') }],
  stories: [stories('tune'), stories('held')],
  situations: [situations('own'), situations('held')],
  /** Only when asked for: it plays everything twice. */
  costs: [stories('tune')],
} satisfies Record<string, readonly Source[]>;

export type Mode = keyof typeof sources;

/** Those whose files are on this machine. */
export const sourcesHere = (mode: Mode): readonly Source[] =>
  (sources[mode] as readonly Source[]).filter(
    ({ files }) => files.length > 0 && files.every((file) => existsSync(file)),
  );
