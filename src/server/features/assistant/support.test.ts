import { expect, test } from 'vitest';
import { isSupported } from './support.ts';

const parking = 'Two cars in the drive; the street is permit only. Dogs are not allowed on the sofa.';
const says = (text: string, sources: string[] = [parking], guest = ['where can we park?'], language = 'en') =>
  isSupported(text, { sources, guest, language });

test.each([
  'You can park two cars in the drive.',
  'Sure! Two cars fit in the drive, and the street is permit only.',
  'Dogs are not allowed on the sofa.',
  'Two cars in the drive. Is there anything else you need?',
])('what the source says, in other words: %s', (text) => expect(says(text)).toBe(true));

test.each([
  ['a thing it does not name', 'Park in the garage behind the bakery.'],
  ['another figure', 'You can park 5 cars in the drive.'],
  ['what is denied there', 'Dogs are allowed on the sofa.'],
  ['an address', 'Two cars in the drive, see www.parking.example.'],
])('not %s: %s', (_, text) => expect(says(text)).toBe(false));

test.each(['Hello! What do you need?', 'Sorry to hear that. Which room is it in?', 'Glad to help. Enjoy your stay!'])(
  'without a source, talk: %s',
  (text) => expect(says(text, [])).toBe(true),
);

test.each(['The spare key hangs under the third flower pot.', 'Breakfast is included and served on the terrace.'])(
  'without a source, no claim: %s',
  (text) => expect(says(text, [], ['where is the spare key? is breakfast included?'])).toBe(false),
);

test('in another language the subjects must be the source’s', () => {
  expect(says('Dos coches en la entrada; la calle es solo con permiso.', [parking], ['¿dónde aparcar?'], 'es')).toBe(
    true,
  );
  expect(says('La piscina tiene calefacción y hay una sauna.', [parking], ['¿dónde aparcar?'], 'es')).toBe(false);
});
