import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { listProperties } from './p1-list-properties.ts';
import { createProperty } from './p3-create-property.ts';
import { signIns } from './p4-sign-in.ts';
import { guestAnswer } from './p9-guest-answer.ts';
import { modelAnswer } from './p9b-model-answer.ts';
import { publicPages } from './p10-public-pages.ts';
import { dashboard } from './p11-dashboard.ts';
import { footprint } from './p12-footprint.ts';
import { growth } from './p13-growth.ts';
import { simulator } from './p14-simulator.ts';
import { manyHouses } from './p15-many-houses.ts';
import { chats } from './p16-chats.ts';
import { archives } from './p17-archives.ts';
import type { Report } from './support/report.ts';

// npm run bench [-- NAME…]: measures against what the machine can do without us, in turns within one run. Figures of
// different machines or days do not compare; ratios within a run do.

const benchmarks: Record<string, () => Promise<Report>> = {
  p1: () => listProperties({ name: 'P1 list properties, 100 rows', rows: 100 }),
  p2: () => listProperties({ name: 'P2 list properties, 20 rows', rows: 20 }),
  p3: createProperty,
  p4: signIns,
  p9: guestAnswer,
  p9b: modelAnswer,
  p10: publicPages,
  p11: dashboard,
  p12: footprint,
  p13: growth,
  p14: simulator,
  p15: manyHouses,
  p16: chats,
  p17: archives,
};

const wanted = process.argv.slice(2).map((name) => name.toLowerCase());
const unknown = wanted.filter((name) => !(name in benchmarks));
if (unknown.length) {
  console.error(`No benchmark "${unknown.join('", "')}". There are: ${Object.keys(benchmarks).join(', ')}.`);
  process.exit(2);
}

const machine = {
  node: process.version,
  cpu: cpus()[0]?.model ?? '',
  cores: cpus().length,
  memoryGB: Math.round(totalmem() / 1e9),
};
console.log(JSON.stringify(machine));
const reports: Report[] = [];
for (const [name, run] of Object.entries(benchmarks)) {
  if (wanted.length && !wanted.includes(name)) continue;
  const report = await run();
  reports.push(report);
  console.log(`\n${report.name}`);
  for (const [label, value] of Object.entries(report.figures)) console.log(`  ${label.padEnd(52)} ${value}`);
}
const folder = join(import.meta.dirname, 'results');
mkdirSync(folder, { recursive: true });
const at = new Date().toISOString();
writeFileSync(
  join(folder, `${at.slice(0, 19).replaceAll(':', '-')}.json`),
  JSON.stringify({ at, machine, reports }, null, 2),
);
process.exit(0);
