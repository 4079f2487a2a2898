import { type ApiScope, apiNounLabels, apiNouns } from '#contract/enumerations/api-scopes.ts';
import * as copy from '#contract/messages/en/developers.ts';
import { fill } from '#contract/messages/fill.ts';

/** "Changes stays; reads properties, contractors; with codes". */
export function scopeWords(scopes: readonly ApiScope[]): string {
  const changed = apiNouns.filter((noun) => scopes.includes(`${noun}:write`));
  const read = apiNouns.filter((noun) => scopes.includes(`${noun}:read`) && !changed.includes(noun));
  const list = (nouns: typeof changed) =>
    nouns.length === apiNouns.length
      ? copy.everyNoun
      : nouns.map((noun) => apiNounLabels[noun].toLowerCase()).join(', ');
  const parts = [
    ...(changed.length > 0 ? [fill(copy.changes, { nouns: list(changed) })] : []),
    ...(read.length > 0 ? [fill(copy.reads, { nouns: list(read) })] : []),
    scopes.includes('codes') ? copy.withCodes : copy.withoutCodes,
  ];
  const words = parts.join('; ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
