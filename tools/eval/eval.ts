// npm run eval [-- MODE [--kb FILE] [--fixtures FILE] [--out FILE] [--model FILE] [--cost NAME=NUMBER] [--fails]
// [FILE…]]: measures the assistant through its doors. Prints one JSON object and a table for each source of rows; without a mode, of all modes.
import { parseArgs } from 'node:util';
import { type Figures, print } from './figures.ts';
import { evalAblation } from './modes-ablation.ts';
import { evalOrdinary, evalOutOfScope } from './modes-abstain.ts';
import { evalClaims } from './modes-claims.ts';
import { evalCosts } from './modes-costs.ts';
import { evalDeleted } from './modes-deleted.ts';
import { evalHouses } from './modes-houses.ts';
import { evalManuals } from './modes-manuals.ts';
import { evalRetrieval } from './modes-retrieval.ts';
import { evalSafety } from './modes-safety.ts';
import { evalSite } from './modes-site.ts';
import { evalSituations } from './modes-situations.ts';
import { evalStories } from './modes-stories.ts';
import { evalTriage } from './modes-trouble.ts';
import { evalUtterances } from './modes-utterances.ts';
import { evalScenarios } from './scenarios.ts';
import { type Mode, type Source, sources, sourcesHere } from './sources.ts';

export interface EvalOptions {
  files: readonly string[];
  kb: string | undefined;
  fixtures: string;
  /** Where `scenarios` writes its results. */
  out: string;
  /** Answers of a language model, written down, that `scenarios` is to be played with. */
  model: string | undefined;
  /** Changes of the cost table that `costs` tries, as `missed.trouble=4`. */
  changes: readonly string[];
  /** Prints each failing row. */
  fails: boolean;
}

const modes: Record<Mode, (options: EvalOptions) => Promise<Figures>> = {
  retrieval: evalRetrieval,
  deleted: evalDeleted,
  houses: evalHouses,
  ordinary: evalOrdinary,
  'out-of-scope': evalOutOfScope,
  utterances: evalUtterances,
  triage: evalTriage,
  safety: evalSafety,
  site: evalSite,
  scenarios: evalScenarios,
  stories: evalStories,
  situations: evalSituations,
  claims: evalClaims,
  manuals: evalManuals,
  costs: evalCosts,
  ablation: evalAblation,
};
const isMode = (name: string | undefined): name is Mode => name !== undefined && Object.hasOwn(modes, name);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kb: { type: 'string' },
    fixtures: { type: 'string' },
    out: { type: 'string', default: 'results.jsonl' },
    model: { type: 'string' },
    cost: { type: 'string', multiple: true, default: [] },
    fails: { type: 'boolean', default: false },
  },
});
const [name, ...files] = positionals;
if (name !== undefined && !isMode(name)) {
  console.error(`Say what to measure: npm run eval -- ${Object.keys(modes).join('|')} [--kb FILE] [--fails] [FILE]`);
  process.exit(2);
}
const all = (Object.keys(sources) as Mode[]).filter((mode) => mode !== 'costs' && mode !== 'ablation'); // its own keys
for (const mode of name ? [name] : all)
  for (const source of files.length > 0 ? [given()] : sourcesHere(mode)) await measure(mode, source);

/** The files that were named, with the houses of the first source where none are named. */
function given(): Source {
  const [first]: readonly Source[] = sources[isMode(name) ? name : 'houses'];
  return { files, fixtures: first?.fixtures ?? '' };
}

async function measure(mode: Mode, source: Source): Promise<void> {
  const { out, model, fails, cost: changes } = values;
  const [kb, fixtures] = [values.kb ?? source.kb, values.fixtures ?? source.fixtures];
  print(mode, source.files, await modes[mode]({ files: source.files, kb, fixtures, out, model, changes, fails }));
}
