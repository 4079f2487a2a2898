import type { Metadata, Sharp, SharpOptions } from 'sharp';
import { limits } from '#contract/limits.ts';
import { decodeHeic, isHeic } from './heic.ts';
import type { RawPixels } from './heic-worker.ts';
import { ImageError, type ImageProcessor, type ProcessedImage } from './port.ts';

/** Images through libvips, in its own threads; it is loaded with the first picture. */
export function createSharpImages(): ImageProcessor {
  return {
    process: async (upload) => {
      if (upload.byteLength >= limits.imageBytes) throw new ImageError('too_large');
      try {
        const full = isHeic(upload) ? await shrinkRaw(await decodeHeic(upload)) : await shrinkPhoto(upload);
        return { full, small: await shrink(await open(full.bytes), 480) };
      } catch (error) {
        if (error instanceof ImageError) throw error;
        throw new ImageError('not_an_image', { cause: error });
      }
    },
    toJpeg: async (made, { width, height }) => {
      const image = (await open(made)).resize(width, height, { fit: 'cover' }).flatten({ background: '#ffffff' });
      return image.jpeg({ quality: 75, mozjpeg: true }).toBuffer();
    },
  };
}

/** By content, never by name. libvips reads more (SVG, TIFF, PDF); none of it is a photo of a valve. */
const FORMATS = new Set<string | undefined>(['jpeg', 'png', 'webp', 'gif', 'heif']);

async function shrinkPhoto(upload: Uint8Array): Promise<ProcessedImage> {
  mustBePhoto(await (await open(upload)).metadata());
  return shrink((await open(upload)).autoOrient(), 1600);
}

async function shrinkRaw({ data, width, height }: RawPixels): Promise<ProcessedImage> {
  const image = await read(data, { raw: { width, height, channels: 4 } });
  return shrink(image.removeAlpha(), 1600);
}

function mustBePhoto({ format, width, height, isProgressive }: Metadata): void {
  if (!FORMATS.has(format)) throw new ImageError('not_an_image');
  if (isProgressive && width * height > LIMIT_PROGRESSIVE) throw new ImageError('not_an_image');
}

async function shrink(source: Sharp, side: number): Promise<ProcessedImage> {
  const image = source.resize(side, side, { fit: 'inside', withoutEnlargement: true });
  const { data, info } = await image.webp({ quality: 82 }).toBuffer({ resolveWithObject: true });
  return { bytes: data, contentType: 'image/webp', width: info.width, height: info.height };
}

/** The largest photos of telephones have 50 to 108 megapixels; what claims more is a bomb. */
const LIMIT_PIXELS = 120_000_000;
/** These cannot be read line by line: the whole picture is held in memory, several bytes a pixel. */
const LIMIT_PROGRESSIVE = 25_000_000;

/** Of an animation the first frame is read. */
const open = (bytes: Uint8Array): Promise<Sharp> =>
  read(bytes, { limitInputPixels: LIMIT_PIXELS, failOn: 'error', sequentialRead: true });

async function read(bytes: Uint8Array, options: SharpOptions): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  return sharp(bytes, options);
}
