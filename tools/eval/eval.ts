// npm run eval -- MODE [--kb FILE] [--fixtures FILE] [--out FILE] [--model FILE] [--fails] [FILE…]: measures the
// assistant through its doors, on real text.
// Prints one JSON object, then a table. Files default to ../shared/evals.
import { parseArgs } from 'node:util';
import { type Figures, print } from './figures.ts';
import { evalOrdinary, evalOutOfScope } from './modes-abstain.ts';
import { evalDeleted } from './modes-deleted.ts';
import { evalFirstStep } from './modes-first-step.ts';
import { evalHouses } from './modes-houses.ts';
import { evalRetrieval } from './modes-retrieval.ts';
import { evalSafety } from './modes-safety.ts';
import { evalSite } from './modes-site.ts';
import { evalTriage } from './modes-trouble.ts';
import { evalUtterances } from './modes-utterances.ts';
import { evalScenarios } from './scenarios.ts';

export interface EvalOptions {
  files: string[];
  kb: string;
  fixtures: string;
  /** Where `scenarios` writes its results. */
  out: string;
  /** Answers of a language model, written down, that `scenarios` is to be played with. */
  model: string | undefined;
  /** Prints each failing row. */
  fails: boolean;
}

const folder = '../shared/evals';
const modes: Record<string, { run: (options: EvalOptions) => Promise<Figures>; files: string[] }> = {
  retrieval: { run: evalRetrieval, files: ['retrieval-turns.jsonl'] },
  deleted: { run: evalDeleted, files: ['retrieval-turns.jsonl'] },
  houses: { run: evalHouses, files: ['tools/eval/data/paraphrase-questions.jsonl'] },
  ordinary: { run: evalOrdinary, files: ['ordinary-turns.jsonl'] },
  'out-of-scope': { run: evalOutOfScope, files: ['out-of-scope.jsonl'] },
  utterances: { run: evalUtterances, files: ['hotel-utterances.jsonl'] },
  'first-step': { run: evalFirstStep, files: ['tools/eval/data/first-steps.jsonl'] },
  triage: { run: evalTriage, files: ['housing-violations.jsonl'] },
  safety: { run: evalSafety, files: ['safety.jsonl'] },
  site: { run: evalSite, files: ['tools/eval/data/site-questions.jsonl'] },
  scenarios: { run: evalScenarios, files: ['scenarios.sample.jsonl', 'injections.sample.jsonl'] },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kb: { type: 'string' },
    fixtures: { type: 'string' },
    out: { type: 'string' },
    model: { type: 'string' },
    fails: { type: 'boolean', default: false },
  },
});
const [name = '', ...files] = positionals;
const mode = modes[name];
if (!mode) {
  console.error(`Say what to measure: npm run eval -- ${Object.keys(modes).join('|')} [--kb FILE] [--fails] [FILE]`);
  process.exit(2);
}
const options: EvalOptions = {
  files: files.length > 0 ? files : mode.files.map((file) => (file.includes('/') ? file : `${folder}/${file}`)),
  kb: values.kb ?? `${folder}/retrieval-kb.jsonl`,
  fixtures: values.fixtures ?? `${folder}/properties.sample.json`,
  out: values.out ?? 'results.jsonl',
  model: values.model,
  fails: values.fails,
};
print(name, options.files, await mode.run(options));
