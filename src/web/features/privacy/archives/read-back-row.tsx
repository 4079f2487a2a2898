import { lazy, Suspense, useState } from 'react';
import * as copy from '#contract/messages/en/privacy/archive-screen.ts';
import { fill } from '#contract/messages/fill.ts';
import type { Archive } from '#contract/privacy/archives.ts';
import { Button } from '../../../ui/button.tsx';
import { SettingRow } from '../../../ui/form/setting-row.tsx';
import { ArchiveProgress } from './archive-progress.tsx';
import { useArchives } from './use-archives.ts';

const ReadArchiveDialog = lazy(() => import('./read-archive-dialog.tsx'));

/** An archive of another account, into this one while it is empty. */
export function ReadBackRow() {
  const { data } = useArchives();
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const archive = data?.items.find(({ direction }) => direction === 'in');
  const show = () => {
    setWasOpened(true);
    setOpen(true);
  };
  return (
    <>
      <SettingRow
        label={copy.readBack}
        value={<Standing archive={archive} />}
        action={<Button onClick={show}>{wordsOf(archive)}</Button>}
      />
      <Suspense>
        {wasOpened && <ReadArchiveDialog archive={archive} open={open} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}

const wordsOf = (archive: Archive | undefined): string => {
  if (!archive) return copy.readBackRow;
  return archive.state === 'done' ? copy.showReport : copy.goOn;
};

function Standing({ archive }: { archive: Archive | undefined }) {
  switch (archive?.state) {
    case 'checking':
      return <ArchiveProgress archive={archive} words={copy.checking} />;
    case 'writing':
      return <ArchiveProgress archive={archive} words={copy.writing} />;
    case 'stopping':
      return copy.stopping;
    case 'refused':
    case 'failed':
      return fill(copy.failed, { why: archive.problem ?? '' });
    case 'done':
      return copy.done;
    default:
      return archive?.file_name ?? copy.readBackNote;
  }
}
