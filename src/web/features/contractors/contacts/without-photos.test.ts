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
  for (const end of ['\r\n', '\n', '\r'])
    expect(await left(withPhoto.join(end))).toEqual(['contacts.vcf', card.join(end)]);
});

test('an old phone writes them without a space before each line', async () => {
  const lines = ['BEGIN:VCARD', 'PHOTO;BASE64;JPEG:', '/9j/4AAQ', 'ABAQ==', '', 'FN:Luis', 'END:VCARD'];
  expect((await left(lines.join('\n')))[1]).toBe('BEGIN:VCARD\nFN:Luis\nEND:VCARD');
});

test('bytes of other charsets are not touched, and UTF-16 is written as UTF-8', async () => {
  expect((await left(new Uint8Array([0x46, 0x4e, 0x3a, 0xe9, 0x0a])))[1]).toBe('FN:\u{e9}\n');
  const text = '\u{feff}BEGIN:VCARD\nPHOTO:x\nFN:Luis\n';
  const wide = new Uint8Array(new Uint16Array([...text].map((sign) => sign.charCodeAt(0))).buffer);
  expect((await left(wide))[1]).toBe('BEGIN:VCARD\nFN:Luis\n');
});
