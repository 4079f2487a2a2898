import { type ManualReading, manualFileLimits } from '#contract/manuals/manuals.ts';
import * as copy from '#contract/messages/en/manuals.ts';
import type { Owner } from '#server/kernel/actor.ts';
import type { Deps } from '#server/kernel/context.ts';
import { invalid } from '#server/kernel/errors.ts';
import type { Documents, DocumentTrouble } from '#server/platform/documents/port.ts';
import { UnreadDocumentError } from '#server/platform/documents/port.ts';
import { decodeText } from '../sheets/index.ts';
import { type PhotoParts, wordsOnPhoto } from './read-photo.ts';
import { checkedPages, inTurn, limitReading, type ReadingParts, readingOf } from './reading.ts';
import { housesOfSheet } from './sheet-houses.ts';

type Parts = ReadingParts & PhotoParts & Pick<Deps, 'documents'>;

/**
 * What a file says of a house, by what is in it rather than by its name. `mayAskModel`: the model that is set may see a
 * photo. @throws INVALID on `file`
 */
export async function readFile(parts: Parts, owner: Owner, file: File, mayAskModel: boolean): Promise<ManualReading> {
  await limitReading(parts.store, owner);
  if (file.size >= manualFileLimits.bytes) throw refused(copy.fileTooLarge);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const source = file.name.replace(/[\p{C}/\\]/gu, '').slice(-120) || null;
  const what = whatIs(bytes, file.name);
  if ('refusal' in what) throw refused(what.refusal);
  if (what.kind === 'photo') {
    const words = await wordsOnPhoto(parts, owner, bytes, mayAskModel);
    return readingOf(parts, { kind: 'photo', source, houses: [checkedPages([words], 'file')] });
  }
  if (what.kind !== 'text') {
    const pages = await inTurn(() => pagesOf(parts.documents, bytes, what.kind));
    const kind = what.kind === 'html' ? 'page' : what.kind;
    return readingOf(parts, { kind, source, houses: [checkedPages(pages, 'file')] });
  }
  const houses = housesOfSheet(what.text);
  if (!houses) return readingOf(parts, { kind: 'text', source, houses: [checkedPages(what.text.split('\f'), 'file')] });
  for (const house of houses) checkedPages(house, 'file');
  return readingOf(parts, { kind: 'sheet', source, houses });
}

const refused = (message: string) => invalid({ file: message }, message);

export async function pagesOf(
  documents: Documents,
  bytes: Uint8Array,
  kind: 'pdf' | 'word' | 'html',
): Promise<string[]> {
  try {
    return await documents.pagesOf(bytes, kind);
  } catch (error) {
    throw error instanceof UnreadDocumentError ? refused(troubles[error.trouble]) : error;
  }
}

export const troubles: Record<DocumentTrouble, string> = {
  locked: copy.fileLocked,
  broken: copy.fileBroken,
  large: copy.fileBursts,
  pages: copy.fileTooManyPages,
  slow: copy.fileTooSlow,
};

type Known =
  | { kind: 'pdf' | 'word' | 'html' }
  | { kind: 'photo' }
  | { kind: 'text'; text: string }
  | { refusal: string };

/** By the first bytes: a name says what somebody calls it. */
function whatIs(bytes: Uint8Array, name: string): Known {
  if (bytes.length === 0) return { refusal: copy.fileEmpty };
  const head = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
  if (head.slice(0, 1024).includes('%PDF-')) return { kind: 'pdf' };
  if (head.startsWith('PK\x03\x04')) return insideOf(bytes, name);
  if (head.startsWith('\xd0\xcf\x11\xe0')) return { refusal: copy.fileIsOldWord };
  if (isPicture(head)) return { kind: 'photo' };
  const text = decodeText(bytes);
  if (text === undefined || isControl.test(text) || head.startsWith('{\\rtf')) return { refusal: copy.fileUnknown };
  return /^\s*(?:<!doctype html|<html|<head|<body)/i.test(text) ? { kind: 'html' } : { kind: 'text', text };
}

/** What no text has: all of them but the ends of lines and pages, and tabs. */
const isControl = /(?![\t\n\v\f\r\u{85}])\p{Cc}/u;

/** An archive of Office names its main part in clear. */
function insideOf(bytes: Uint8Array, name: string): Known {
  const names = Buffer.from(bytes).toString('latin1');
  if (names.includes('word/document')) return { kind: 'word' };
  return {
    refusal:
      names.includes('xl/workbook') || /\.(?:xlsx|ods|numbers)$/i.test(name) ? copy.fileIsWorkbook : copy.fileUnknown,
  };
}

const isPicture = (head: string): boolean =>
  /^(?:\xff\xd8\xff|\x89PNG|GIF8|RIFF.{4}WEBP|II\*\0|MM\0\*|BM)/s.test(head) ||
  /^.{4}ftyp(?:hei|mif|avi)/s.test(head) ||
  /^\s*(?:<\?xml[^>]*>\s*)?<svg/i.test(head);
