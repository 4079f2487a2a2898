// Whether what a model wrote stands in the sources it named. Strict: what fails here is told in the sources' own words,
// or answered by the embedded engine instead.
import { sentencesIn } from '#language/ranking';
import { normalize, words } from '#language/text';
import { faultInClaim } from './claims/check-claim.ts';
import { isTalk } from './talk.ts';

export interface Backing {
  /** The texts of the named sources. */
  sources: string[];
  /** What the guest wrote in this thread: it may be asked back, and backs no claim. */
  guest: string[];
  language: string;
}

/** Every sentence that tells something is one of a source's own, or claims nothing that a source does not say. */
export function isSupported(text: string, backing: Backing): boolean {
  if (!hasItsAddresses(text, backing.sources.join('\n'))) return false;
  const sentences = sentencesIn(text).filter((sentence) => /\p{L}|\p{N}/u.test(sentence));
  const own = backing.sources.flatMap((source) => [source, ...sentencesIn(source)]).map(plain);
  const isTold = (said: string) => own.includes(plain(said)) || faultInClaim(said, backing) === null;
  const opens = sentences.some(isTold);
  return sentences.every(
    (said) => isTold(said) || isTalk(said, backing, isTold) || (opens && opening.test(said.trim())),
  );
}

/** Before an answer that is backed it only begins it; alone it says yes to whatever the guest wrote. */
const opening = /^(?:sure|of course|okay|ok|claro|por supuesto|bien sûr|gern|gerne|natürlich)[.!,]*$/i;

const plain = (text: string): string => words(normalize(text)).join(' ');

function hasItsAddresses(text: string, supported: string): boolean {
  const addresses = text.match(/\b[\w.+-]+@[\w-]+\.\w+|https?:\/\/\S+|\bwww\.\S+/gi) ?? [];
  return addresses.every((address) => supported.includes(address));
}
