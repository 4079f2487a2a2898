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
    'password password',
    'letmein letmein',
    'Password12!Password12!',
    'Passw0rd!Passw0rd!1',
    'Password1Password2!',
    'P-a-s-s-w-o-r-d-1!',
    'S.u.m.m.e.r.2.0.2.6!',
    '!P4$$w0rd!-!P4$$w0rd!',
    // Rows of keys, and what stands in a row anyway.
    '123456789012345',
    'qwertyuiopasdfgh',
    'abcdefghijklmnop',
    'zyxwvutsrqponmlkj',
    '111111111111112',
    '1q2w3e4r5t6y7u8i',
    '1qaz2wsx3edc4rfv',
    'qwe123qwe123qwe123',
    'Abcd1234!',
    'Abcdefgh2024!',
    'Qwertyuiop1990!',
    '9-8-7-6-5-4-3-2-1',
    'aA1!aA1!aA1!',
    'йцукенгшщзфывапр',
    'abababcdcdcdabab',
  ])('%j is among those that are tried first', (typed) => expect(whyCommon(typed)).toBe(tooCommon));

  it.each([
    'Porchlight1!',
    'porchlight',
    'P0rchl1ght!',
    'PorchLight2026$',
    'my porch light',
    'Porchlightporchlight',
    'PORCHL!GHT7a',
    'Porch-Light-2024!',
    'Porch_Light1!',
    'porch-light porch-light',
    'P.o.r.c.h.l.i.g.h.t1!',
    'Porch.L1ght.Porch.L1ght!',
  ])('%j is our own name', (typed) => expect(whyCommon(typed)).toBe(ownName));

  it.each([
    'Nightlight1!',
    'correct horse battery staple',
    'the porchlight burns all night long',
    'Смотри, луна над крышей',
    '月の光が屋根の上にある夜です今',
    'Kx7!pq2mRz',
    'Correct-horse7!',
    'Wrong-horse7!',
    'Right8horse@canary',
    'four small boats left in the rain',
    'we were here before the tide was in',
    'my-dog-eats-lemons-on-sundays',
    'Tq4!sandpiper',
    'D3sk&Lamp-Under',
    'uHd83kqpWz!',
    '1999-was-a-good-year-for-plums',
  ])('%j is nobody’s first guess', (typed) => expect(whyCommon(typed)).toBeUndefined());

  it('is looked at in a moment, whatever it is', () => {
    fc.assert(fc.property(fc.string({ maxLength: 128, unit: 'binary' }), (typed) => void whyCommon(typed)));
    const begun = process.cpuUsage().user;
    for (const typed of [`${'a'.repeat(127)}b`, '1'.repeat(128), 'ab'.repeat(64), '1!|034@5$78x-'.repeat(9)])
      whyCommon(typed);
    expect(process.cpuUsage().user - begun).toBeLessThan(1_000_000);
  });
});
