import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createVault } from './aes-gcm.ts';
import { readMasterKeys } from './master-key.ts';
import { VaultError } from './port.ts';

const oldKey = randomBytes(32);
const newKey = randomBytes(32);
const vault = createVault([oldKey]);
const binding = fc.record({ table: fc.string(), column: fc.string(), rowId: fc.string() });
const place = { table: 'properties', column: 'wifi_password', rowId: 'a' };

function reasonOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    if (error instanceof VaultError) return error.reason;
    throw error;
  }
  return 'opened';
}

describe('a sealed value', () => {
  test('opens to what was sealed, whatever the words and the place', () => {
    const anyText = fc.string({ unit: 'grapheme' });
    fc.assert(fc.property(anyText, binding, (plain, at) => vault.open(vault.seal(plain, at), at) === plain));
  });

  test('opens nowhere but in its own table, column and row', () => {
    fc.assert(
      fc.property(fc.string(), binding, binding, (plain, here, there) => {
        fc.pre(JSON.stringify(here) !== JSON.stringify(there));
        const sealed = vault.seal(plain, here);
        expect(reasonOf(() => vault.open(sealed, there))).toBe('wrong_place_or_altered');
      }),
    );
  });

  test('does not open once a single bit of it is changed', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.integer({ min: 0, max: 7 }), (plain, at, bit) => {
        const [version, id, body = ''] = vault.seal(plain, place).split('.');
        const bytes = Buffer.from(body, 'base64url');
        const index = at % bytes.length;
        bytes.writeUInt8(bytes.readUInt8(index) ^ (1 << bit), index);
        const altered = [version, id, bytes.toString('base64url')].join('.');
        expect(reasonOf(() => vault.open(altered, place))).toBe('wrong_place_or_altered');
      }),
    );
  });

  test('never shows what is in it, and differs each time', () => {
    const sealed = vault.seal('4711', place);
    expect(sealed).not.toContain('4711');
    expect(vault.seal('4711', place)).not.toBe(sealed);
  });

  test('that is no sealed value at all, or was cut, is refused', () => {
    for (const text of ['', 'plain words', 'v1.x', 'v2.a.b']) {
      expect(reasonOf(() => vault.open(text, place))).toBe('malformed');
    }
    expect(reasonOf(() => vault.open(vault.seal('4711', place).slice(0, 20), place))).toBe('malformed');
  });
});

describe('the ring of keys', () => {
  test('after a rotation old values still open and new ones are sealed with the new key', () => {
    const rotated = createVault([newKey, oldKey]);
    expect(rotated.open(vault.seal('4711', place), place)).toBe('4711');
    expect(createVault([newKey]).open(rotated.seal('4711', place), place)).toBe('4711');
  });

  test('a value of a key that is gone says which key it wants', () => {
    const sealed = vault.seal('4711', place);
    expect(reasonOf(() => createVault([newKey]).open(sealed, place))).toBe('unknown_key');
    expect(() => createVault([newKey]).open(sealed, place)).toThrow(sealed.split('.')[1]);
  });

  test('derived keys differ by purpose and stay the same', () => {
    expect(vault.deriveKey('links')).toEqual(createVault([oldKey]).deriveKey('links'));
    expect(vault.deriveKey('links')).not.toEqual(vault.deriveKey('sessions'));
  });
});

describe('the master key', () => {
  test('is made at the first start, for its owner alone, and read at the next', () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'pl-vault-'));
    const first = readMasterKeys(dataDir);
    expect(statSync(join(dataDir, 'master.key')).mode & 0o777).toBe(0o600);
    expect(readMasterKeys(dataDir)).toEqual(first);
    expect(readFileSync(join(dataDir, 'master.key'), 'utf8').trim()).toHaveLength(44);
    rmSync(dataDir, { recursive: true });
  });

  test('comes from the settings in base64 or hex, several newest first', () => {
    const words = `${newKey.toString('base64')},${oldKey.toString('hex')}`;
    expect(readMasterKeys('/nowhere', words)).toEqual([newKey, oldKey]);
  });

  test('of another length is refused without being shown', () => {
    const refusal = () => readMasterKeys('/nowhere', 'too-short');
    expect(refusal).toThrow(/MASTER_KEY must hold 32 random bytes/);
    expect(refusal).not.toThrow(/too-short/);
  });
});
