import { buffer } from 'node:stream/consumers';
import type { CardSize } from '#contract/sheets/exports.ts';
import { houseSheet, type OnSheet } from './house-sheet.ts';
import { type OnCard, qrCard } from './qr-card.ts';
import { type OnReport, reportSheet } from './report-sheet.ts';

/** All that stands on a piece of paper. */
export type Drawing =
  | { of: 'house-sheet'; on: OnSheet }
  | { of: 'qr-card'; on: OnCard; size: CardSize }
  | { of: 'report'; on: OnReport };

/** In the thread that draws: it takes up to a second of work, and the library 60 MB. */
export async function drawn(drawing: Drawing): Promise<Uint8Array<ArrayBuffer>> {
  const paper = paperOf(drawing);
  paper.end();
  return new Uint8Array(await buffer(paper)); // a copy that owns its bytes: they move to the other thread
}

function paperOf(drawing: Drawing) {
  if (drawing.of === 'report') return reportSheet(drawing.on);
  return drawing.of === 'house-sheet' ? houseSheet(withBuffers(drawing.on)) : qrCard(drawing.on, drawing.size);
}

/** A buffer arrives from the other thread as plain bytes, which the library does not take for a picture. */
const withBuffers = (on: OnSheet): OnSheet => ({
  ...on,
  photos: on.photos.map(({ title, jpeg }) => ({ title, jpeg: Buffer.from(jpeg) })),
});
