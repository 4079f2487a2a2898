import sharp, { type Metadata, type Sharp } from 'sharp';
import { limits } from '#contract/limits.ts';
import { ImageError, type ImageProcessor, type ProcessedImage } from './port.ts';

/** Images through libvips, in its own threads. */
export function createSharpImages(): ImageProcessor {
  return {
    process: async (upload) => {
      if (upload.byteLength >= limits.imageBytes) throw new ImageError('too_large');
      try {
        mustBePhoto(await open(upload).metadata());
        const full = await shrink(upload, 1600);
        return { full, small: await shrink(full.bytes, 480) };
      } catch (error) {
        if (error instanceof ImageError) throw error;
        throw new ImageError('not_an_image', { cause: error });
      }
    },
  };
}

/** By content, never by name. libvips reads more (SVG, TIFF, PDF); none of it is a photo of a valve. */
const FORMATS = new Set<string | undefined>(['jpeg', 'png', 'webp', 'gif', 'heif']);

function mustBePhoto({ format }: Metadata): void {
  if (!FORMATS.has(format)) throw new ImageError('not_an_image');
}

async function shrink(bytes: Uint8Array, side: number): Promise<ProcessedImage> {
  const image = open(bytes).autoOrient().resize(side, side, { fit: 'inside', withoutEnlargement: true });
  const { data, info } = await image.webp({ quality: 82 }).toBuffer({ resolveWithObject: true });
  return { bytes: data, contentType: 'image/webp', width: info.width, height: info.height };
}

/** The largest photos of telephones have 50 to 108 megapixels; what claims more is a bomb. */
const LIMIT_PIXELS = 120_000_000;

/** Of an animation the first frame is read. */
function open(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: LIMIT_PIXELS, failOn: 'error', sequentialRead: true });
}
