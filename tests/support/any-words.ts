import fc from 'fast-check';

// What anybody may write: words that a plain object knows of itself, characters no keyboard has, every script, and
// messages as long as they may be.

/** Names that a lookup in a plain object finds although nobody put them there. */
export const objectWords = [
  ...Object.getOwnPropertyNames(Object.prototype),
  ...Object.getOwnPropertyNames(Array.prototype),
  ...Object.getOwnPropertyNames(Function.prototype),
  'prototype',
  'then',
];

/** One sentence that hosts and guests write in each language, so that what is told apart by its words is reached. */
const sentences = [
  'Is there a crib, and where do we park?',
  'The kitchen sink leaks and it is getting worse!',
  'Constructor de la casa: ¿a qué hora es el checkout?',
  'Hay humo en la cocina.',
  'Wo ist der Parkplatz, und wie lautet das WLAN-Passwort?',
  'Die Heizung geht nicht, es ist sehr kalt.',
  'Où est la poubelle, et quand la sortir ?',
  'Il y a une odeur de gaz dans la cuisine.',
  'A que horas é o checkout?',
  'Tem água vazando no banheiro.',
  '请问停车场在哪里？水管漏水了',
  'エアコンが動きません。',
  'أين موقف السيارات؟',
  'Где находится парковка?',
  'ที่จอดรถอยู่ที่ไหน',
  'पार्किंग कहाँ है?',
  'Πού είναι το πάρκινγκ;',
  'I want to talk to a person',
  'yes',
  'no, still not working',
  '👍',
  '…',
];

const hostile = [
  '\0',
  '\ud800',
  '\udfff',
  '\ufeff',
  '\u202e',
  '\u200b',
  '{{secret:wifi_password}}',
  '{house}',
  '$&',
  '\\',
];

/** A text of any UTF-16 units, unpaired surrogates and NUL among them. */
const anyUnits = (maxLength: number): fc.Arbitrary<string> =>
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength })
    .map((units) => units.map((unit) => String.fromCharCode(unit)).join(''));

const piece = fc.oneof(
  fc.constantFrom(...objectWords),
  fc.constantFrom(...objectWords).map((word) => word.toLowerCase()),
  fc.constantFrom(...sentences),
  fc.constantFrom(...hostile),
  fc.string({ unit: 'binary', maxLength: 30 }),
  anyUnits(30),
  fc.constantFrom('.', ',', '?', '!', '\n', ' and ', ' but ', '-', "'", '’', '🔥', '٣', '７', '12:30', '$5'),
);

const joined = (maxPieces: number): fc.Arbitrary<string> =>
  fc
    .tuple(fc.array(piece, { maxLength: maxPieces }), fc.constantFrom(' ', '', '\n', '. '))
    .map(([pieces, between]) => pieces.join(between));

/** One unit or two, over and over, to the length that is allowed. */
const repeated = fc
  .tuple(fc.oneof(piece, anyUnits(2)), fc.integer({ min: 1, max: 4000 }))
  .map(([one, times]) => one.repeat(Math.min(times, Math.ceil(4000 / Math.max(one.length, 1)))));

/** @param longest characters at most */
export const anyWords = (longest = 4000): fc.Arbitrary<string> =>
  fc
    .oneof({ weight: 6, arbitrary: joined(12) }, { weight: 1, arbitrary: joined(400) }, repeated, anyUnits(longest))
    .map((text) => text.slice(0, longest));
