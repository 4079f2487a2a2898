import { afterEach, expect, test, vi } from 'vitest';
import { preparePhoto } from './photo-file.ts';

// Chromium decodes no HEIC: what a phone took goes as it is, and the server makes it anew.

/** How one begins; no browser here looks further. */
const heic = new TextEncoder().encode('\0\0\0\x1cftypheic\0\0\0\0mif1heic');
const file = (bytes: Uint8Array<ArrayBuffer>, name: string, type: string) => new File([bytes], name, { type });
const padded = (bytes: number) => Uint8Array.from([...heic, ...new Uint8Array(bytes - heic.length)]);

afterEach(() => vi.unstubAllGlobals());
const browserThatReadsNothing = () =>
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('The source image could not be decoded.')));

test.each([
  ['IMG_1.HEIC', 'image/heic'],
  ['IMG_1.heic', ''],
  ['IMG_1.jpg', 'image/jpeg'],
])('a HEIC photo called %s, of the type "%s", is sent as it is', async (name, type) => {
  browserThatReadsNothing();
  const sent = await preparePhoto(file(heic, name, type));
  expect(sent.name).toBe(name);
  expect(sent.file.size).toBe(heic.length);
});

test('one of 5 MB, which nobody here can make smaller, is refused by name', async () => {
  browserThatReadsNothing();
  const large = file(padded(5 * 1024 * 1024), 'IMG_2.HEIC', 'image/heic');
  await expect(preparePhoto(large)).rejects.toThrow(/^IMG_2\.HEIC is 5 MB or larger/);
  expect((await preparePhoto(file(padded(5 * 1024 * 1024 - 1), 'IMG_3.HEIC', ''))).name).toBe('IMG_3.HEIC');
});

test.each([
  ['plan.pdf', 'application/pdf', 'is not a photo'],
  ['cut.jpg', 'image/jpeg', "can't be read as a photo"],
])('%s is refused by name', async (name, type, why) => {
  browserThatReadsNothing();
  await expect(preparePhoto(file(new TextEncoder().encode('%PDF-1.7'), name, type))).rejects.toThrow(why);
});
