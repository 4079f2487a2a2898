import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownName, tooCommon, whyCommon } from './common-passwords.ts';

describe('a new password', () => {
  it.each([
    'password',
    'PASSWORD',
    'Password1!',
    'P@ssw0rd!',
    'p@$$w0rd2026',
    'Dragon!1',
    'Summer2026!',
    'Michael1!',
    'Welcome123$',
    '!!Iloveyou99',
    'passwordpassword',
    'qwertyqwertyqwerty',
    'aaaaaaaaaaaaaaaaa',
    '121212121212121212',
    'Ｐassword1!', // a letter of full width
  ])('%j is among those that are tried first', (typed) => expect(whyCommon(typed)).toBe(tooCommon));

  it.each([
    'Porchlight1!',
    'porchlight',
    'P0rchl1ght!',
    'PorchLight2026$',
    'my porch light',
    'Porchlightporchlight',
    'PORCHL!GHT7a',
  ])('%j is our own name', (typed) => expect(whyCommon(typed)).toBe(ownName));

  it.each([
    'Nightlight1!',
    'correct horse battery staple',
    'the porchlight burns all night long',
    'Смотри, луна над крышей',
    '月の光が屋根の上にある夜です今',
    'Kx7!pq2mRz',
  ])('%j is nobody’s first guess', (typed) => expect(whyCommon(typed)).toBeUndefined());

  it('is looked at in a moment, whatever it is', () => {
    fc.assert(fc.property(fc.string({ maxLength: 128, unit: 'binary' }), (typed) => void whyCommon(typed)));
    const begun = process.cpuUsage().user;
    for (const typed of [`${'a'.repeat(127)}b`, '1'.repeat(128), 'ab'.repeat(64)]) whyCommon(typed);
    expect(process.cpuUsage().user - begun).toBeLessThan(1_000_000);
  });
});
