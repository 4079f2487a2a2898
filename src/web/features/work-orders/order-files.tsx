import { useMutation } from '@tanstack/react-query';
import { FileText, X } from 'lucide-react';
import { useRef, useState } from 'react';
import * as copy from '#contract/messages/en/work-orders/files.ts';
import { fill } from '#contract/messages/fill.ts';
import type { OrderFile } from '#contract/work-orders/order-files.ts';
import type { WorkOrderDetail } from '#contract/work-orders/work-orders.ts';
import { messageOf } from '../../lib/http/api.ts';
import { orpc, queryClient } from '../../lib/http/query.ts';
import { Button } from '../../ui/button.tsx';
import { FactSection } from '../../ui/facts.tsx';
import { Fill } from '../../ui/fill.tsx';
import { FieldError } from '../../ui/form/field-look.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { showToast } from '../../ui/overlay/toast.ts';
import { DateTime } from '../../ui/time.tsx';

const settled = { onSettled: () => queryClient.invalidateQueries({ queryKey: orpc.workOrders.key() }) };

/** Invoices of the contractor, and what is kept with the job; each opens or is downloaded. */
export function OrderFiles({ order: { id, files, can } }: { order: WorkOrderDetail }) {
  const may = can.add_file;
  const input = useRef<HTMLInputElement>(null);
  const add = useMutation(
    orpc.orderFiles.add.mutationOptions({
      ...settled,
      onSuccess: (_, { file }) => showToast({ title: fill(copy.addedFile, { file: file.name }) }),
    }),
  );
  const [going, setGoing] = useState<OrderFile | null>(null);
  return (
    <FactSection title={copy.filesTitle}>
      {files.length === 0 && <p className="text-ink-2">{copy.noFiles}</p>}
      {files.length > 0 && (
        <ul className="grid gap-2">
          {files.map((file) => (
            <FileRow key={file.id} file={file} onRemove={may ? () => setGoing(file) : undefined} />
          ))}
        </ul>
      )}
      {add.error && (
        <div role="alert">
          <FieldError>{messageOf(add.error)}</FieldError>
        </div>
      )}
      {may && (
        <div>
          <input
            ref={input}
            type="file"
            accept="application/pdf,image/*,.heic,.heif"
            aria-label={copy.addFile}
            tabIndex={-1}
            className="hidden"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) add.mutate({ id, file });
              currentTarget.value = '';
            }}
          />
          <Button size="compact" busy={add.isPending} onClick={() => input.current?.click()}>
            {copy.addFile}
          </Button>
        </div>
      )}
      <RemoveFile id={id} file={going} onClose={() => setGoing(null)} />
    </FactSection>
  );
}

function FileRow({ file: { kind, name, url, by, created_at }, onRemove }: { file: OrderFile; onRemove?: () => void }) {
  return (
    <li className="flex items-start gap-2">
      <Icon of={FileText} className="mt-1 shrink-0 text-ink-2" />
      <div className="grid min-w-0 grow">
        <a href={url} target="_blank" rel="noreferrer" className="w-fit break-all underline touch:py-3.25">
          {name}
        </a>
        <span className="text-meta text-ink-2">
          <Fill
            of={kind === 'invoice' ? copy.invoiceBy : copy.fileBy}
            with={{ who: by, when: <DateTime at={created_at} /> }}
          />
        </span>
      </div>
      {onRemove && (
        <IconButton icon={X} size="compact" label={fill(copy.removeFile, { file: name })} onClick={onRemove} />
      )}
    </li>
  );
}

/** The file is thrown away for everybody, so it is asked once more. */
function RemoveFile({ id, file, onClose }: { id: string; file: OrderFile | null; onClose: () => void }) {
  const remove = useMutation(orpc.orderFiles.remove.mutationOptions(settled));
  const [last, setLast] = useState(file);
  if (file && file !== last) setLast(file);
  if (!last) return null;
  const confirm = () =>
    remove.mutate(
      { id, file_id: last.id },
      {
        onSuccess: () => showToast({ title: fill(copy.removedFile, { file: last.name }) }),
        onError: (error) => showToast({ title: messageOf(error), tone: 'error' }),
        onSettled: onClose,
      },
    );
  return (
    <ConfirmDialog
      open={file !== null}
      title={fill(copy.removeFileTitle, { file: last.name })}
      confirm={copy.remove}
      danger
      busy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      {copy.removeFileText}
    </ConfirmDialog>
  );
}
