import { ImageOff } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import * as copy from '#contract/messages/en/properties/photos.ts';
import { fill } from '#contract/messages/fill.ts';
import type { SlotImage } from '#contract/properties/property-images.ts';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Fill } from '../../../ui/fill.tsx';
import { FieldError } from '../../../ui/form/field-look.tsx';
import { PhotoPicker } from '../../../ui/form/photo-picker.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Slot, Underway } from './slot-photos.ts';

type Acts = { onChoose: (file: File) => void; onRetry: () => void; onCancel: () => void; onRemove: () => void };

/** One picture of a property: chosen, or dropped here; on its way; there. `of` is what it shows. */
export function PhotoTile({ of, slot = {}, ...acts }: { of: string; slot?: Slot<SlotImage> | undefined } & Acts) {
  const { image, underway, refused } = slot;
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) acts.onChoose(file);
  };
  return (
    <fieldset
      aria-label={fill(copy.photoOf, { thing: of })}
      className={cx(
        'grid gap-2 rounded-control border border-dashed p-2',
        over ? 'border-primary' : 'border-line-strong',
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div className="flex flex-wrap items-center gap-3">
        <Picture key={underway?.preview ?? image?.small} src={underway?.preview ?? image?.small} of={of} />
        {underway ? (
          <OnItsWay underway={underway} of={of} {...acts} />
        ) : (
          <Settled has={image !== undefined} of={of} {...acts} />
        )}
      </div>
      {refused && (
        <div role="alert">
          <FieldError>{refused}</FieldError>
        </div>
      )}
    </fieldset>
  );
}

/** Not every browser can draw what every phone takes; the server turns it into what all can. */
function Picture({ src, of }: { src: string | undefined; of: string }) {
  const [failed, setFailed] = useState(false);
  if (!src) return null;
  const frame = 'grid size-16 shrink-0 place-items-center rounded-small bg-surface-3 object-cover text-ink-2';
  if (failed) {
    return (
      <span role="img" aria-label={fill(copy.photoWithoutPreview, { thing: of })} className={frame}>
        <Icon of={ImageOff} size={20} />
      </span>
    );
  }
  return <img src={src} alt={fill(copy.photoAlt, { thing: of })} className={frame} onError={() => setFailed(true)} />;
}

function Settled({ has, of, onChoose, onRemove }: { has: boolean; of: string } & Acts) {
  const ofPhoto = aloud(copy.ofPhoto, of);
  return (
    <>
      <PhotoPicker
        label={fill(copy.photoOf, { thing: of })}
        words={
          has ? (
            <Fill of={copy.replace} with={{ ofPhoto }} />
          ) : (
            <Fill of={copy.add} with={{ ofThing: aloud(copy.ofThing, of) }} />
          )
        }
        onPick={([file]) => file && onChoose(file)}
      />
      {has ? (
        <Button variant="quiet" size="large" onClick={onRemove}>
          <Fill of={copy.remove} with={{ ofPhoto }} />
        </Button>
      ) : (
        <p className="text-meta text-ink-3">{copy.fileTypes}</p>
      )}
    </>
  );
}

/** Which photo it is, read aloud alone: a tile stands beside what it shows. */
const aloud = (words: typeof copy.ofPhoto | typeof copy.ofThing, thing: string) => (
  <span className="sr-only">{fill(words, { thing })}</span>
);

function OnItsWay({ underway, of, onRetry, onCancel }: { underway: Underway; of: string } & Acts) {
  const { is, name, share, problem } = underway;
  const percent = Math.round(share * 100);
  return (
    <>
      <div className="grid min-w-32 grow gap-1.5">
        <p className="text-meta break-all text-ink-2">{name}</p>
        {is === 'sending' && (
          <progress
            aria-label={fill(copy.uploadingPhoto, { thing: of })}
            max={100}
            value={percent}
            className="h-1.5 w-full accent-primary"
          />
        )}
        <div role="status" className="text-meta">
          {is === 'sending' && fill(copy.uploading, { percent })}
          {is === 'waiting' && (navigator.onLine ? copy.waiting : copy.waitsForNetwork)}
          {is === 'failed' && <FieldError>{problem}</FieldError>}
        </div>
      </div>
      {is === 'failed' && (
        <Button size="large" onClick={onRetry}>
          <Fill of={copy.retry} with={{ ofPhoto: aloud(copy.ofPhoto, of) }} />
        </Button>
      )}
      <Button variant="quiet" size="large" onClick={onCancel}>
        <Fill of={copy.cancel} with={{ ofPhoto: aloud(copy.ofPhoto, of) }} />
      </Button>
    </>
  );
}
