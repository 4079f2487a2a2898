import type { Contractor } from '#contract/contractors/contractors.ts';
import { useUrlDialog } from '../../lib/address/url-dialog.ts';
import { Button } from '../../ui/button.tsx';
import { useContractors } from './contractors.ts';
import { editDialog } from './dialog-names.ts';
import { today } from './paper-badges.tsx';
import { paperWarnings } from './paper-words.ts';

/** Items for "Needs you": those who get no jobs before their papers are renewed. Undefined while nobody knows. */
export function useLapsedPapers() {
  const { query, rows } = useContractors();
  if (query.isPending) return undefined;
  return rows.flatMap((contractor) => {
    const lapsed = paperWarnings(contractor, today()).filter(({ tone }) => tone === 'danger');
    return lapsed.length ? (
      <LapsedRow key={contractor.id} contractor={contractor} words={lapsed[0]?.words ?? ''} />
    ) : (
      []
    );
  });
}

function LapsedRow({ contractor, words }: { contractor: Contractor; words: string }) {
  const { open } = useUrlDialog('dialog');
  return (
    <li className="grid grid-cols-1 gap-3 rounded-control border border-line p-3 sm:grid-cols-[1fr_auto] sm:items-center">
      <div className="grid gap-1">
        <p>
          {contractor.company_name}: {words}.
        </p>
        <p className="text-meta text-ink-2">It gets no jobs before you enter when the new one ends.</p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:*:grow">
        <Button onClick={() => void open(editDialog(contractor.id))}>
          Update Papers<span className="sr-only"> of {contractor.company_name}</span>
        </Button>
      </div>
    </li>
  );
}
