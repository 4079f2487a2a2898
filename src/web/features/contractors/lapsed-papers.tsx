import type { Contractor } from '#contract/contractors/contractors.ts';
import * as copy from '#contract/messages/en/contractors.ts';
import { fill } from '#contract/messages/fill.ts';
import { needWeight } from '#contract/reports/need-weight.ts';
import { useUrlDialog } from '../../lib/address/url-dialog.ts';
import { type ListPart, listPartOf } from '../../lib/http/list-part.ts';
import { Button } from '../../ui/button.tsx';
import { Fill } from '../../ui/fill.tsx';
import { useContractors } from './contractors.ts';
import { editDialog } from './dialog-names.ts';
import { today } from './paper-badges.tsx';
import { paperWarnings } from './paper-words.ts';

/** Items for "Needs you": those who get no jobs before their papers are renewed. None is known before all are read. */
export function useLapsedPapers(): ListPart {
  const { query, rows, whole } = useContractors();
  const part = listPartOf(query, whole ? rows.flatMap(lapsedRow) : undefined);
  if (!query.isFetchNextPageError) return part;
  return { ...part, failed: 'first', retry: () => void query.fetchNextPage() };
}

function lapsedRow(contractor: Contractor) {
  const [lapsed] = paperWarnings(contractor, today()).filter(({ tone }) => tone === 'danger');
  if (!lapsed) return [];
  const row = <LapsedRow key={contractor.id} contractor={contractor} words={lapsed.words} />;
  return { weight: needWeight({ kind: 'papers' }, 0), row };
}

function LapsedRow({ contractor, words }: { contractor: Contractor; words: string }) {
  const { open } = useUrlDialog('dialog');
  return (
    <li className="grid grid-cols-1 gap-3 rounded-control border border-line p-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="grid min-w-0 grid-cols-1 gap-1">
        <p>{fill(copy.lapsedOf, { company: contractor.company_name, lapsed: words })}</p>
        <p className="text-meta text-ink-2">{fill(copy.noJobsUntilRenewed, { company: contractor.company_name })}</p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:*:grow">
        <Button onClick={() => void open(editDialog(contractor.id))}>
          <Fill
            of={copy.updatePapers}
            with={{
              forCompany: (
                <span className="sr-only">{fill(copy.forCompany, { company: contractor.company_name })}</span>
              ),
            }}
          />
        </Button>
      </div>
    </li>
  );
}
