import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { policyHashes } from './csp.ts';

test('only scripts that run inline and styles need a hash', () => {
  const html = `<script src="/theme.js"></script><script>start()</script>
    <script type="application/ld+json">{"@type":"Organization"}</script><script type="module" async="">go()</script>
    <link rel="stylesheet" href="/app.css"/><style data-whole="site.css">a{color:red}</style>`;
  const hash = (body: string) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`;
  expect(policyHashes(html)).toEqual({ scripts: [hash('start()'), hash('go()')], styles: [hash('a{color:red}')] });
});
