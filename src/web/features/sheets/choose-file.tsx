import { Download, FileSpreadsheet } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { limits } from '#contract/limits.ts';
import type { ImportKind } from '#contract/sheets/imports.ts';
import { RestError } from '../../lib/http/rest.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { FieldError } from '../../ui/form/field-look.tsx';
import { Icon } from '../../ui/icon.tsx';
import { DownloadButton } from './download-button.tsx';
import type { Import } from './use-import.ts';

const leads: Record<ImportKind, string> = {
  properties:
    'One property in each row, with its Contact Point Person. Whoever is among your contractors by service type, company and phone is found; anyone else is added.',
  contractors:
    'One contractor in each row. Those you have already, by service type, company and phone, are brought up to date.',
  articles:
    'One article in each row, for one of your properties by its name, or for all of them. One you have already, by title and property, is brought up to date.',
};

/** The first step: what the file has to be like, and the file. */
export function ChooseFile({ kind, it: { look, share } }: { kind: ImportKind; it: Import }) {
  const words =
    look.error && (look.error instanceof RestError ? look.error.message : "We couldn't read that file. Try again.");
  return (
    <div className="grid gap-4">
      <p className="max-w-[68ch] text-ink-2">{leads[kind]}</p>
      <p>
        <DownloadButton path={`/imports/${kind}/template`} icon={Download}>
          Download template
        </DownloadButton>
      </p>
      <DropArea busy={look.isPending} onPick={(file) => look.mutate(file)} />
      {look.isPending && (
        <div role="status" className="grid gap-1.5 text-meta text-ink-2">
          <progress aria-label="Sending the file" max={1} value={share} className="h-1.5 w-full accent-primary" />
          {share < 1 ? `Sending ${look.variables.name}` : `Checking ${look.variables.name}`}
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
      aria-label="File to import"
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
        aria-label="CSV file"
        tabIndex={-1}
        className="hidden"
        onChange={({ currentTarget }) => {
          take(currentTarget.files);
          currentTarget.value = '';
        }}
      />
      <Icon of={FileSpreadsheet} size={20} className="text-ink-2" />
      <Button variant="primary" busy={busy} onClick={() => input.current?.click()}>
        Choose a CSV file
      </Button>
      <p className="text-meta text-ink-2">
        <span className="max-sm:hidden">Or drop it here. </span>
        Up to {limits.importRows.toLocaleString('en-US')} rows, under 5 MB. Nothing is saved before you have seen it.
      </p>
    </fieldset>
  );
}
