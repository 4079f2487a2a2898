import { Download, FileSpreadsheet } from 'lucide-react';
import { limits } from '#contract/limits.ts';
import * as copy from '#contract/messages/en/sheets.ts';
import { fill } from '#contract/messages/fill.ts';
import type { ImportKind } from '#contract/sheets/imports.ts';
import { RestError } from '../../lib/http/rest.ts';
import { FileDrop } from '../../ui/form/file-drop.tsx';
import { DownloadButton } from './download-button.tsx';
import type { Import } from './use-import.ts';

const leads: Record<ImportKind, string> = {
  properties: copy.propertiesLead,
  contractors: copy.contractorsLead,
  articles: copy.articlesLead,
  stays: copy.staysLead,
  assignments: copy.assignmentsLead,
};

/** The first step: what the file has to be like, and the file. */
export function ChooseFile({ kind, it: { look, share } }: { kind: ImportKind; it: Import }) {
  const words = look.error && (look.error instanceof RestError ? look.error.message : copy.fileUnreadable);
  return (
    <div className="grid gap-4">
      <p className="max-w-[68ch] text-ink-2">{leads[kind]}</p>
      <p>
        <DownloadButton path={`/imports/${kind}/template`} icon={Download}>
          {copy.downloadTemplate}
        </DownloadButton>
      </p>
      <FileDrop
        label={copy.fileLabel}
        inputLabel={copy.csvFile}
        accept=".csv,text/csv"
        icon={FileSpreadsheet}
        choose={copy.chooseCsv}
        limits={fill(copy.fileLimits, { rows: limits.importRows.toLocaleString('en-US') })}
        sending={
          look.isPending
            ? {
                words: fill(share < 1 ? copy.sendingNamed : copy.checkingNamed, { file: look.variables.name }),
                share,
              }
            : null
        }
        error={words && fill(copy.namedProblem, { file: look.variables?.name ?? '', why: words })}
        onPick={(file) => look.mutate(file)}
      />
    </div>
  );
}
