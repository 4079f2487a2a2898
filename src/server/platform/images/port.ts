import * as copy from '#contract/messages/en/errors.ts';

export interface ProcessedImage {
  readonly bytes: Uint8Array;
  readonly contentType: 'image/webp';
  readonly width: number;
  readonly height: number;
}

export interface ImageProcessor {
  /**
   * Reads what someone uploaded and makes it anew, upright and without metadata (no place, no camera, no time):
   * `full` with 1600 px on its longest side at most, `small` with 480. Throws ImageError.
   */
  process(upload: Uint8Array): Promise<{ full: ProcessedImage; small: ProcessedImage }>;
  /**
   * One that `process` made, as a JPEG of so many pixels, filled from its middle: paper is printed by programs that
   * know no WebP.
   */
  toJpeg(made: Uint8Array, size: { width: number; height: number }): Promise<Uint8Array>;
}

/** The messages are the specification's, word for word. */
const MESSAGES = {
  not_an_image: copy.notAnImage,
  too_large: copy.fileTooLarge,
} as const;

export class ImageError extends Error {
  override name = 'ImageError';
  readonly reason: keyof typeof MESSAGES;
  constructor(reason: ImageError['reason'], options?: ErrorOptions) {
    super(MESSAGES[reason], options);
    this.reason = reason;
  }
}
