import { Download } from 'lucide-react';
import { Link } from 'react-router';
import type { DeedReport, RefusedProperty } from '#contract/bulk/bulk.ts';
import * as copy from '#contract/messages/en/bulk.ts';
import { fill } from '#contract/messages/fill.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { nameLinkClass } from '../../ui/name-link-class.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column } from '../../ui/table/table-sort.ts';
import { saidOf } from './deed-words.ts';

/** Property by property, why nothing was done there. */
export function LeftOutReport({ report }: { report: DeedReport }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <p>{fill(copy.reportLead, { done: `${saidOf(report)}.` })}</p>
      <LeftOutTable refused={report.refused} />
    </div>
  );
}

export function LeftOutTable({ refused }: { refused: RefusedProperty[] }) {
  return (
    <>
      <DataTable
        caption={copy.reportTitle}
        columns={columns}
        rows={refused}
        rowKey={({ property_id }) => property_id}
        state={{ is: 'ready' }}
        empty={null}
      />
      <Button size="compact" className="justify-self-start" onClick={() => void save(refused)}>
        <Icon of={Download} />
        {copy.downloadReport}
      </Button>
    </>
  );
}

const columns: Column<RefusedProperty>[] = [
  {
    key: 'property',
    header: copy.property,
    cell: ({ property_id, property_name }) => (
      <Link to={`/dashboard/properties/${property_id}`} className={nameLinkClass}>
        {property_name}
      </Link>
    ),
  },
  { key: 'why', header: copy.why, cell: ({ why }) => why },
];

/** What saves it comes with the press. */
async function save(refused: RefusedProperty[]): Promise<void> {
  const { saveFile } = await import('../../lib/http/download.ts');
  const lines = [[copy.property, copy.why], ...refused.map(({ property_name, why }) => [property_name, why])];
  const csv = lines.map((cells) => cells.map(cellOf).join(',')).join('\r\n');
  saveFile(new Blob([`\u{feff}${csv}\r\n`], { type: 'text/csv' }), copy.reportFile);
}

/** Text to every spreadsheet, as in the server's files: what begins like a formula gets an apostrophe before it. */
const cellOf = (text: string): string =>
  `"${(/^'*[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
