import { createHash } from 'node:crypto';

/** The `'sha256-…'` sources that a document's inline scripts need; data blocks such as JSON-LD need none. */
export function policyHashes(html: string): string[] {
  const scripts = [...html.matchAll(/<script((?:\s[^>]*)?)>([\s\S]*?)<\/script>/g)];
  return scripts
    .filter(([, attributes = '', body]) => body && !/\ssrc=|application\/ld\+json/.test(attributes))
    .map(([, , body = '']) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`);
}
