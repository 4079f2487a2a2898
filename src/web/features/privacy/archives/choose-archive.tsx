import { FileArchive } from 'lucide-react';
import * as copy from '#contract/messages/en/privacy/archive-screen.ts';
import { fill } from '#contract/messages/fill.ts';
import type { Archive } from '#contract/privacy/archives.ts';
import { FileDrop } from '../../../ui/form/file-drop.tsx';
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
      <FileDrop
        label={copy.archiveFile}
        accept=".zip,application/zip"
        icon={FileArchive}
        choose={copy.chooseArchive}
        limits={copy.archiveLimit}
        sending={
          send.isPending
            ? { words: fill(copy.sending, { file: send.variables.name, percent: percentOf(share, 1) }), share }
            : null
        }
        error={send.isError && error ? (half ? fill(copy.sendingStopped, { why: error }) : error) : null}
        onPick={(file) => send.mutate(file)}
      />
    </div>
  );
}
