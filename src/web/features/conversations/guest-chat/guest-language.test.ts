import { expect, test } from 'vitest';
import { pickLanguage } from './guest-language.ts';

const none = { chosen: null, thread: null, device: [] };

test.each([
  ['nothing is known', none, 'en'],
  ['the device asks for one that we speak', { ...none, device: ['es-MX', 'en-US'] }, 'es'],
  ['the device asks first for one that we do not speak', { ...none, device: ['it-IT', 'fr-CH', 'en'] }, 'fr'],
  ['the guest writes in another than the device asks for', { ...none, thread: 'de', device: ['en-US'] }, 'de'],
  ['the guest writes in one that we do not speak', { ...none, thread: 'it', device: ['pt-BR'] }, 'pt'],
  ['one was chosen by hand', { chosen: 'en', thread: 'es', device: ['es'] } as const, 'en'],
])('where %s', (_, wishes, language) => {
  expect(pickLanguage(wishes)).toBe(language);
});
