import { FileUp } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { manualFileLimits } from '#contract/manuals/manuals.ts';
import * as copy from '#contract/messages/en/manuals.ts';
import { orDropHere } from '#contract/messages/en/ui.ts';
import { fill } from '#contract/messages/fill.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Field } from '../../ui/form/field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { useDrop } from '../../ui/form/use-drop.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Reading } from './use-reading.ts';

/** Where a manual comes from: pasted, dropped, chosen, or named by its address. */
export function SourcePanel({ reading, text }: { reading: Reading; text: string }) {
  const { busy, error } = reading;
  return (
    <DropArea onDrop={(file) => !busy && reading.readFile(file)}>
      <Field label={copy.textLabel} required unmarked error={error} hint={copy.textHint}>
        <TextArea
          rows={8}
          className="min-h-48"
          value={text}
          maxLength={manualFileLimits.characters}
          onChange={({ target }) => reading.setText(target.value)}
          onPaste={({ clipboardData, currentTarget }) => {
            const [file] = clipboardData.files;
            if (!file || currentTarget.value) return;
            reading.readFile(file);
          }}
        />
      </Field>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <FileButton disabled={busy !== null} photos={Boolean(reading.model)} onPick={reading.readFile} />
        <p className="min-w-0 text-meta text-ink-2">
          <span className="max-sm:hidden">{orDropHere} </span>
          {copy.fileHint}
        </p>
      </div>
      <p className="text-meta text-ink-2">{reading.model ? copy.photosToo : copy.noPhotos}</p>
      <PhotoQuestion reading={reading} />
      <p role="status" className={cx('flex items-center gap-3 text-ink-2', !busy && 'sr-only')}>
        {busy}
        {busy && (
          <Button variant="quiet" size="compact" onClick={reading.stop}>
            {copy.cancelReading}
          </Button>
        )}
      </p>
    </DropArea>
  );
}

/** A photo shows the codes that are on it, so that its owner is asked before the model sees it. */
function PhotoQuestion({ reading: { photo, model, readPhoto, dropPhoto } }: { reading: Reading }) {
  if (!photo || !model) return null;
  return (
    <section aria-label={copy.photoTitle} className="grid gap-2 rounded-control bg-surface-2 p-3">
      <h3 className="text-label">{copy.photoTitle}</h3>
      <p className="text-ink-2 wrap-anywhere">{fill(copy.photoLead, { name: photo.name, model })}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" size="compact" onClick={readPhoto}>
          {copy.sendPhoto}
        </Button>
        <Button variant="quiet" size="compact" onClick={dropPhoto}>
          {copy.dropPhoto}
        </Button>
      </div>
    </section>
  );
}

/** Takes a file wherever it is dropped on it; what is dropped beside it would leave the page. */
export function DropArea({
  onDrop,
  className,
  children,
}: {
  onDrop: (file: File) => void;
  className?: string;
  children: ReactNode;
}) {
  const { over, handlers } = useDrop(onDrop);
  return (
    // Dropping is a shortcut for the button in it.
    <div
      {...handlers}
      className={cx(
        'grid gap-3 rounded-card border border-dashed p-3 sm:p-4',
        over ? 'border-primary bg-primary-soft' : 'border-line-strong',
        className,
      )}
    >
      {children}
    </div>
  );
}

const accepted = '.pdf,.docx,.txt,.md,.csv,.tsv,.html,.htm,text/plain,text/csv,text/html,application/pdf';

function FileButton({
  disabled,
  photos,
  onPick,
}: {
  disabled: boolean;
  photos: boolean;
  onPick: (file: File) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={photos ? `${accepted},image/jpeg,image/png,image/heic,.heic,.heif` : accepted}
        aria-label={copy.fileLabel}
        tabIndex={-1}
        className="hidden"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onPick(file);
          currentTarget.value = '';
        }}
      />
      <Button size="compact" disabled={disabled} onClick={() => input.current?.click()}>
        <Icon of={FileUp} />
        {copy.chooseFile}
      </Button>
    </>
  );
}
