// Writes build/THIRD_PARTY_NOTICES: every package of others in what is delivered, with the words of its license.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundled, licensesOfData, type Part, partsOf, root } from './third-party.ts';

/** Each text once, below the names of those that bring it: most are the same few licenses. */
export function noticesOf(parts: readonly Part[], data: readonly { name: string; text: string }[]): string {
  const shared = Map.groupBy(parts, ({ texts }) => texts.join('\n\n'));
  const paragraphs = [...shared].map(([text, together]) => {
    const names = together.map(({ name, version, license }) => `${name} ${version} (${license})`);
    return [...names, '', text || 'These packages hold no words of their license but its name.'].join('\n');
  });
  const ofData = data.map(({ name, text }) => `${name}\n\n${text}`);
  const head =
    'Porchlight is delivered with the following works of others: in its pages, in its server, or beside it in node_modules.';
  return `${[head, ...paragraphs, ...ofData].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

if (import.meta.main) {
  const buildDir = join(root, 'build');
  const parts = partsOf(bundled(buildDir));
  writeFileSync(join(buildDir, 'THIRD_PARTY_NOTICES'), noticesOf(parts, licensesOfData(buildDir)));
}
