import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { policyHashes } from './csp.ts';

test('only scripts that run inline need a hash', () => {
  const html = `<script src="/theme.js"></script><script>start()</script>
    <script type="application/ld+json">{"@type":"Organization"}</script><script type="module" async="">go()</script>`;
  const hash = (body: string) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`;
  expect(policyHashes(html)).toEqual([hash('start()'), hash('go()')]);
});
