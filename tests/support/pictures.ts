import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

const folder = process.env.SHOTS;

/**
 * What the window shows, as `<name>.png` in the folder that SHOTS names, to be looked at; without it nothing is done,
 * so that a walk costs no more than its steps. Those under `readme/` are the README's, in few colors, so that they are
 * small.
 */
export async function picture(page: Page, name: string): Promise<void> {
  if (!folder) return;
  await page.evaluate(() => document.fonts.ready);
  const taken = await page.screenshot({ animations: 'disabled', caret: 'initial' });
  const file = join(folder, `${name}.png`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, name.startsWith('readme/') ? await sharp(taken).png({ palette: true }).toBuffer() : taken);
}
