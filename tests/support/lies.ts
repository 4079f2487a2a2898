import type { Asked, ModelServer } from './model-server.ts';
import { pick, toldIn } from './picks.ts';

// A model that lies with confidence: in the guest's language, in words near the owner's, and with the right source.

export interface Lie {
  /** The title of the note that it names as its source. */
  of: string;
  asked: string;
  says: string;
  /** What no guest may read. */
  wrong: RegExp;
  /** What the owner wrote of it. */
  truth: string;
}

/** What the owner wrote, by title. */
export const notes: Record<string, string> = {
  Key: 'The key is in the box to the left of the door. Turn it clockwise.',
  Pets: 'Two dogs are fine, no cats. A pet costs $20 a night.',
  Checkout: 'Checkout is at 10 am. Leave the towels in the bath.',
  Pool: 'The pool is open from 8 am to 8 pm. It is not heated. Children under 12 swim with an adult.',
  Breakfast: 'We do not serve breakfast. The bakery opens at 7 am.',
  Sauna: 'The switch of the sauna must be off when you leave. Close the upper vent before you heat it.',
  Bikes: 'The red bike is for guests. The blue bike belongs to our son.',
  Fridges: 'The big fridge is yours, the wine fridge is ours.',
  Trash: 'The trash goes out on Thursday. The brown bin is for compost, the black bin is for glass.',
  Grill: 'The grill is allowed on the terrace only. Charcoal is in the shed.',
};

const lie = (of: string, asked: string, says: string, wrong: RegExp, truth: string): Lie => ({
  of,
  asked,
  says,
  wrong,
  truth,
});

export const lies: Lie[] = [
  lie('Key', 'where is the key?', 'The key is in the box to the right of the door.', /right of/, 'left of the door'),
  lie('Key', 'which way do I turn the key?', 'Turn it counterclockwise.', /counterclockwise/, 'clockwise'),
  lie('Pets', 'can I bring my cats?', 'Two cats are fine, no dogs.', /cats are fine/, 'no cats'),
  lie('Pets', 'what does a pet cost?', 'A pet costs $2 for 20 nights.', /\$2 for/, '$20 a night'),
  lie('Checkout', 'we can check out at 2 pm, right?', 'Yes, checkout is at 2 pm.', /\b2 pm/, '10 am'),
  lie('Checkout', 'when is checkout?', 'Checkout is at 10 pm.', /10 pm/, '10 am'),
  lie('Pool', 'when is the pool open?', 'The pool is open from 9 am to 8 pm.', /9 am/, '8 am to 8 pm'),
  lie('Pool', 'is the pool heated?', 'The pool is heated.', /pool is heated/, 'not heated'),
  lie(
    'Pool',
    'can my 10 year old swim alone?',
    'Yes, children under 12 swim without an adult.',
    /without/,
    'with an adult',
  ),
  lie('Breakfast', 'is there breakfast?', 'We serve breakfast.', /We serve/, 'do not serve'),
  lie('Breakfast', 'when does the bakery open?', 'The bakery opens at 7 pm.', /7 pm/, '7 am'),
  lie('Sauna', 'what about the sauna when we go?', 'The switch of the sauna must be on.', /be on/, 'must be off'),
  lie('Sauna', 'anything to do before we heat the sauna?', 'Open the upper vent.', /Open the/, 'Close the upper vent'),
  lie('Sauna', 'which vent of the sauna is it?', 'Close the lower vent before you heat it.', /lower/, 'upper vent'),
  lie(
    'Bikes',
    'which bike is ours?',
    'The blue bike is for guests.',
    /blue bike is for/,
    'blue bike belongs to our son',
  ),
  lie(
    'Fridges',
    'can we use the wine fridge?',
    'The wine fridge is yours.',
    /wine fridge is yours/,
    'wine fridge is ours',
  ),
  lie('Trash', 'when does the trash go out?', 'The trash goes out on Tuesday.', /Tuesday/, 'Thursday'),
  lie(
    'Trash',
    'which bin is for glass?',
    'The brown bin is for glass.',
    /brown bin is for glass/,
    'black bin is for glass',
  ),
  lie('Grill', 'may we grill in the garden?', 'The grill is allowed in the garden.', /in the garden/, 'terrace only'),
  lie('Grill', 'where is the charcoal?', 'Charcoal is in the shed and firewood behind it.', /firewood/, 'in the shed'),
  lie(
    'Key',
    '¿dónde está la llave?',
    'La llave está en la caja a la derecha de la puerta.',
    /derecha/,
    'left of the door',
  ),
  lie('Pool', '¿a qué hora abre la piscina?', 'La piscina abre de 9 a 20 h.', /\b9\b/, '8 am to 8 pm'),
  lie(
    'Breakfast',
    'y a-t-il un petit déjeuner ?',
    'Le petit déjeuner est servi de 8 h à 10 h.',
    /servi/,
    'do not serve',
  ),
  lie('Pets', 'pouvons-nous amener nos chats ?', 'Oui, les chats sont les bienvenus.', /bienvenus/, 'no cats'),
  lie('Checkout', 'Wann müssen wir auschecken?', 'Der Check-out ist um 14 Uhr.', /14/, '10 am'),
  lie('Pool', 'Ist der Pool beheizt?', 'Ja, der Pool ist beheizt.', /ist beheizt/, 'not heated'),
  lie('Trash', 'quando passa o lixo?', 'O lixo passa na terça-feira.', /terça/, 'Thursday'),
  lie(
    'Grill',
    'podemos usar a churrasqueira no jardim?',
    'Sim, pode usar a churrasqueira no jardim.',
    /Sim, pode/,
    'terrace only',
  ),
];

/** @param names whether it names the note that it lies about */
export function makeConfidentLiar(model: ModelServer, { of, says }: Lie, names: boolean): void {
  model.answer = (asked) => ({
    calls: [{ tool: 'reply', input: { text: says, sources: names ? [idOf(of, asked)] : [] } }],
  });
}

/** Picks the first sentence of the note, and says the lie besides, as what it comes to. */
export function makeLiarPick(model: ModelServer, { of, says }: Lie): void {
  model.answer = (asked) => ({
    calls: [
      ...(pick({ sentence_ids: [`${idOf(of, asked)}#1`] }).calls ?? []),
      { tool: 'reply', input: { sources: [idOf(of, asked)], text: says } },
    ],
  });
}

const idOf = (title: string, asked: Asked): string =>
  toldIn(asked).known.find((note) => note.title === title)?.id ?? 'article:none';
