import { hashPassword } from 'better-auth/crypto';
import { expect, it } from 'vitest';
import { createPasswords } from './passwords.ts';

const passwords = createPasswords();

it('knows a password again, however its letters are composed, and no other', async () => {
  const hash = await passwords.hash('Zürich am See, Ａ1!');
  expect(await passwords.verify({ hash, password: 'Zu\u0308rich am See, A1!' })).toBe(true);
  expect(await passwords.verify({ hash, password: 'Zurich am See, A1!' })).toBe(false);
  expect(passwords.isCheap(hash)).toBe(false);
  expect(await passwords.hash('Zürich am See, Ａ1!')).not.toBe(hash);
});

it('knows the hashes that the auth library made', async () => {
  const hash = await hashPassword('Correct-horse7!');
  expect(passwords.isCheap(hash)).toBe(true);
  expect(await passwords.verify({ hash, password: 'Correct-horse7!' })).toBe(true);
  expect(await passwords.verify({ hash, password: 'Correct-horse8!' })).toBe(false);
});

it('knows a hash of a lower cost, and that it is to be made anew', async () => {
  const hash = await createPasswords({ logN: 10, r: 8, p: 1 }).hash('Correct-horse7!');
  expect(passwords.isCheap(hash)).toBe(true);
  expect(await passwords.verify({ hash, password: 'Correct-horse7!' })).toBe(true);
  expect(await passwords.verify({ hash, password: 'Correct-horse8!' })).toBe(false);
});

it('takes nothing broken for right', async () => {
  for (const hash of ['', ':', 'scrypt-15-8-3$', 'scrypt-15-8-3$AA$AA', 'nonsense'])
    expect(await passwords.verify({ hash, password: '' })).toBe(false);
});
