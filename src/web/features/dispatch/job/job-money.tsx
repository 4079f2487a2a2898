import { FileText, X } from 'lucide-react';
import { useState } from 'react';
import type { Job } from '#contract/dispatch/jobs.ts';
import { limits } from '#contract/limits.ts';
import * as common from '#contract/messages/en/common.ts';
import { fileTooLarge } from '#contract/messages/en/contractors.ts';
import * as jobCopy from '#contract/messages/en/dispatch/job.ts';
import { waitingTitle } from '#contract/messages/en/offline.ts';
import * as copy from '#contract/messages/en/work-orders/files.ts';
import { fill } from '#contract/messages/fill.ts';
import { useChosenPhotos } from '../../../lib/forms/chosen-photos.ts';
import type { Tap } from '../../../lib/offline/tap.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/form/field-look.tsx';
import { PhotoPicker } from '../../../ui/form/photo-picker.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { JobAct } from './job-acts.ts';
import type { Asking } from './job-bar.tsx';
import type { OpenJob } from './open-job.ts';

type Props = { job: Job; open: OpenJob; taps: readonly Tap<JobAct>[]; onAsk: (what: Asking) => void };

/** From the work on: what it cost, where that was not said, and the invoices, a PDF or a photo each. */
export function JobMoney({ job, open, taps, onAsk }: Props) {
  const { can, invoices, dispatch_state, cost_cents, owner_name: owner } = job;
  const outgoing = taps.filter(({ act }) => act.kind === 'invoice');
  const [tooLarge, setTooLarge] = useState(false);
  const send = (file: Blob, name: string) => void open.addFile({ kind: 'invoice', body: { name } }, file);
  const photos = useChosenPhotos(can.add_invoice, send);
  const take = (files: readonly File[]) => {
    const pdfs = files.filter(isPdf);
    setTooLarge(pdfs.some(({ size }) => size >= limits.imageBytes));
    for (const pdf of pdfs) if (pdf.size < limits.imageBytes) send(pdf, pdf.name);
    photos.take(files.filter((file) => !isPdf(file)));
  };
  const hasBegun = !['accepted', 'scheduled', 'en_route'].includes(dispatch_state);
  if (invoices.length + outgoing.length === 0 && !(can.add_invoice && hasBegun)) return null;
  const problem = tooLarge ? fileTooLarge : photos.problem;
  return (
    <section className="grid gap-3">
      <h2 className="text-title">{copy.invoicesTitle}</h2>
      <p className="text-ink-2">{fill(copy.invoiceHint, { owner })}</p>
      {invoices.length + outgoing.length > 0 && (
        <ul className="grid gap-1">
          {invoices.map(({ id, name, url }) => (
            <li key={id} className="flex items-center gap-2">
              <Icon of={FileText} className="shrink-0 text-ink-2" />
              <a href={url} target="_blank" rel="noreferrer" className="py-2.5 break-all underline">
                {name}
              </a>
              {can.add_invoice && <RemoveInvoice id={id} name={name} open={open} />}
            </li>
          ))}
          {outgoing.map((tap) => (
            <InvoiceOnItsWay key={tap.id} tap={tap} open={open} />
          ))}
        </ul>
      )}
      {problem && <FieldError>{problem}</FieldError>}
      <div className="flex flex-wrap gap-2">
        {can.add_invoice && (
          <PhotoPicker
            label={copy.addInvoice}
            words={copy.addInvoice}
            accept="application/pdf,image/*,.heic,.heif"
            icon={FileText}
            onPick={take}
          />
        )}
        {can.say_cost && (
          <Button size="large" onClick={() => onAsk('say_cost')}>
            {cost_cents === null ? jobCopy.sayCost : jobCopy.changeCost}
          </Button>
        )}
      </div>
    </section>
  );
}

const isPdf = ({ type, name }: File) => type === 'application/pdf' || /\.pdf$/i.test(name);

/** Asks once more: the paper is gone for its owner, too. */
function RemoveInvoice({ id, name, open }: { id: string; name: string; open: OpenJob }) {
  const [isSure, setSure] = useState(false);
  const label = fill(copy.removeFile, { file: name });
  if (!isSure) return <IconButton icon={X} label={label} onClick={() => setSure(true)} />;
  const remove = () => void open.act({ kind: 'remove_invoice', body: { invoice_id: id, name } }).catch(() => undefined);
  return (
    <span className="flex flex-wrap gap-2">
      <Button size="compact" variant="danger" aria-label={label} onClick={remove}>
        {copy.remove}
      </Button>
      <Button size="compact" onClick={() => setSure(false)}>
        {common.cancel}
      </Button>
    </span>
  );
}

function InvoiceOnItsWay({ tap: { id, act, state, progress, problem }, open }: { tap: Tap<JobAct>; open: OpenJob }) {
  return (
    <li className="flex flex-wrap items-center gap-2 text-meta">
      <Icon of={FileText} className="shrink-0 text-ink-2" />
      {act.kind === 'invoice' && <span className="break-all">{act.body.name}</span>}
      {state === 'sending' && <progress value={progress} aria-label={copy.invoiceSending} className="h-1.5 w-24" />}
      {state === 'waiting' && <span className="text-ink-2">{waitingTitle}</span>}
      {state === 'refused' && <span className="text-danger-text">{problem ?? jobCopy.photoNotSent}</span>}
      {state === 'refused' && (
        <Button size="compact" onClick={() => void open.retry(id)}>
          {common.tryAgain}
        </Button>
      )}
      {state !== 'sending' && (
        <IconButton
          icon={X}
          label={fill(copy.removeFile, { file: act.kind === 'invoice' ? act.body.name : '' })}
          onClick={() => void open.takeBack(id)}
        />
      )}
    </li>
  );
}
