import { Download } from 'lucide-react';
import { Link } from 'react-router';
import type { DeedReport, Refused } from '#contract/bulk/bulk.ts';
import { type DeedSubject, subjectOf } from '#contract/enumerations/bulk.ts';
import * as copy from '#contract/messages/en/bulk.ts';
import { fill } from '#contract/messages/fill.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { nameLinkClass } from '../../ui/name-link-class.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column } from '../../ui/table/table-sort.ts';
import { saidOf } from './deed-words.ts';

/** One by one, why nothing was done there. */
export function LeftOutReport({ report }: { report: DeedReport }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <p>{fill(copy.reportLead, { done: `${saidOf(report)}.` })}</p>
      <LeftOutTable of={subjectOf(report.kind)} refused={report.refused} />
    </div>
  );
}

export function LeftOutTable({ of, refused }: { of: DeedSubject; refused: Refused[] }) {
  return (
    <>
      <DataTable
        caption={copy.reportTitle}
        columns={columnsOf(of)}
        rows={refused}
        rowKey={({ id, name }) => `${id} ${name}`}
        state={{ is: 'ready' }}
        empty={null}
      />
      <Button size="compact" className="justify-self-start" onClick={() => void save(of, refused)}>
        <Icon of={Download} />
        {copy.downloadReport}
      </Button>
    </>
  );
}

const headers: Record<DeedSubject, string> = {
  property: copy.property,
  contractor: copy.contractor,
  article: copy.article,
};

/** Where each has a page. */
const pages = { property: '/dashboard/properties', contractor: '/dashboard/contractors', article: null };

const columnsOf = (of: DeedSubject): Column<Refused>[] => [
  {
    key: 'name',
    header: headers[of],
    cell: ({ id, name }) =>
      pages[of] ? (
        <Link to={`${pages[of]}/${id}`} className={nameLinkClass}>
          {name}
        </Link>
      ) : (
        name
      ),
  },
  { key: 'why', header: copy.why, cell: ({ why }) => why },
];

/** What saves it comes with the press. */
async function save(of: DeedSubject, refused: Refused[]): Promise<void> {
  const { saveFile } = await import('../../lib/http/download.ts');
  const lines = [[headers[of], copy.why], ...refused.map(({ name, why }) => [name, why])];
  const csv = lines.map((cells) => cells.map(cellOf).join(',')).join('\r\n');
  saveFile(new Blob([`\u{feff}${csv}\r\n`], { type: 'text/csv' }), copy.reportFile);
}

/** Text to every spreadsheet, as in the server's files: what begins like a formula gets an apostrophe before it. */
const cellOf = (text: string): string =>
  `"${(/^'*[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
