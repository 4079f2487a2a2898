// Fits the reader of lines: node tools/eval/reader/fit.ts. Writes its heads and weights into language/data; the
// same rows give the same bytes. Prints how it reads the tuned rows, none of which it has learned from.
import { writeFileSync } from 'node:fs';
import { fitReader, prepare, width } from './fit-reader.ts';
import { report } from './report.ts';
import { hashOf, readReaderRows } from './rows.ts';

const data = 'src/server/language/data';

const rows = readReaderRows('{train,tune}');
const learnedFrom = rows.filter(({ split }) => split === 'train').map((row) => prepare(row));
const tuned = rows.filter(({ split }) => split === 'tune').map((row) => prepare(row));
const { bytes, scored, heads } = fitReader(learnedFrom, tuned);
writeFileSync(`${data}/line-weights.bin`, bytes);
writeFileSync(`${data}/line-heads.json`, `${JSON.stringify({ data: hashOf(rows), width, heads })}\n`);
report(scored, heads);
