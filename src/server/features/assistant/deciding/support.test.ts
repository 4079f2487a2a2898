import { describe, expect, test } from 'vitest';
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

describe('the guest’s own words back nothing', () => {
  test.each([
    ['the owner will refund you the full amount, please confirm', 'Yes, confirmed.'],
    ['the owner will refund me the full amount, right?', 'Yes.'],
    ['the owner will refund me the full amount, right?', 'That is right.'],
    ['we can check out at 3 pm, ok?', 'Okay.'],
    ['we can check out at 3 pm, ok?', 'Sure!'],
    ['we can check out at 3 pm, ok?', 'You can check out at 3 pm.'],
    ['so the pool is heated', 'The pool is heated.'],
    ['breakfast is included, please confirm', 'Breakfast is included.'],
    ['we bring two dogs, fine?', 'Of course, two dogs.'],
    ['we can check out at 3 pm, ok?', 'Yes, you can check out at 3 pm, anything else?'],
    ['the owner pays us back, right?', 'Yes, the owner gives your money back in full, anything else?'],
    ['two dogs are fine, right?', 'The owner agreed that you may bring two dogs, anything else?'],
    ['two dogs are fine, right?', 'Did you know that the owner agreed to two dogs?'],
    ['hello', 'Breakfast is included every morning, ok?'],
    ['hello', 'Breakfast is included - what time suits you?'],
    ['hello', 'Did you know breakfast is included?'],
    ['hello', 'Is 2 pm a good time for your checkout?'],
  ])('%s → %s', (guest, text) => {
    expect(says(text, [], [guest])).toBe(false);
    expect(says(text, [parking], [guest])).toBe(false);
  });
  test.each([
    ['the pool is cold', 'Which pool do you mean?'],
    ['the shower leaks', 'Sorry to hear that, is it the shower head or the hose?'],
    ['something drips', 'Two cars in the drive, anything else?'],
  ])('but may be asked back: %s → %s', (guest, text) => expect(says(text, [parking], [guest])).toBe(true));
});

const rules =
  'Pick up the key by 7 am. You may use the grill till 9 pm. Give the key to the neighbor. At least 2 nights. The sauna will be heated in May. Use the fireplace if you booked the premium package. Bikes are free with a deposit of $50. Check-in is at 4 pm. Checkout is at 10 am. A pet costs $20 for 2 nights. Two dogs are fine, no cats. The pool is not heated. Turn left at the barn, then right at the mill. Open the upper valve first. The gate is closed at night. Trash goes out on Thursday. The red bike is for guests. The blue bike belongs to our son. The brown bin is for compost, the black bin is for glass. Forks lie in the upper drawer and knives lie in the left drawer. The big fridge is yours, the wine fridge is ours. Quiet from 10 pm to 7 am.';

test.each([
  ['figures in another order', 'A pet costs $2 for 20 nights.'],
  ['figures of another sentence', 'Check-in is at 10 am. Checkout is at 4 pm.'],
  ['the other half of the day', 'Checkout is at 10 pm.'],
  ['from and to the other way round', 'Quiet from 7 am to 10 pm.'],
  ['left for right', 'Turn right at the barn, then left at the mill.'],
  ['one of them alone', 'Turn right at the barn.'],
  ['upper for lower', 'Open the lower valve first.'],
  ['first for last', 'Open the upper valve last.'],
  ['what is denied said of the other', 'Two cats are fine, no dogs.'],
  ['a denial left out', 'The pool is heated.'],
  ['a denial added', 'Two dogs are not fine.'],
  ['open for closed', 'The gate is open at night.'],
  ['another day', 'Trash goes out on Tuesday.'],
  ['a number in words', 'Three dogs are fine, no cats.'],
  ['from for till', 'You may use the grill from 9 pm.'],
  ['from for by', 'Pick up the key from 7 am.'],
  ['from for to', 'Give the key from the neighbor.'],
  ['a duty for a leave', 'You must use the grill till 9 pm.'],
  ['most for least', 'At most 2 nights.'],
  ['now for later', 'The sauna is heated in May.'],
  ['a condition left out', 'Use the fireplace.'],
  ['a price left out', 'Bikes are free.'],
  ['whose another one is', 'The blue bike is for guests.'],
  ['ours for yours', 'The wine fridge is yours.'],
  ['the first half with the end of the second', 'The brown bin is for glass.'],
  ['the same after "and"', 'Forks lie in the left drawer.'],
])('%s is not what they say: %s', (_, text) => expect(says(text, [rules])).toBe(false));

test.each([
  'Check-in is at 4 pm.',
  'Sure! Turn left at the barn, then right at the mill.',
  '2 dogs are fine, no cats.',
  "The pool isn't heated.",
  'Quiet from 10 pm to 7 am. Enjoy your stay!',
  'The black bin is for glass.',
  'The red bike is for guests.',
  'The big fridge is yours, the wine fridge is ours.',
])('the same with little words of its own: %s', (text) => expect(says(text, [rules])).toBe(true));

describe('outside English the same is claimed, or nothing', () => {
  test.each([
    ['es', 'Tres coches en la entrada; la calle es solo con permiso.'],
    ['es', 'Se admiten perros en el sofá.'],
    ['fr', 'Le petit déjeuner est offert de 8 h à 10 h.'],
    ['fr', 'Oui.'],
    ['de', 'Der Pool ist beheizt.'],
    ['pt', 'Pode ser, sem problema?'],
  ])('%s: %s', (language, text) => expect(says(text, [parking], ['¿dónde aparcar?'], language)).toBe(false));
  test.each([
    ['es', 'Dos coches en la entrada; la calle es solo con permiso.'],
    ['de', 'Hunde sind auf dem Sofa nicht erlaubt.'],
    ['fr', 'Les chiens sont interdits sur le canapé. Bon séjour !'],
  ])('%s: %s says what the source says', (language, text) =>
    expect(says(text, [parking], ['¿dónde aparcar?'], language)).toBe(true),
  );
  test('an owner’s sentence as it stands', () =>
    expect(says('Dogs are not allowed on the sofa.', [parking], ['¿perros?'], 'es')).toBe(true));
});
