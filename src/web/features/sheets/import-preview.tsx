import { Download } from 'lucide-react';
import { useState } from 'react';
import * as copy from '#contract/messages/en/sheets.ts';
import { fill } from '#contract/messages/fill.ts';
import type { ImportLine, ImportPreview } from '#contract/sheets/imports.ts';
import { messageOf } from '../../lib/http/api.ts';
import { StatusBadge, type Tone } from '../../ui/badge.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { FilterSelect, TableFilters } from '../../ui/table/table-filters.tsx';
import type { Column } from '../../ui/table/table-sort.ts';
import { counted } from './import-names.ts';
import type { Import } from './use-import.ts';

type State = ImportLine['is'];
const states = ['new', 'changed', 'same', 'refused'] as const;

/** The second step, a dry run: what the file would do, row by row, and what of it is refused. */
export function ImportPreviewView({ preview, it: { write, isCancelled } }: { preview: ImportPreview; it: Import }) {
  const { ignored, file_name, wrong } = preview;
  return (
    <div className="grid grid-cols-1 gap-4">
      {write.error && !isCancelled && (
        <Banner tone="danger" title={copy.nothingImported}>
          {messageOf(write.error)}
        </Banner>
      )}
      <p role="status">{fill(copy.dryRun, { file: file_name, what: summaryOf(preview) })}</p>
      {wrong > 0 && <Refused preview={preview} />}
      {ignored.length > 0 && <p className="text-ink-2">{fill(copy.columnsLeftOut, { columns: ignored.join(', ') })}</p>}
      <Lines preview={preview} />
    </div>
  );
}

function summaryOf({ adds, updates, kind }: ImportPreview): string {
  const [added, updated] = [counted(adds, kind), counted(updates, kind)];
  if (adds + updates === 0) return copy.nothingToImport;
  if (updates === 0) return fill(copy.willAdd, { added });
  return adds === 0 ? fill(copy.willUpdate, { updated }) : fill(copy.willAddAndUpdate, { added, updated });
}

export function Refused({ preview: { wrong, refused_csv } }: { preview: ImportPreview }) {
  return (
    <Banner
      tone="warning"
      action={
        <Button size="compact" onClick={() => void save(refused_csv ?? '')}>
          <Icon of={Download} />
          {copy.downloadRefused}
        </Button>
      }
    >
      {fill(copy.refusedMeaning, { count: wrong })}
    </Banner>
  );
}

/** What saves it comes with the press. */
async function save(csv: string): Promise<void> {
  const { saveFile } = await import('../../lib/http/download.ts');
  saveFile(new Blob([csv], { type: 'text/csv' }), copy.refusedFile);
}

function Lines({ preview: { lines, adds, updates, same, wrong } }: { preview: ImportPreview }) {
  const [only, setOnly] = useState<State | null>(wrong > 0 ? 'refused' : null);
  const counts: Record<State, number> = { new: adds, changed: updates, same, refused: wrong };
  const options = states
    .filter((state) => counts[state] > 0)
    .map((state) => [state, fill(filters[state], { count: counts[state] })] as const);
  return (
    <div>
      <TableFilters label={copy.rowsOfFile}>
        <FilterSelect
          label={copy.showRows}
          all={fill(copy.allRowsFilter, { count: lines.length })}
          options={options}
          value={only}
          onChange={setOnly}
        />
      </TableFilters>
      <DataTable
        caption={copy.rowsOfFile}
        columns={columns}
        rows={only ? lines.filter(({ is }) => is === only) : lines}
        rowKey={({ row }) => String(row)}
        state={{ is: 'ready' }}
        empty={null}
      />
    </div>
  );
}

const filters = {
  new: copy.newFilter,
  changed: copy.changedFilter,
  same: copy.sameFilter,
  refused: copy.refusedFilter,
} as const satisfies Record<State, string>;

const stateWords: Record<State, string> = {
  new: copy.rowIsNew,
  changed: copy.rowIsChanged,
  same: copy.rowIsSame,
  refused: copy.rowIsRefused,
};
const tones: Record<State, Tone> = { new: 'success', changed: 'info', same: 'neutral', refused: 'danger' };

const columns: Column<ImportLine>[] = [
  { key: 'row', header: copy.row, cell: ({ row }) => row },
  { key: 'name', header: copy.name, isName: true, cell: ({ name }) => name || copy.emptyValue },
  {
    key: 'is',
    header: copy.whatHappens,
    cell: ({ is }) => <StatusBadge tone={tones[is]}>{stateWords[is]}</StatusBadge>,
  },
  { key: 'why', header: copy.whatChanges, cell: (line) => <Words line={line} /> },
];

/** From what to what, or what is wrong. */
function Words({ line: { changes, errors } }: { line: ImportLine }) {
  return (
    <ul className="grid gap-0.5 text-meta">
      {errors.map((one) => (
        <li key={`${one.column} ${one.message}`}>{fill(copy.cellRefused, one)}</li>
      ))}
      {changes.map(({ column, from, to }) => (
        <li key={column}>{fill(copy.cellChanged, { column, from: from || copy.emptyValue, to })}</li>
      ))}
    </ul>
  );
}
