import { lazy, Suspense, useState } from 'react';
import { bulkLimits } from '#contract/bulk/bulk.ts';
import { type DeedKind, deedKinds } from '#contract/enumerations/bulk.ts';
import * as copy from '#contract/messages/en/bulk.ts';
import { fill } from '#contract/messages/fill.ts';
import type { PropertyRow } from '#contract/properties/properties.ts';
import { Button } from '../../ui/button.tsx';
import { NativeSelect } from '../../ui/form/native-select.tsx';
import type { Selection } from '../../ui/table/selection.tsx';
import type { ArticlePreview } from './bulk-dialog.tsx';
import type { FieldsProps } from './deed-fields.tsx';

/** With the library of dialogs, once something is to be done. */
const BulkDialog = lazy(() => import('./bulk-dialog.tsx'));

const words: Record<DeedKind, string> = {
  add_group: copy.addTag,
  remove_group: copy.removeTag,
  assign_contractor: copy.assignContractor,
  set_rules: copy.setRules,
  add_article: copy.writeArticle,
};

/** What can be done to the chosen properties. It stays in sight: above the rows, on phones at the bottom of the window. */
export function BulkBar({
  selection,
  chosen,
  matching,
  rules,
  preview,
}: {
  selection: Selection;
  chosen: readonly PropertyRow[];
  /** How many rows match the filters. */
  matching: number;
  rules: FieldsProps['rules'];
  preview: ArticlePreview;
}) {
  const [act, setAct] = useState<DeedKind | null>(null);
  const [open, setOpen] = useState(false);
  /** Those at the moment when the dialog opened: a filter that changes meanwhile changes nothing of them. */
  const [houses, setHouses] = useState<readonly PropertyRow[]>([]);
  const begin = (next: DeedKind) => {
    setAct(next);
    setHouses(chosen);
    setOpen(true);
  };
  return (
    <>
      {selection.count > 0 && (
        <section aria-label={copy.bar} className={barClass}>
          <p role="status" className="text-label">
            {fill(copy.selected, { count: selection.count })}
          </p>
          {!selection.all && (
            <Button variant="quiet" size="compact" onClick={() => selection.chooseAll(true)}>
              {fill(copy.selectAll, { count: matching })}
            </Button>
          )}
          <Button variant="quiet" size="compact" onClick={() => selection.chooseAll(false)}>
            {copy.clearSelection}
          </Button>
          {selection.count > bulkLimits.properties ? (
            <p className="text-meta text-ink-2">{copy.tooMany}</p>
          ) : (
            <Acts onBegin={begin} />
          )}
        </section>
      )}
      <Suspense>
        {act && (
          <BulkDialog
            act={act}
            houses={houses}
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

function Acts({ onBegin }: { onBegin: (act: DeedKind) => void }) {
  return (
    <>
      <div className="ml-auto flex flex-wrap gap-2 max-sm:hidden">
        {deedKinds.map((kind) => (
          <Button key={kind} size="compact" onClick={() => onBegin(kind)}>
            {words[kind]}
          </Button>
        ))}
      </div>
      <div className="grow basis-full sm:hidden">
        <NativeSelect
          aria-label={copy.withSelected}
          value=""
          onChange={({ target }) => {
            const kind = deedKinds.find((one) => one === target.value);
            if (kind) onBegin(kind);
          }}
        >
          <option value="">{copy.withSelected}</option>
          {deedKinds.map((kind) => (
            <option key={kind} value={kind}>
              {words[kind]}
            </option>
          ))}
        </NativeSelect>
      </div>
    </>
  );
}

/** On phones it sticks to the window's bottom while a row is in sight, and rests under the last one. */
const barClass =
  'mb-3 flex flex-wrap items-center gap-2 rounded-control border border-line bg-surface-2 p-2 pl-3 max-sm:sticky max-sm:bottom-0 max-sm:z-20 max-sm:order-last max-sm:-mx-4 max-sm:-mb-4 max-sm:mt-3 max-sm:rounded-none max-sm:border-x-0 max-sm:border-b-0 max-sm:bg-surface max-sm:px-4 max-sm:pt-3 max-sm:pb-[calc(0.75rem+env(safe-area-inset-bottom))]';
