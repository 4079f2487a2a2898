import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const icons = [
  { name: 'icon-192.png', size: 192 },
  { name: 'icon-512.png', size: 512 },
];
const ground = '#141e31'; // the tile's own, for platforms that cut the corners themselves

/** The pictures that browsers and other sites want as PNG. Letters in them are outlines: no font is looked for. */
export async function drawPictures(client: string): Promise<void> {
  const tile = await readFile(join(client, 'favicon.svg'));
  const card = await readFile(join(import.meta.dirname, 'social-card.svg'));
  const draw = (size: number) => sharp(tile, { density: (72 * size) / 32 }).resize(size, size);
  await Promise.all([
    ...icons.map(({ name, size }) => draw(size).png().toFile(join(client, name))),
    draw(180).flatten({ background: ground }).png().toFile(join(client, 'apple-touch-icon.png')),
    draw(512).flatten({ background: ground }).png().toFile(join(client, 'icon-maskable-512.png')),
    sharp(card).png({ palette: true, quality: 90 }).toFile(join(client, 'social-card.png')),
  ]);
}
