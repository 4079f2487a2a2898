import { expect, test } from 'vitest';
import { deviceLanguage } from './device-language.ts';

test.each([
  ['pt-BR,pt;q=0.9,en;q=0.8', 'pt'],
  ['en;q=0.5, de-AT', 'de'],
  ['*', undefined],
  ['', undefined],
  ['<script>', undefined],
])('of "%s" the device speaks %s', (header, language) => {
  expect(deviceLanguage(new Headers({ 'accept-language': header }))).toBe(language);
});
