import { limits } from '#contract/limits.ts';

/** Some systems do not know the type of what their own phones take. */
const heic = /\.(heic|heif)$/i;

/** Why a file is not taken as a picture of the property (spec 2, section 5), naming it; undefined when it is. */
export function photoProblem({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  if (!type.startsWith('image/') && !heic.test(name)) return `${name}: File must be an image`;
  if (size >= limits.imageBytes) return `${name}: File size must be less than 5MB`;
  return undefined;
}
