import { expect, it } from 'vitest';
import { relyingParty } from './passkeys.ts';

it('a passkey belongs to the name of the house, and to localhost where the house has only a number', () => {
  expect(relyingParty('https://stay.example.com')).toEqual({
    rpID: 'stay.example.com',
    origin: ['https://stay.example.com'],
  });
  expect(relyingParty('http://127.0.0.1:3000')).toEqual({ rpID: 'localhost', origin: ['http://localhost:3000'] });
  expect(relyingParty('http://[::1]:3000').rpID).toBe('localhost');
});
