import { limits } from '#contract/limits.ts';
import { language } from '#contract/messages/en/own.ts';
import * as english from '#contract/messages/en/photos.ts';
import { sayFrom } from '#contract/messages/languages.ts';

export type PhotoFile = { file: Blob; name: string };

const longestSide = 2048; // pixels; enough to read a rating plate
const heaviest = 40 * 1024 * 1024;

/** Why a chosen file is not sent: one of the sentences that name it. */
export class NotAPhoto extends Error {
  readonly reason: Exclude<keyof typeof english, 'needConnection'>;
  readonly photo: string;

  constructor(reason: NotAPhoto['reason'], name: string) {
    super(sayFrom<typeof english>(language, english)(reason, { name }));
    this.reason = reason;
    this.photo = name;
  }
}

/**
 * A chosen photo, made small enough to send: phones take pictures of 10 MB and more, the server keeps under 5. @throws
 * NotAPhoto
 */
export async function preparePhoto(file: File): Promise<PhotoFile> {
  const raw = await isHeic(file);
  if (!raw && !file.type.startsWith('image/')) throw new NotAPhoto('notPhoto', file.name);
  if (file.size > heaviest) throw new NotAPhoto('tooHeavy', file.name);
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap && raw) return asItIs(file);
  if (!bitmap) throw new NotAPhoto('unreadable', file.name);
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  if (scale === 1 && file.size < limits.imageBytes / 2 && file.type === 'image/jpeg') return { file, name: file.name };
  return { file: await redraw(bitmap, scale, file.name), name: file.name.replace(/\.\w+$/, '.jpg') };
}

/** What telephones write, by content: some systems do not know its type, and some call it JPEG. */
async function isHeic(file: File): Promise<boolean> {
  const head = await file.slice(4, 64).text();
  return /^ftyp.*he[iv][cxms]/s.test(head);
}

/** Hardly any browser reads it; the server makes it anew. */
function asItIs(file: File): PhotoFile {
  if (file.size >= limits.imageBytes) throw new NotAPhoto('tooBig', file.name);
  return { file, name: file.name };
}

async function redraw(bitmap: ImageBitmap, scale: number, name: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
  if (!blob) throw new NotAPhoto('unreadable', name);
  return blob;
}
