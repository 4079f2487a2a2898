import { expect, it } from 'vitest';
import { contentSecurityPolicy } from './security-headers.ts';

it('a document frames nothing, and with a captcha only our own pages; no other host is ever named', () => {
  expect(contentSecurityPolicy()).not.toContain('frame-src');
  const framing = contentSecurityPolicy({ scripts: ["'sha256-x'"], frames: true });
  expect(framing).toContain("script-src 'self' 'sha256-x'; frame-src 'self'");
  expect(framing).not.toContain('http');
});
