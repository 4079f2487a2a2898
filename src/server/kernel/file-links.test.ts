import { expect, test } from 'vitest';
import { createSettableClock } from '../../../tests/support/clock.ts';
import { createFileLinks } from './file-links.ts';

const parts = (url: string) => {
  const [, , expiry = '', holder = '', signature = '', ...key] = url.split('/');
  return { expiry, holder, signature, key: key.join('/') };
};

test.each(['12:00:00', '12:07:31', '12:14:59'])('a link made at %s opens for an hour at most', (at) => {
  const clock = createSettableClock(`2026-05-01T${at}Z`);
  const links = createFileLinks(Buffer.alloc(32, 7), clock);
  const url = links.urlFor('a-property/parking_spot_image.webp');
  expect(links.urlFor('a-property/parking_spot_image.webp')).toBe(url); // a page read twice shows the same address
  clock.advance(3600 - 900);
  expect(links.read(parts(url))).toEqual({ key: 'a-property/parking_spot_image.webp' });
  clock.advance(901);
  expect(links.read(parts(url))).toBeUndefined();
});

test('a link whose end, holder or file was changed opens nothing', () => {
  const links = createFileLinks(Buffer.alloc(32, 7), createSettableClock('2026-05-01T12:00:00Z'));
  const link = parts(links.heldBy('a-session').urlFor('a/b.webp'));
  expect(links.read(link)).toEqual({ key: 'a/b.webp', sessionId: 'a-session' });
  for (const changed of [{ expiry: '9999999999' }, { holder: '-' }, { key: 'a/c.webp' }, { signature: 'x' }])
    expect(links.read({ ...link, ...changed })).toBeUndefined();
});
