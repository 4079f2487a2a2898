import { describe, expect, test } from 'vitest';
import { faultInClaim } from './check-claim.ts';

const fault = (language: string, note: string, said: string, guest = '') =>
  faultInClaim(said, { sources: [note], guest: [guest], language });

/** Kind, language, note, what the note says in other words, what it does not say. */
const flips: [kind: string, language: string, note: string, faithful: string, flipped: string][] = [
  [
    'a value',
    'de',
    'Der Whirlpool fasst sechs Personen. Bitte vorher duschen.',
    'In den Whirlpool passen sechs Personen.',
    'In den Whirlpool passen acht Personen.',
  ],
  [
    'its unit',
    'pt',
    'A praia fica a 800 metros. A padaria abre às 7.',
    'A praia fica a 800 metros da casa.',
    'A praia fica a 800 quilômetros da casa.',
  ],
  [
    'what it bounds',
    'es',
    'El horno se puede usar hasta las 21 h. La leña está en el cobertizo.',
    'Puede usar el horno hasta las 9 de la noche.',
    'Puede usar el horno desde las 9 de la noche.',
  ],
  [
    'the order of two',
    'en',
    'The sauna is yours from 5 pm to 10 pm. Towels are in the chest.',
    'You can use the sauna from 17:00 to 22:00.',
    'You can use the sauna from 10 pm to 5 pm.',
  ],
  [
    'left and right',
    'fr',
    'La chaufferie est à gauche de la cave. La lumière est automatique.',
    'La chaufferie se trouve à gauche de la cave.',
    'La chaufferie se trouve à droite de la cave.',
  ],
  [
    'above and below',
    'de',
    'The spare blankets are above the wardrobe.',
    'Die Ersatzdecken liegen über dem Schrank.',
    'Die Ersatzdecken liegen unter dem Schrank.',
  ],
  [
    'on and off',
    'en',
    'Leave the dehumidifier on when you go out. The tank is emptied on Fridays.',
    'Keep the dehumidifier switched on when you go out.',
    'Turn the dehumidifier off when you go out.',
  ],
  [
    'open and closed',
    'pt',
    'Deixem a janela do banheiro aberta depois do banho. O ralo é lento.',
    'A janela do banheiro deve ficar aberta depois do banho.',
    'A janela do banheiro deve ficar fechada depois do banho.',
  ],
  [
    'before and after',
    'es',
    'Rinse the boards after the beach. Wax is on the shelf.',
    'Enjuague las tablas después de la playa.',
    'Enjuague las tablas antes de la playa.',
  ],
  [
    'a denial',
    'fr',
    'On peut cueillir les tomates. Il ne faut pas arroser le potager à midi.',
    'Il ne faut pas arroser le potager à midi.',
    'On peut arroser le potager à midi.',
  ],
  [
    'a name',
    'de',
    'Für die Schlüssel ist Herr Petersen zuständig. Er wohnt nebenan.',
    'Herr Petersen ist für die Schlüssel zuständig.',
    'Herr Paulsen ist für die Schlüssel zuständig.',
  ],
  [
    'one thing for the other',
    'es',
    'Tenemos una tortuga y tres loros. La tortuga come lechuga.',
    'Hay tres loros y una tortuga.',
    'Hay tres tortugas y un loro.',
  ],
  [
    'something added',
    'fr',
    'Les draps sont dans la commode. La commode est dans le couloir.',
    'Vous trouverez les draps dans la commode.',
    'Vous trouverez les draps dans la commode, et le petit déjeuner est offert.',
  ],
];

describe('a flipped one is refused, and the same in other words passes', () => {
  test.each(flips)('%s (%s)', (_, language, note, faithful, flipped) => {
    expect(fault(language, note, faithful)).toBeNull();
    expect(fault(language, note, flipped)).not.toBeNull();
  });
});

test.each([
  ['en', 'Departure is by 10 am.', 'we leave at 1 pm, ok?', 'Yes, you can leave at 1 pm.'],
  ['es', 'La salida es antes de las 10 h.', 'salimos a la una, ¿vale?', 'Sí, pueden salir a la una.'],
  ['de', 'Abreise bis 10 Uhr.', 'wir reisen um 13 Uhr ab, ja?', 'Ja, die Abreise ist um 13 Uhr.'],
])('a guest’s own words back nothing (%s)', (language, note, guest, said) =>
  expect(fault(language, note, said, guest)).not.toBeNull(),
);

test('what holds under a condition is told without it to whom it is about', () => {
  const note = 'If the alarm beeps, press the gray button. The manual is in the hall.';
  expect(fault('en', note, 'Press the gray button.')).toBe('condition');
  expect(fault('en', note, 'Press the gray button.', 'the alarm beeps all the time')).toBeNull();
});

test('two sources may say a clause each, and none what both say of different things', () => {
  const sources = ['Arrival is from 4 pm.', 'The bakery opens at 7 am.'];
  const says = (said: string) => faultInClaim(said, { sources, guest: [], language: 'en' });
  expect(says('Arrival is from 4 pm, and the bakery opens at 7 am.')).toBeNull();
  expect(says('Arrival is from 7 am.')).not.toBeNull();
});

test.each([
  ['off limits', 'The cellar is off limits.', 'The cellar is not off limits.'],
  ['free, with a price', 'A cot costs 8 dollars a night.', 'A cot is free.'],
  ['only', 'The lift is only for luggage.', 'The lift is for you.'],
  ['except', 'The café is open daily except Mondays.', 'The café is open on Mondays.'],
  ['ours', 'The small boat is yours. The big boat is ours.', 'You may take the big boat.'],
])('%s', (_, note, said) => expect(fault('en', note, said)).not.toBeNull());
