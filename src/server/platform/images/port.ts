export type StoredImage = { bytes: Buffer; contentType: 'image/webp'; width: number; height: number };

/** Makes any photo safe to keep: judged by content, turned upright, stripped of metadata, re-encoded, in two sizes. */
export type ImageProcessor = {
  /** @throws ImageError with the sentence for the field. */
  process(bytes: Buffer): Promise<{ full: StoredImage; thumb: StoredImage }>;
};

/** 'File must be an image' or 'File size must be less than 5MB'. */
export class ImageError extends Error {}
