import { BookUser } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { contactLimits } from '#contract/contractors/from-contacts.ts';
import * as copy from '#contract/messages/en/contractors/contacts.ts';
import { fill } from '#contract/messages/fill.ts';
import { RestError } from '../../../lib/http/rest.ts';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { FieldError } from '../../../ui/form/field-look.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Contacts } from './use-contacts.ts';

/** The first step: where the file comes from, and the file. */
export function ChooseContacts({ it: { look } }: { it: Contacts }) {
  const why = look.error && (look.error instanceof RestError ? look.error.message : copy.fileUnreadable);
  return (
    <div className="grid gap-4">
      <p className="max-w-[68ch] text-ink-2">{copy.importLead}</p>
      <details className="rounded-control border border-line">
        <summary className="cursor-pointer rounded-control p-3 text-label hover:bg-surface-2 touch:min-h-11">
          {copy.howTo}
        </summary>
        <ul className="grid list-disc gap-1 pr-3 pb-3 pl-8 text-ink-2">
          {[copy.howIphone, copy.howAndroid, copy.howMac, copy.howGoogle].map((way) => (
            <li key={way}>{way}</li>
          ))}
        </ul>
      </details>
      <DropArea busy={look.isPending} onPick={(file) => look.mutate(file)} />
      {look.isPending && (
        <p role="status" className="text-meta text-ink-2">
          {fill(copy.reading, { file: look.variables.name })}
        </p>
      )}
      {why && (
        <div role="alert">
          <FieldError>{fill(copy.namedProblem, { file: look.variables?.name ?? '', why })}</FieldError>
        </div>
      )}
    </div>
  );
}

function DropArea({ busy, onPick }: { busy: boolean; onPick: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const hover = (is: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(is);
  };
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file && !busy) onPick(file);
  };
  return (
    <fieldset
      aria-label={copy.fileLabel}
      onDragOver={hover(true)}
      onDragLeave={hover(false)}
      onDrop={(event) => {
        hover(false)(event);
        take(event.dataTransfer.files);
      }}
      className={cx(
        'grid justify-items-center gap-3 rounded-card border border-dashed px-4 py-8 text-center',
        over ? 'border-primary bg-primary-soft' : 'border-line-strong',
      )}
    >
      <input
        ref={input}
        type="file"
        accept=".vcf,.vcard,text/vcard,text/x-vcard,text/directory"
        aria-label={copy.fileLabel}
        tabIndex={-1}
        className="hidden"
        onChange={({ currentTarget }) => {
          take(currentTarget.files);
          currentTarget.value = '';
        }}
      />
      <Icon of={BookUser} size={20} className="text-ink-2" />
      <Button variant="primary" busy={busy} onClick={() => input.current?.click()}>
        {copy.chooseFile}
      </Button>
      <p className="text-meta text-ink-2">
        <span className="max-sm:hidden">{copy.orDropIt} </span>
        {fill(copy.fileLimits, { count: contactLimits.cards.toLocaleString('en-US') })}
      </p>
    </fieldset>
  );
}
