import { useSyncExternalStore } from 'react';
import * as photosCopy from '#contract/messages/en/properties/photos.ts';
import * as copy from '#contract/messages/en/properties/wizard.ts';
import { fill } from '#contract/messages/fill.ts';
import type { SlotImage } from '#contract/properties/property-images.ts';
import { Banner } from '../../../ui/banner.tsx';
import { PhotoTile } from '../photos/photo-tile.tsx';
import type { SlotPhotos } from '../photos/slot-photos.ts';
import { allFields } from './steps.ts';

/** The property stands, but some of its photos did not arrive: each can be sent again. */
export function LatePhotos<Image extends SlotImage>({ name, photos }: { name: string; photos: SlotPhotos<Image> }) {
  const slots = useSyncExternalStore(photos.subscribe, photos.current);
  const late = allFields.flatMap(({ photo }) =>
    photo && (slots[photo.slot]?.underway || slots[photo.slot]?.refused) ? [photo] : [],
  );
  return (
    <>
      <Banner tone={late.length > 0 ? 'warning' : 'success'} title={fill(copy.propertyIsSaved, { property: name })}>
        {late.length > 0 ? copy.photosLate : copy.photosArrived}
      </Banner>
      {late.map(({ slot, of }) => (
        <div key={slot} className="grid gap-1.5">
          <p className="text-label">{fill(photosCopy.photoOf, { thing: of })}</p>
          <PhotoTile
            of={of}
            slot={slots[slot]}
            onChoose={(file) => photos.choose(slot, file)}
            onRetry={() => photos.retry(slot)}
            onCancel={() => photos.cancel(slot)}
            onRemove={() => photos.cancel(slot)}
          />
        </div>
      ))}
    </>
  );
}
