import { lazy, Suspense, useState } from 'react';
import { bulkLimits } from '#contract/bulk/bulk.ts';
import { type DeedKind, type DeedSubject, deedsOf } from '#contract/enumerations/bulk.ts';
import * as copy from '#contract/messages/en/bulk.ts';
import { fill } from '#contract/messages/fill.ts';
import { Button } from '../../ui/button.tsx';
import { NativeSelect } from '../../ui/form/native-select.tsx';
import type { Selection } from '../../ui/table/selection.tsx';
import type { ArticlePreview } from './bulk-dialog.tsx';
import type { Chosen, FieldsProps } from './deed-fields.tsx';
import { deedButtons } from './deed-words.ts';

/** With the library of dialogs, once something is to be done. */
const BulkDialog = lazy(() => import('./bulk-dialog.tsx'));

const labels: Record<DeedSubject, string> = {
  property: copy.bar,
  contractor: copy.contractorBar,
  article: copy.articleBar,
};

/** What can be done to the chosen rows. It stays in sight: above the rows, on phones at the bottom of the window. */
export function BulkBar({
  of,
  selection,
  chosen,
  matching,
  partly = false,
  rules,
  preview,
}: {
  of: DeedSubject;
  selection: Selection;
  chosen: readonly Chosen[];
  /** How many rows match the filters. */
  matching: number;
  /** More may match than are shown. */
  partly?: boolean;
  rules?: FieldsProps['rules'];
  preview?: ArticlePreview;
}) {
  const [act, setAct] = useState<DeedKind | null>(null);
  const [open, setOpen] = useState(false);
  /** Those at the moment when the dialog opened: a filter that changes meanwhile changes nothing of them. */
  const [rows, setRows] = useState<readonly Chosen[]>([]);
  const begin = (next: DeedKind) => {
    setAct(next);
    setRows(chosen);
    setOpen(true);
  };
  return (
    <>
      {selection.count > 0 && (
        <section aria-label={labels[of]} className={barClass}>
          <p role="status" className="text-label">
            {fill(copy.selected, { count: selection.count })}
          </p>
          {!selection.all && (
            <Button variant="quiet" size="compact" onClick={() => selection.chooseAll(true)}>
              {fill(partly ? copy.selectAllShown : copy.selectAll, { count: matching })}
            </Button>
          )}
          <Button variant="quiet" size="compact" onClick={() => selection.chooseAll(false)}>
            {copy.clearSelection}
          </Button>
          {selection.count > bulkLimits.chosen ? (
            <p className="text-meta text-ink-2">{copy.tooMany}</p>
          ) : (
            <Acts kinds={deedsOf[of]} onBegin={begin} />
          )}
        </section>
      )}
      <Suspense>
        {act && (
          <BulkDialog
            act={act}
            chosen={rows}
            open={open}
            onClose={() => setOpen(false)}
            rules={rules}
            preview={preview}
          />
        )}
      </Suspense>
    </>
  );
}

function Acts({ kinds, onBegin }: { kinds: readonly DeedKind[]; onBegin: (act: DeedKind) => void }) {
  return (
    <>
      <div className="ml-auto flex flex-wrap gap-2 max-sm:hidden">
        {kinds.map((kind) => (
          <Button key={kind} size="compact" onClick={() => onBegin(kind)}>
            {deedButtons[kind]}
          </Button>
        ))}
      </div>
      <div className="grow basis-full sm:hidden">
        <NativeSelect
          aria-label={copy.withSelected}
          value=""
          onChange={({ target }) => {
            const kind = kinds.find((one) => one === target.value);
            if (kind) onBegin(kind);
          }}
        >
          <option value="">{copy.withSelected}</option>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {deedButtons[kind]}
            </option>
          ))}
        </NativeSelect>
      </div>
    </>
  );
}

/** On phones it stands on the bar at the window's bottom while a row is in sight, and rests under the last one. */
const barClass =
  'mb-3 flex flex-wrap items-center gap-2 rounded-control border border-line bg-surface-2 p-2 pl-3 max-sm:sticky max-sm:bottom-(--phone-bar,0px) max-sm:z-10 max-sm:order-last max-sm:-mx-4 max-sm:-mb-4 max-sm:mt-3 max-sm:rounded-none max-sm:border-x-0 max-sm:border-b-0 max-sm:bg-surface max-sm:px-4 max-sm:py-3';
