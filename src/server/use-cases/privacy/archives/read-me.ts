import * as copyInEnglish from '#contract/messages/en/privacy/archives.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { retold } from '#server/kernel/retold.ts';
import type { ArchiveRecord } from './archive-rows.ts';
import { notInArchive, notReadBack } from './left-out.ts';
import { nouns } from './nouns.ts';

const copy = spoken(copyInEnglish);

/** The README.txt of an archive, in plain words. */
export function readMe({ created_at, secrets }: Pick<ArchiveRecord, 'created_at' | 'secrets'>): string {
  const line = ([what, why]: readonly [string, string]) => fill(copy.readMeLine, { what, why: retold(why) });
  const records = nouns
    .filter(({ back, folder }) => back === null && (folder !== 'secrets' || secrets))
    .flatMap(({ name, tableName }): [string, string][] => {
      const why = notReadBack.get(tableName);
      return why ? [[name, why]] : [];
    });
  const leftOut: [string, string][] = [...notInArchive, ['passwords', copy.outPasswords]];
  if (!secrets) leftOut.push(['secrets', copy.outCodes]);
  return fill(copy.readMe, {
    date: created_at.toISOString().slice(0, 10),
    secrets: secrets ? copy.readMeSecrets : '',
    records: records.map(line).join('\n'),
    leftOut: leftOut.map(line).join('\n'),
  });
}
