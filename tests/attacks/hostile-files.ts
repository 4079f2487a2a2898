import { readFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** What may come of sending it: refused at the field, or made anew without what it brought along. */
type Outcome = 'refused' | 'made anew';
export type HostileFile = { name: string; type: string; bytes: Buffer; outcome: Outcome };

const script = '<script>alert("planted")</script>';
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="planted()">${script}</svg>`;

/** Uploads that bring something along, by what it is. None of them may come out as it went in. */
export async function hostileFiles(): Promise<Record<string, HostileFile>> {
  const photo = sharp({ create: { width: 60, height: 40, channels: 3, background: '#356' } });
  const jpeg = await photo
    .clone()
    .withExif({ IFD0: { ImageDescription: 'planted' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .jpeg()
    .toBuffer();
  const heic = sample('small.heic');
  const tiff = await photo.clone().tiff().toBuffer();
  const refused = (name: string, type: string, bytes: Buffer | string): HostileFile => ({
    ...{ name, type, bytes: Buffer.from(bytes), outcome: 'refused' },
  });
  const anew = (name: string, type: string, bytes: Buffer): HostileFile => ({
    name,
    type,
    bytes,
    outcome: 'made anew',
  });
  return {
    'SVG with a script': refused('a.svg', 'image/svg+xml', svg),
    'SVG that calls itself a PNG': refused('a.png', 'image/png', svg),
    'a page that calls itself a JPEG': refused('a.jpg', 'image/jpeg', `<!doctype html>${script}`),
    nothing: refused('a.png', 'image/png', ''),
    'a zip': refused('a.png', 'image/png', Buffer.from('504b0304140000000800', 'hex')),
    TIFF: refused('a.tif', 'image/jpeg', tiff),
    'the head of a PNG and a script': refused('a.png', 'image/png', `\x89PNG\r\n\x1a\n${script}`),
    'a GIF’s first letters and a script': refused('a.gif', 'image/gif', `GIF89a/*${script}*/=1;planted()`),
    '30,000 × 30,000 in few bytes': refused('a.png', 'image/png', flood(30_000)),
    'a HEIC picture that is cut off': refused('a.heic', 'image/heic', heic.subarray(0, heic.length / 2)),
    'HEIC of a telephone that claims 48 megapixels': refused('a.heic', 'image/heic', sample('too-large.heic')),
    'HEIC of a telephone': anew('IMG_1.HEIC', '', heic),
    'a picture with a place and words': anew('a.jpg', 'image/jpeg', jpeg),
    'a picture and a page in one': anew('a.html', 'text/html', Buffer.concat([jpeg, Buffer.from(script)])),
    'a picture and a zip in one': anew(
      'a.zip',
      'application/zip',
      Buffer.concat([jpeg, Buffer.from('504b0304planted', 'latin1')]),
    ),
    'an animation of 10,000 frames': anew('a.gif', 'image/gif', animation(10_000)),
  };
}

const sample = (name: string) => readFileSync(`src/server/platform/images/samples/${name}`);

/** A PNG of one bit a pixel, all white: few bytes, a great many pixels. */
export function flood(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side), { level: 9 });
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A GIF of one pixel, that often. */
export function animation(frames: number): Buffer {
  const head = Buffer.from('47494638396101000100800000000000ffffff', 'hex');
  const frame = Buffer.from('21f904000a0000002c000000000100010000020144003b'.slice(0, -2), 'hex');
  return Buffer.concat([head, ...Array<Buffer>(frames).fill(frame), Buffer.from([0x3b])]);
}
