import type { ImageProcessor } from '#server/platform/images/port.ts';
import { bounded } from './bounded.ts';

/** A picture of 120 megapixels takes hundreds of megabytes while it is read: two at once, and not everybody's. */
export function queuedImages(images: ImageProcessor): ImageProcessor {
  const inTurn = bounded({
    atOnce: 2,
    waiting: 24,
    busy: 'Too many photos are being worked on right now. Please try again in a moment.',
  });
  return {
    process: (upload) => inTurn(() => images.process(upload)),
    toJpeg: (made) => inTurn(() => images.toJpeg(made)),
  };
}
