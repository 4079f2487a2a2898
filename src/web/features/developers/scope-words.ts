import { type ApiScope, apiNounLabels, apiNouns } from '#contract/enumerations/api-scopes.ts';

/** "Changes stays; reads properties, contractors; with codes". */
export function scopeWords(scopes: readonly ApiScope[]): string {
  const changed = apiNouns.filter((noun) => scopes.includes(`${noun}:write`));
  const read = apiNouns.filter((noun) => scopes.includes(`${noun}:read`) && !changed.includes(noun));
  const list = (nouns: typeof changed) =>
    nouns.length === apiNouns.length ? 'everything' : nouns.map((noun) => apiNounLabels[noun].toLowerCase()).join(', ');
  const parts = [
    ...(changed.length > 0 ? [`changes ${list(changed)}`] : []),
    ...(read.length > 0 ? [`reads ${list(read)}`] : []),
    scopes.includes('codes') ? 'with codes' : 'without codes',
  ];
  const words = parts.join('; ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
