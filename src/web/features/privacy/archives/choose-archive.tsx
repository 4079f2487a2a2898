import { FileArchive } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import * as copy from '#contract/messages/en/privacy/archive-screen.ts';
import { fill } from '#contract/messages/fill.ts';
import type { Archive } from '#contract/privacy/archives.ts';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { FieldError } from '../../../ui/form/field-look.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { shareOf } from './send-archive.ts';
import { percentOf } from './use-archives.ts';
import type { ReadArchive } from './use-read-archive.ts';

/** The first step: the file, and how far it is sent. */
export function ChooseArchive({ archive, it }: { archive: Archive | undefined; it: ReadArchive }) {
  const { send, share, error } = it;
  const half = archive?.state === 'receiving' && archive.parts > 0 && !send.isPending ? archive : undefined;
  return (
    <div className="grid gap-4">
      <p className="max-w-[68ch] text-ink-2">{copy.readLead}</p>
      {half && (
        <p role="status">{fill(copy.halfSent, { file: half.file_name ?? '', percent: percentOf(shareOf(half), 1) })}</p>
      )}
      <DropArea busy={send.isPending} onPick={(file) => send.mutate(file)} />
      {send.isPending && (
        <div role="status" className="grid gap-1.5 text-meta text-ink-2">
          <progress aria-label={copy.archiveFile} max={1} value={share} className="h-1.5 w-full accent-primary" />
          {fill(copy.sending, { file: send.variables.name, percent: percentOf(share, 1) })}
        </div>
      )}
      {send.isError && error && (
        <div role="alert">
          <FieldError>{half ? fill(copy.sendingStopped, { why: error }) : error}</FieldError>
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
      aria-label={copy.archiveFile}
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
        accept=".zip,application/zip"
        aria-label={copy.archiveFile}
        tabIndex={-1}
        className="hidden"
        onChange={({ currentTarget }) => {
          take(currentTarget.files);
          currentTarget.value = '';
        }}
      />
      <Icon of={FileArchive} size={20} className="text-ink-2" />
      <Button variant="primary" busy={busy} onClick={() => input.current?.click()}>
        {copy.chooseArchive}
      </Button>
      <p className="text-meta text-ink-2">
        <span className="max-sm:hidden">{copy.orDropIt} </span>
        {copy.archiveLimit}
      </p>
    </fieldset>
  );
}
