import { limits } from '#contract/limits.ts';
import type { Deps } from '#server/kernel/context.ts';
import { invalid } from '#server/kernel/errors.ts';
import { ImageError } from '#server/platform/images/port.ts';
import type { Keys } from './image-keys.ts';

type Parts = Pick<Deps, 'files' | 'images'>;
type TwoSizes = Awaited<ReturnType<Deps['images']['process']>>;

/** Makes a sent picture anew, in two sizes. @throws INVALID on the field `file` */
export async function readImage({ images }: Pick<Parts, 'images'>, file: File): Promise<TwoSizes> {
  try {
    if (file.size >= limits.imageBytes) throw new ImageError('too_large');
    return await images.process(new Uint8Array(await file.arrayBuffer()));
  } catch (error) {
    if (error instanceof ImageError) throw invalid({ file: error.message }, error.message);
    throw error;
  }
}

export async function writeImage({ files }: Pick<Parts, 'files'>, keys: Keys, image: TwoSizes): Promise<void> {
  await files.put(keys.full, image.full.bytes, image.full.contentType);
  await files.put(keys.small, image.small.bytes, image.small.contentType);
}

/** False where there was nothing to copy. */
export async function copyImage({ files }: Pick<Parts, 'files'>, from: Keys, to: Keys): Promise<boolean> {
  for (const size of ['full', 'small'] as const) {
    const bytes = await files.get(from[size]);
    if (!bytes) return false;
    await files.put(to[size], bytes, 'image/webp');
  }
  return true;
}
