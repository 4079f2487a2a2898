import type { ManualReading } from '#contract/manuals/manuals.ts';
import * as copy from '#contract/messages/en/manuals.ts';
import type { Owner } from '#server/kernel/actor.ts';
import type { Deps } from '#server/kernel/context.ts';
import { invalid } from '#server/kernel/errors.ts';
import { limitRate, type RateLimit } from '#server/kernel/rate-limit.ts';
import { UnreadDocumentError } from '#server/platform/documents/port.ts';
import { UnreadPageError, type WebPage } from '#server/platform/web-pages/port.ts';
import { decodeText } from '../sheets/index.ts';
import { troubles } from './read-file.ts';
import { checkedPages, inTurn, type ReadingParts, readingOf } from './reading.ts';

/** Each call goes out to somebody else's server. */
const fetching: RateLimit = { name: 'manual-address', max: 20, windowSeconds: 3600 };

type Parts = ReadingParts & Pick<Deps, 'store' | 'documents' | 'webPages'>;

/** What a page of the web says of a house. @throws INVALID on `address` */
export async function readAddress(parts: Parts, owner: Owner, address: string): Promise<ManualReading> {
  await limitRate(parts.store, fetching, owner.customerId);
  try {
    const page = await parts.webPages.read(wholeAddress(address));
    const pages = await pagesOfPage(parts, page);
    return await readingOf(parts, { kind: 'page', source: page.address, houses: [checkedPages(pages, 'address')] });
  } catch (error) {
    if (error instanceof UnreadPageError) throw refused(error.message);
    if (error instanceof UnreadDocumentError) throw refused(troubles[error.trouble]);
    throw error;
  }
}

const refused = (message: string) => invalid({ address: message }, message);

/** As people type and copy them: without "https://", or with a mark behind a #, which no server is sent. */
function wholeAddress(address: string): string {
  const whole = /^[a-z][a-z\d+.-]*:\/\//i.test(address) ? address : `https://${address}`;
  return whole.replace(/#.*$/s, '');
}

async function pagesOfPage({ documents }: Parts, { bytes, type }: WebPage): Promise<string[]> {
  if (type === 'application/pdf') return inTurn(() => documents.pagesOf(bytes, 'pdf'));
  if (type.endsWith('html') || type.endsWith('xhtml+xml')) return inTurn(() => documents.pagesOf(bytes, 'html'));
  const text = decodeText(bytes);
  if (text === undefined) throw refused(copy.pageIsNoText);
  return [text];
}
