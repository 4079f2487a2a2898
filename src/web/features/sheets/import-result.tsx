import type { ImportPreview } from '#contract/sheets/imports.ts';
import { Banner } from '../../ui/banner.tsx';
import { counted } from './import-names.ts';
import type { Import } from './use-import.ts';

/** The last step: how far it is, then what was done. */
export function ImportResult({ preview, it: { write, written } }: { preview: ImportPreview; it: Import }) {
  const { kind, rows, adds, updates } = preview;
  if (!write.isSuccess)
    return (
      <div className="grid gap-2">
        <progress aria-label="Importing" max={rows} value={written} className="h-2 w-full accent-primary" />
        <p role="status">
          {written.toLocaleString('en-US')} of {counted(rows, kind)}. You can close this; it goes on.
        </p>
      </div>
    );
  return (
    <Banner tone="success" title={`${counted(rows, kind)} imported`}>
      {adds.toLocaleString('en-US')} added, {updates.toLocaleString('en-US')} brought up to date.
    </Banner>
  );
}
