import { useState } from 'react';
import * as common from '#contract/messages/en/common.ts';
import { locale } from '#contract/messages/en/own.ts';
import * as copy from '#contract/messages/en/sheets.ts';
import { fill } from '#contract/messages/fill.ts';
import type { ImportKind, ImportPreview } from '#contract/sheets/imports.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { ChooseFile } from './choose-file.tsx';
import { counted } from './import-names.ts';
import { ImportPreviewView, Refused } from './import-preview.tsx';
import { type Import, useImport } from './use-import.ts';

type Props = { kind: ImportKind; open: boolean; onClose: () => void };

/** Rows from a CSV: chosen, looked at, written. A default export, so that it comes when it is first opened. */
export default function ImportDialog(props: Props) {
  const [opening, setOpening] = useState({ open: props.open, times: 0 });
  if (opening.open !== props.open) setOpening({ open: props.open, times: opening.times + (props.open ? 1 : 0) });
  return <Opened key={`${props.kind} ${opening.times}`} {...props} />;
}

function Opened({ kind, open, onClose }: Props) {
  const it = useImport(kind);
  const close = () => {
    onClose();
    it.startAgain();
  };
  const preview = it.look.data;
  return (
    <Dialog
      open={open}
      onClose={close}
      wide
      title={titles[kind]}
      footer={<Buttons it={it} kind={kind} onClose={close} />}
    >
      {preview && it.isCancelled && (
        <p role="status" className="mb-4">
          {fill(copy.cancelledBeforeEnd, { what: counted(it.stoppedAt, kind) })}
        </p>
      )}
      {!preview && <ChooseFile kind={kind} it={it} />}
      {preview && !it.write.isPending && !it.write.isSuccess && <ImportPreviewView preview={preview} it={it} />}
      {preview && (it.write.isPending || it.write.isSuccess) && <ImportResult preview={preview} it={it} />}
    </Dialog>
  );
}

const titles: Record<ImportKind, string> = {
  properties: copy.importProperties,
  contractors: copy.importContractors,
  articles: copy.importArticles,
  stays: copy.importStays,
  assignments: copy.importAssignments,
};

function Buttons({
  it: { look, write, cancel, startAgain },
  kind,
  onClose,
}: {
  it: Import;
  kind: ImportKind;
  onClose: () => void;
}) {
  const { data: preview } = look;
  if (write.isPending && preview?.id) {
    const { id } = preview;
    return (
      <>
        <Button busy={cancel.isPending || cancel.isSuccess} onClick={() => cancel.mutate(id)}>
          {cancel.isPending || cancel.isSuccess ? copy.cancelling : copy.cancelImport}
        </Button>
        <Button onClick={onClose}>{common.close}</Button>
      </>
    );
  }
  if (write.isSuccess) return <Button onClick={onClose}>{common.close}</Button>;
  if (!preview) return <Button onClick={onClose}>{common.cancel}</Button>;
  const id = preview.id;
  return (
    <>
      <Button variant="quiet" onClick={startAgain}>
        {copy.chooseAnother}
      </Button>
      <Button onClick={onClose}>{common.cancel}</Button>
      {id && (
        <Button variant="primary" onClick={() => write.mutate(id)}>
          {fill(copy.importCounted, { what: counted(preview.adds + preview.updates, kind) })}
        </Button>
      )}
    </>
  );
}

/** The last step: how far it is, then what was done. */
function ImportResult({ preview, it: { write, written } }: { preview: ImportPreview; it: Import }) {
  const { kind, adds, updates, wrong } = preview;
  const rows = adds + updates;
  if (!write.isSuccess)
    return (
      <div className="grid gap-2">
        <progress aria-label={copy.importing} max={rows} value={written} className="h-2 w-full accent-primary" />
        <p role="status">
          {fill(copy.importProgress, { written: written.toLocaleString(locale), what: counted(rows, kind) })}
        </p>
      </div>
    );
  return (
    <div className="grid gap-4">
      <Banner tone="success" title={fill(copy.imported, { what: counted(rows, kind) })}>
        {fill(copy.importedParts, { adds: adds.toLocaleString(locale), updates: updates.toLocaleString(locale) })}
      </Banner>
      {wrong > 0 && <Refused preview={preview} />}
    </div>
  );
}
