import { lazy, Suspense, useState } from 'react';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/privacy/archive-screen.ts';
import { fill } from '#contract/messages/fill.ts';
import type { Archive } from '#contract/privacy/archives.ts';
import { sizeWords } from '#contract/privacy/size-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Fill } from '../../../ui/fill.tsx';
import { SettingRow } from '../../../ui/form/setting-row.tsx';
import { DateTime } from '../../../ui/time.tsx';
import { ArchiveProgress } from './archive-progress.tsx';
import { useArchives, useRemoveArchive } from './use-archives.ts';

const MakeArchiveDialog = lazy(() => import('./make-archive-dialog.tsx'));
const DownloadArchiveDialog = lazy(() => import('./download-archive-dialog.tsx'));

type Opened = 'make' | 'download';

/** Everything in one file: asked for, made, and downloaded while it is good. Each dialog comes when it is asked for. */
export function TakeAlongRow() {
  const { data, isPending, isError, refetch } = useArchives();
  const [open, setOpen] = useState<Opened | null>(null);
  const [opened, setOpened] = useState<Opened[]>([]);
  const remove = useRemoveArchive();
  const archive = data?.items.find(({ direction }) => direction === 'out');
  const show = (dialog: Opened) => {
    setOpened([...opened, dialog]);
    setOpen(dialog);
  };
  const close = () => setOpen(null);
  return (
    <>
      <SettingRow
        label={copy.takeAlong}
        value={isPending ? copy.loadingArchives : isError ? copy.archivesNotLoaded : <Standing archive={archive} />}
        action={
          <div className="flex flex-wrap gap-2">
            {isError && <Button onClick={() => void refetch()}>{common.retry}</Button>}
            {archive && archive.state !== 'failed' && (
              <Button
                variant="quiet"
                busy={remove.isPending || archive.state === 'stopping'}
                onClick={() => remove.mutate(archive)}
              >
                {archive.state === 'ready' ? copy.deleteFile : copy.stop}
              </Button>
            )}
            {archive?.state === 'ready' && <Button onClick={() => show('download')}>{copy.download}</Button>}
            {data && (!archive || archive.state === 'failed') && (
              <Button onClick={() => show('make')}>{copy.makeArchive}</Button>
            )}
          </div>
        }
      />
      <Suspense>
        {opened.includes('make') && <MakeArchiveDialog open={open === 'make'} onClose={close} />}
        {archive && opened.includes('download') && (
          <DownloadArchiveDialog archive={archive} open={open === 'download'} onClose={close} />
        )}
      </Suspense>
    </>
  );
}

function Standing({ archive }: { archive: Archive | undefined }) {
  if (!archive) return copy.takeAlongNote;
  if (archive.state === 'failed') return fill(copy.failed, { why: archive.problem ?? '' });
  if (archive.state !== 'ready')
    return <ArchiveProgress archive={archive} words={archive.state === 'stopping' ? copy.stopping : copy.making} />;
  return (
    <Fill
      of={archive.secrets ? copy.readyWithCodes : copy.ready}
      with={{
        size: sizeWords(archive.bytes),
        date: <DateTime at={archive.created_at} />,
        until: <DateTime at={archive.expires_at} />,
      }}
    />
  );
}
