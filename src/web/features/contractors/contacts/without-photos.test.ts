import { expect, test } from 'vitest';
import { withoutPhotos } from './without-photos.ts';

/** Each byte as one letter. */
const latin = (bytes: Uint8Array) => String.fromCharCode(...bytes);

const left = async (text: string | Uint8Array<ArrayBuffer>) => {
  const small = await withoutPhotos(new File([text], 'contacts.vcf'));
  return [small.name, latin(new Uint8Array(await small.arrayBuffer()))];
};

test('photos and their folded lines stay on the device, and everything else is as it was', async () => {
  const card = ['BEGIN:VCARD', 'FN:Luis', 'NOTE:one', ' two', 'END:VCARD', ''];
  const withPhoto = card.toSpliced(
    2,
    0,
    'PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQ',
    ' SkZJRg',
    '\tABAQ',
    'item2.LOGO:data:x',
  );
  for (const end of ['\r\n', '\n']) expect(await left(withPhoto.join(end))).toEqual(['contacts.vcf', card.join(end)]);
});

test('bytes of other charsets are not touched, nor is a file in UTF-16', async () => {
  expect((await left(new Uint8Array([0x46, 0x4e, 0x3a, 0xe9, 0x0a])))[1]).toBe('FN:\u{e9}\n');
  const wide = new Uint8Array(new Uint16Array([...'\u{feff}PHOTO:x\n'].map((sign) => sign.charCodeAt(0))).buffer);
  expect((await left(wide))[1]).toBe(latin(wide));
});
