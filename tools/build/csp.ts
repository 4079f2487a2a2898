import { createHash } from 'node:crypto';

/** The `'sha256-…'` sources that a document's inline scripts and styles need; data blocks such as JSON-LD need none. */
export function policyHashes(html: string): { scripts: string[]; styles: string[] } {
  const [scripts, styles] = [inlineOf('script', html), inlineOf('style', html)];
  return {
    scripts: scripts.filter(({ tag }) => !/\ssrc=|application\/ld\+json/.test(tag)).map(hashOf),
    styles: styles.map(hashOf),
  };
}

const inlineOf = (name: 'script' | 'style', html: string) =>
  [...html.matchAll(new RegExp(`<${name}((?:\\s[^>]*)?)>([\\s\\S]*?)</${name}>`, 'g'))].flatMap(([, tag = '', body]) =>
    body ? [{ tag, body }] : [],
  );

const hashOf = ({ body }: { body: string }) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`;
