import * as copyInEnglish from '#contract/messages/en/errors.ts';
import { spoken } from '#contract/messages/spoken.ts';
import type { ImageProcessor } from '#server/platform/images/port.ts';
import { bounded } from './bounded.ts';

const copy = spoken(copyInEnglish);

/** A picture of 120 megapixels takes hundreds of megabytes while it is read: two at once, whose owners take turns. */
export function queuedImages(images: ImageProcessor): ImageProcessor {
  const inTurn = bounded({
    atOnce: 2,
    waiting: 24,
    busy: copy.tooManyPhotos,
  });
  return {
    process: (upload) => inTurn(() => images.process(upload)),
    toJpeg: (made, size) => inTurn(() => images.toJpeg(made, size)),
  };
}
