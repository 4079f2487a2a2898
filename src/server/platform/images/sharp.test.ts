import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createSharpImages } from './sharp.ts';

const images = createSharpImages();
const sample = (name: string) => readFileSync(new URL(`./samples/${name}`, import.meta.url));

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 120, b: 40 } } });

describe('a photo', () => {
  test.each(['jpeg', 'png', 'webp', 'gif'] as const)('in %s becomes WebP in two sizes', async (format) => {
    const upload = await picture(2000, 1000).toFormat(format).toBuffer();
    const { full, small } = await images.process(upload);
    expect(full).toMatchObject({ width: 1600, height: 800, contentType: 'image/webp' });
    expect(small).toMatchObject({ width: 480, height: 240 });
    expect((await sharp(full.bytes).metadata()).format).toBe('webp');
  });

  test('is printed from a JPEG', async () => {
    const { full } = await images.process(await picture(2000, 1000).png().toBuffer());
    const printed = await images.toJpeg(full.bytes, { width: 600, height: 450 });
    const { format, width, height } = await sharp(printed).metadata();
    expect([format, width, height]).toEqual(['jpeg', 600, 450]);
  });

  test('in HEIC, as telephones take them, becomes the same and tells no place', async () => {
    const { full, small } = await images.process(sample('small.heic'));
    expect(full).toMatchObject({ width: 400, height: 300, contentType: 'image/webp' });
    expect(small).toMatchObject({ width: 400, height: 300 });
    expect((await sharp(full.bytes).metadata()).exif).toBeUndefined();
    const { channels } = await sharp(full.bytes).stats();
    expect(channels.map(({ mean }) => Math.round(mean / 30))).toEqual([5, 4, 3]);
  });

  test('of 12 megapixels in HEIC holds nobody else up', async () => {
    let turns = 0;
    const counting = setInterval(() => turns++, 1);
    const { full } = await images.process(sample('twelve-megapixels.heic'));
    clearInterval(counting);
    expect(full).toMatchObject({ width: 1600, height: 1200 });
    expect(turns).toBeGreaterThan(20);
  });

  test('in AVIF is read as well', async () => {
    const upload = await picture(64, 32).avif().toBuffer();
    expect((await images.process(upload)).full).toMatchObject({ width: 64, height: 32 });
  });

  test('that a telephone took sideways stands upright and no longer tells where it was taken', async () => {
    const upload = await picture(400, 200)
      .withExif({ IFD0: { Make: 'Telephone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(upload).metadata()).exif).toBeDefined();
    const { full } = await images.process(upload);
    expect(full).toMatchObject({ width: 200, height: 400 });
    const { exif, icc, xmp, orientation } = await sharp(full.bytes).metadata();
    expect({ exif, icc, xmp, orientation }).toEqual({});
  });

  test('that is small stays its size', async () => {
    expect((await images.process(await picture(40, 30).png().toBuffer())).full).toMatchObject({ width: 40 });
  });
});

describe('an upload is refused', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  test.each([
    ['words', Buffer.from('not a picture')],
    ['nothing', Buffer.alloc(0)],
    ['SVG, which can carry scripts', Buffer.from(svg)],
    ['a HEIC picture that is cut off', sample('twelve-megapixels.heic').subarray(0, 4000)],
    ['a HEIC picture of 48 megapixels', sample('too-large.heic')],
    ['the first bytes of a HEIC picture alone', sample('small.heic').subarray(0, 24)],
    ['the first bytes of a JPEG alone', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
  ])('when it is %s', async (_name, upload) => {
    await expect(images.process(upload)).rejects.toThrow('File must be an image');
  });

  test('when it is a real format that is no photo', async () => {
    const tiff = await picture(10, 10).tiff().toBuffer();
    await expect(images.process(tiff)).rejects.toThrow('File must be an image');
  });

  test('when it is cut off', async () => {
    const whole = await picture(900, 900).jpeg({ quality: 100 }).toBuffer();
    await expect(images.process(whole.subarray(0, whole.length / 2))).rejects.toThrow('File must be an image');
  });

  test('when it has 5 MB or more', async () => {
    const upload = Buffer.alloc(5 * 1024 * 1024);
    await expect(images.process(upload)).rejects.toThrow('File size must be less than 5MB');
  });

  test('when few bytes claim more pixels than any telephone takes', async () => {
    const bomb = await sharp({
      create: { width: 12_000, height: 12_000, channels: 3, background: 'white' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(5 * 1024 * 1024);
    await expect(images.process(bomb)).rejects.toThrow('File must be an image');
  });
});
