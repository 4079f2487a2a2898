import { useEffect } from 'react';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/privacy/archive-screen.ts';
import type { Archive } from '#contract/privacy/archives.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { ArchiveProgress } from './archive-progress.tsx';
import { ArchiveReportView } from './archive-report.tsx';
import { ChooseArchive } from './choose-archive.tsx';
import { OpenCodes } from './open-codes.tsx';
import { useRemoveArchive } from './use-archives.ts';
import { type ReadArchive, refreshEverything, useReadArchive } from './use-read-archive.ts';

type Props = { archive: Archive | undefined; open: boolean; onClose: () => void };

/** A file: chosen, sent, checked, read back. A default export, so that it comes when it is first opened. */
export default function ReadArchiveDialog({ archive, open, onClose }: Props) {
  const it = useReadArchive(archive);
  const isDone = archive?.state === 'done';
  useEffect(() => {
    if (isDone) void refreshEverything();
  }, [isDone]);
  const close = () => {
    it.reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      wide
      title={copy.readTitle}
      footer={<Buttons it={it} archive={archive} onClose={close} />}
    >
      <div className="grid gap-4">
        {it.error && !it.send.isError && <Banner tone="danger">{it.error}</Banner>}
        <Step it={it} archive={archive} />
      </div>
    </Dialog>
  );
}

function Step({ it, archive }: { it: ReadArchive; archive: Archive | undefined }) {
  switch (it.send.isPending ? 'receiving' : archive?.state) {
    case 'checking':
      return archive && <ArchiveProgress archive={archive} words={copy.checking} />;
    case 'writing':
      return archive && <ArchiveProgress archive={archive} words={copy.writing} />;
    case 'stopping':
      return <p role="status">{copy.stopping}</p>;
    case 'checked':
      return (
        archive?.report && (
          <>
            {archive.report.secrets === 'locked' && <OpenCodes archive={archive} it={it} />}
            <ArchiveReportView report={archive.report} />
          </>
        )
      );
    case 'done':
      return (
        <>
          <Banner tone="success" title={copy.done} />
          {archive?.report && <ArchiveReportView report={archive.report} />}
        </>
      );
    case 'refused':
    case 'failed':
      return (
        <>
          <Banner tone="danger" title={copy.refused}>
            {archive?.problem}
          </Banner>
          <ChooseArchive archive={archive} it={it} />
        </>
      );
    default:
      return archive?.problem && !it.send.isPending ? (
        <OpenCodes archive={archive} it={it} />
      ) : (
        <ChooseArchive archive={archive} it={it} />
      );
  }
}

function Buttons({ it, archive, onClose }: { it: ReadArchive } & Pick<Props, 'archive' | 'onClose'>) {
  const remove = useRemoveArchive();
  if (it.send.isPending) return <Button onClick={it.stopSending}>{copy.stop}</Button>;
  const state = archive?.state;
  const atWork = state === 'checking' || state === 'writing' || state === 'stopping';
  return (
    <>
      {archive && state !== 'done' && (
        <Button
          variant="quiet"
          busy={remove.isPending || state === 'stopping'}
          onClick={() => remove.mutate(archive, { onSuccess: it.reset })}
        >
          {atWork ? copy.stop : copy.throwAway}
        </Button>
      )}
      <Button onClick={onClose}>{state === 'checked' ? common.cancel : common.close}</Button>
      {archive && state === 'checked' && (
        <Button variant="primary" busy={it.read.isPending} onClick={() => it.read.mutate(archive.id)}>
          {copy.readItBack}
        </Button>
      )}
    </>
  );
}
