import { limits } from '#contract/limits.ts';
import * as copy from '#contract/messages/en/properties/photos.ts';
import { fill } from '#contract/messages/fill.ts';

/** Some systems do not know the type of what their own phones take. */
const heic = /\.(heic|heif)$/i;

/** Why a file is not taken as a picture of the property (spec 2, section 5), naming it; undefined when it is. */
export function photoProblem({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  if (!type.startsWith('image/') && !heic.test(name)) return fill(copy.notAnImage, { file: name });
  if (size >= limits.imageBytes) return fill(copy.tooLarge, { file: name });
  return undefined;
}
