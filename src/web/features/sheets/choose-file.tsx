import { Download, FileSpreadsheet } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { limits } from '#contract/limits.ts';
import * as copy from '#contract/messages/en/sheets.ts';
import { fill } from '#contract/messages/fill.ts';
import type { ImportKind } from '#contract/sheets/imports.ts';
import { RestError } from '../../lib/http/rest.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { FieldError } from '../../ui/form/field-look.tsx';
import { Icon } from '../../ui/icon.tsx';
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
      <DropArea busy={look.isPending} onPick={(file) => look.mutate(file)} />
      {look.isPending && (
        <div role="status" className="grid gap-1.5 text-meta text-ink-2">
          <progress aria-label={copy.sendingFile} max={1} value={share} className="h-1.5 w-full accent-primary" />
          {share < 1
            ? fill(copy.sendingNamed, { file: look.variables.name })
            : fill(copy.checkingNamed, { file: look.variables.name })}
        </div>
      )}
      {words && (
        <div role="alert">
          <FieldError>
            {look.variables?.name}: {words}
          </FieldError>
        </div>
      )}
    </div>
  );
}

function DropArea({ busy, onPick }: { busy: boolean; onPick: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const hover = (is: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(is);
  };
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file && !busy) onPick(file);
  };
  return (
    <fieldset
      aria-label={copy.fileLabel}
      onDragOver={hover(true)}
      onDragLeave={hover(false)}
      onDrop={(event) => {
        hover(false)(event);
        take(event.dataTransfer.files);
      }}
      className={cx(
        'grid justify-items-center gap-3 rounded-card border border-dashed px-4 py-8 text-center',
        over ? 'border-primary bg-primary-soft' : 'border-line-strong',
      )}
    >
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        aria-label={copy.csvFile}
        tabIndex={-1}
        className="hidden"
        onChange={({ currentTarget }) => {
          take(currentTarget.files);
          currentTarget.value = '';
        }}
      />
      <Icon of={FileSpreadsheet} size={20} className="text-ink-2" />
      <Button variant="primary" busy={busy} onClick={() => input.current?.click()}>
        {copy.chooseCsv}
      </Button>
      <p className="text-meta text-ink-2">
        <span className="max-sm:hidden">{copy.orDropIt} </span>
        {fill(copy.fileLimits, { rows: limits.importRows.toLocaleString('en-US') })}
      </p>
    </fieldset>
  );
}
