import * as copy from '#contract/messages/en/sheets.ts';
import { fill } from '#contract/messages/fill.ts';
import type { ImportPreview, PreviewRow } from '#contract/sheets/imports.ts';
import { messageOf } from '../../lib/http/api.ts';
import { Banner } from '../../ui/banner.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column } from '../../ui/table/table-sort.ts';
import { counted } from './import-names.ts';
import type { Import } from './use-import.ts';

/** The second step: what the file would do, or everything that is wrong with it, row by row. */
export function ImportPreviewView({ preview, it: { write } }: { preview: ImportPreview; it: Import }) {
  const { wrong, ignored, shown } = preview;
  return (
    <div className="grid gap-4">
      {write.error && (
        <Banner tone="danger" title={copy.nothingImported}>
          {messageOf(write.error)}
        </Banner>
      )}
      {wrong > 0 ? <Wrong preview={preview} /> : <Right preview={preview} />}
      {ignored.length > 0 && <p className="text-ink-2">{fill(copy.columnsLeftOut, { columns: ignored.join(', ') })}</p>}
      {wrong === 0 && <FirstRows preview={preview} rows={shown.slice(0, 5)} />}
    </div>
  );
}

function Right({ preview: { adds, updates, kind, file_name } }: { preview: ImportPreview }) {
  const [added, updated] = [counted(adds, kind), counted(updates, kind)];
  return (
    <Banner tone="success" title={fill(copy.fileIsFine, { file: file_name })}>
      {updates === 0
        ? fill(copy.willAdd, { added })
        : adds === 0
          ? fill(copy.willUpdate, { updated })
          : fill(copy.willAddAndUpdate, { added, updated })}
    </Banner>
  );
}

type Fault = { key: string; row: number; column: string; message: string; cell: string };

function Wrong({ preview: { wrong, rows, columns, shown, file_name } }: { preview: ImportPreview }) {
  const faults = shown.flatMap(({ row, errors, cells }) =>
    errors.map(
      ({ column, message }): Fault => ({
        key: `${row} ${column}`,
        row,
        column,
        message,
        cell: cells[columns.indexOf(column)] ?? '',
      }),
    ),
  );
  const hidden = wrong - shown.filter(({ errors }) => errors.length > 0).length;
  return (
    <>
      <Banner tone="danger" title={fill(copy.rowsToCorrect, { wrong, rows })}>
        {fill(copy.correctFile, { file: file_name })}
      </Banner>
      <DataTable
        caption={copy.faults}
        columns={faultColumns}
        rows={faults}
        rowKey={({ key }) => key}
        state={{ is: 'ready' }}
        empty={null}
      />
      {hidden > 0 && <p className="text-meta text-ink-2">{fill(copy.moreToCorrect, { count: hidden })}</p>}
    </>
  );
}

const faultColumns: Column<Fault>[] = [
  { key: 'row', header: copy.row, cell: ({ row }) => row },
  { key: 'column', header: copy.column, isName: true, cell: ({ column }) => column },
  {
    key: 'cell',
    header: copy.inFile,
    cell: ({ cell }) => cell || <span className="text-ink-2">{copy.emptyCell}</span>,
  },
  { key: 'message', header: copy.whatsWrong, cell: ({ message }) => message },
];

/** Columns in which these rows have anything, scrolled sideways where they are many. */
function FirstRows({ preview: { columns, rows }, rows: shown }: { preview: ImportPreview; rows: PreviewRow[] }) {
  const used = columns.flatMap((name, at) => (shown.some(({ cells }) => cells[at]) ? [{ name, at }] : []));
  const words = rows > shown.length ? fill(copy.firstRows, { shown: shown.length, rows }) : copy.understoodRows;
  return (
    <div className="grid gap-2">
      <h3 className="text-label">{words}</h3>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and nothing in it takes the focus
        tabIndex={0}
        aria-label={fill(copy.scrollsSideways, { table: words })}
        className="overflow-x-auto rounded-control border border-line"
      >
        <table className="w-full border-collapse text-left text-meta">
          <thead>
            <tr className="border-b border-line">
              <th scope="col" className={cell}>
                {copy.row}
              </th>
              {used.map(({ name }) => (
                <th key={name} scope="col" className={cell}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ row, cells }) => (
              <tr key={row} className="border-b border-line last:border-0">
                <th scope="row" className={cell}>
                  {row}
                </th>
                {used.map(({ name, at }) => (
                  <td key={name} className={cell}>
                    {cells[at]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

const cell = 'max-w-60 truncate px-3 py-2 whitespace-nowrap';
