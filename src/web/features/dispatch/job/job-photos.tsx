import { RotateCw, X } from 'lucide-react';
import type { Job } from '#contract/dispatch/jobs.ts';
import * as common from '#contract/messages/en/common.ts';
import * as copy from '#contract/messages/en/dispatch/job.ts';
import { waitingTitle } from '#contract/messages/en/offline.ts';
import { fill } from '#contract/messages/fill.ts';
import { useChosenPhotos } from '../../../lib/forms/chosen-photos.ts';
import type { Tap } from '../../../lib/offline/tap.ts';
import { FieldError } from '../../../ui/form/field-look.tsx';
import { LocalPhoto } from '../../../ui/form/local-photo.tsx';
import { PhotoPicker } from '../../../ui/form/photo-picker.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { JobAct } from './job-acts.ts';
import type { OpenJob } from './open-job.ts';

/** Photos of the job, the guest's and one's own; those on their way show what became of them. */
export function JobPhotos({ job, open, taps }: { job: Job; open: OpenJob; taps: readonly Tap<JobAct>[] }) {
  const outgoing = taps.filter(({ act }) => act.kind === 'photo');
  const { problem, take } = useChosenPhotos(job.can.add_photo, (file, name) => void open.addPhoto(file, name));
  if (!job.can.add_photo && job.photos.length === 0 && outgoing.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-title">{copy.photosTitle}</h2>
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4">
        {job.photos.map(({ id, url, by }) => (
          <li key={id}>
            <a href={url} target="_blank" rel="noreferrer" className="block">
              <img
                src={url}
                alt={fill(copy.photoBy, { sender: by })}
                className="aspect-square w-full rounded-control object-cover"
              />
            </a>
          </li>
        ))}
        {outgoing.map((item) => (
          <PhotoOnItsWay key={item.id} tap={item} open={open} />
        ))}
      </ul>
      {problem && <FieldError>{problem}</FieldError>}
      {job.can.add_photo && (
        <div>
          <PhotoPicker label={copy.addPhotos} words={copy.addPhotos} multiple onPick={take} />
        </div>
      )}
    </section>
  );
}

function PhotoOnItsWay({ tap, open }: { tap: Tap<JobAct>; open: OpenJob }) {
  const { id, act, file, state, progress, problem } = tap;
  return (
    <li className="grid content-start gap-1 text-meta">
      {act.kind === 'photo' && file && (
        <LocalPhoto
          file={file}
          name={act.body.name}
          alt={copy.photoSending}
          className="aspect-square w-full rounded-control object-cover opacity-70"
        />
      )}
      {state === 'sending' && <progress value={progress} aria-label={copy.photoProgress} className="h-1.5 w-full" />}
      {state === 'waiting' && <span className="text-ink-2">{waitingTitle}</span>}
      {state === 'refused' && <span className="text-danger-text">{problem ?? copy.photoNotSent}</span>}
      {state !== 'sending' && (
        <span className="flex">
          {state === 'refused' && (
            <IconButton icon={RotateCw} label={common.tryAgain} onClick={() => void open.retry(id)} />
          )}
          <IconButton icon={X} label={copy.removePhoto} onClick={() => void open.takeBack(id)} />
        </span>
      )}
    </li>
  );
}
