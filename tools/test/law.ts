import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cruise, type ICruiseOptions, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';
import { findTableTrespasses } from './table-law.ts';

/** One trespass: the rule it breaks, the file, and what it imports. */
export interface Trespass {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}

/**
 * Reads every import under `checkout`/src by the law of its .dependency-cruiser.mjs, and what SQL names. Throws when no module was read:
 * dependency-cruiser itself is content with that, and a check that reads nothing must not pass.
 */
export async function findTrespasses(checkout: string): Promise<{ modules: number; trespasses: Trespass[] }> {
  const { settings } = await readLaw(checkout);
  const { output } = await cruise(['src'], settings, settings.enhancedResolveOptions);
  const result = output as ICruiseResult; // Without an outputType it is never text.
  const modules = result.modules.filter(({ source }) => source.startsWith('src/')).length;
  if (modules === 0) throw new Error('The law was not checked: dependency-cruiser read no module under src/.');
  const trespasses = result.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
  return { modules, trespasses: [...trespasses, ...(await findTableTrespasses(checkout))] };
}

export async function readLaw(checkout: string): Promise<{ rules: string[]; settings: ICruiseOptions }> {
  const { default: law } = await import(pathToFileURL(join(checkout, '.dependency-cruiser.mjs')).href);
  const forbidden: IForbiddenRuleType[] = law.forbidden;
  const settings = { ...law.options, baseDir: checkout, validate: true, ruleSet: { forbidden } };
  return { rules: forbidden.map(({ name }) => name ?? ''), settings };
}

if (import.meta.main) await report(process.cwd());

async function report(checkout: string): Promise<void> {
  const { modules, trespasses } = await findTrespasses(checkout);
  for (const { rule, from, to } of trespasses) console.log(`${rule}: ${relative('.', from)} imports ${to}`);
  console.log(`${modules} modules read, ${trespasses.length} against the law`);
  if (trespasses.length > 0) process.exitCode = 1;
}
