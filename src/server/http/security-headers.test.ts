import { expect, it } from 'vitest';
import { contentSecurityPolicy } from './security-headers.ts';

it('a document frames nothing, and with a captcha only our own pages; no other host is ever named', () => {
  expect(contentSecurityPolicy()).not.toContain('frame-src');
  const framing = contentSecurityPolicy({ scripts: ["'sha256-x'"], frames: true });
  expect(framing).toContain("script-src 'self' 'sha256-x'; frame-src 'self'");
  expect(framing).not.toContain('http');
});

it('only a page that opens without a network may make a policy, the one that names its worker', () => {
  expect(contentSecurityPolicy()).toContain("trusted-types 'none'");
  expect(contentSecurityPolicy({ opensOffline: true })).toMatch(/script'; trusted-types porchlight-offline$/);
});
