import { describe, expect, test } from 'vitest';
import { namedDangerIn } from './safety.ts';
import { isSlipOf } from './slips.ts';

describe('a word that comes near one of danger', () => {
  test.each([
    ['funding', 'fainting'],
    ['folded', 'flooded'],
    ['supporting', 'spurting'],
    ['loaded', 'looted'],
    ['alugado', 'alagado'],
    ['rentado', 'reventado'],
    ['invierno', 'inferno'],
  ])('"%s" is not "%s"', (typed, meant) => {
    expect(isSlipOf(typed, meant)).toBe(false);
  });

  test.each([
    ['siezure', 'seizure'],
    ['amublance', 'ambulance'],
    ['unconcious', 'unconscious'],
    ['desmayada', 'desmayado'],
  ])('"%s" may be "%s"', (typed, meant) => {
    expect(isSlipOf(typed, meant)).toBe(true);
  });

  test.each([
    'venture capital funding',
    'how do I strike out a line in microsoft word',
    'my sister is sewing costumes all weekend',
    'the violets by the door are lovely',
    'ma fille a perdu son cerf-volant',
    'el perro del vecino ladra toda la noche',
    'o carro está alugado até domingo',
  ])('"%s" is no danger', (words) => {
    expect(namedDangerIn(words)?.tier).not.toBe(1);
  });

  test.each(['my dad had a siezure', 'we need an amublance', 'the kichen is floded with water', 'she is unconcious'])(
    '"%s" rings all the same',
    (words) => {
      expect(namedDangerIn(words)?.tier).toBe(1);
    },
  );
});
