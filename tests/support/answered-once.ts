// What guests ask that a house does not answer, what its owner answers once, and how the next guests put it. All of it
// was written before any of it was tried, and nothing was mended by it.

export type AnsweredOnce = {
  /** The first guest's words; the owner's answer becomes an article. */
  asked: string;
  answer: string;
  /** In the same language, in other words. */
  words: string;
  /** In another language. */
  translated: string;
};

export const answeredOnce: AnsweredOnce[] = [
  {
    asked: 'Is there somewhere we could hang wet wetsuits?',
    answer: 'On the line behind the shed, not on the porch rail.',
    words: 'our surf suits are soaking, where may they drip dry?',
    translated: 'Wo können wir die nassen Neoprenanzüge aufhängen?',
  },
  {
    asked: 'Which beach lets dogs run off leash?',
    answer: 'North of the jetty, before 9 in the morning.',
    words: 'where can our puppy play in the sand without a lead?',
    translated: 'Sur quelle plage le chien peut-il courir sans laisse ?',
  },
  {
    asked: '¿Hay una batidora para hacer licuados?',
    answer: 'The blender is in the lower cabinet beside the oven.',
    words: 'queremos preparar smoothies, ¿con qué los mezclamos?',
    translated: 'is there a blender?',
  },
  {
    asked: 'Où peut-on louer des vélos près de la maison ?',
    answer: 'Harbor Cycles, two blocks south. Ask for the weekly price.',
    words: 'un endroit pour prendre des bicyclettes à la journée ?',
    translated: 'Onde dá para alugar bicicletas aí perto?',
  },
  {
    asked: 'Wo kann man abends gut Fisch essen?',
    answer: "Captain Lou's on the pier. Book before noon on weekends.",
    words: 'Kennt ihr ein nettes Lokal für Meeresfrüchte zum Abendessen?',
    translated: "where's good for seafood dinner?",
  },
  {
    asked: 'Tem adaptador de tomada para aparelhos brasileiros?',
    answer: 'Two travel adapters are in the desk drawer.',
    words: 'o carregador não entra na parede, tem alguma pecinha para isso?',
    translated: '¿Tienen adaptadores de enchufe?',
  },
  {
    asked: 'Do you mind if we use the piano?',
    answer: 'Play it any time before nine in the evening. Please close the lid.',
    words: 'my daughter practices every day, may she play on yours?',
    translated: '¿Podemos tocar el piano?',
  },
  {
    asked: 'Is there a ladder to reach the attic bunk?',
    answer: 'It hooks onto the rail behind the bedroom door.',
    words: 'how do the kids climb up to the top bed under the roof?',
    translated: 'Como se sobe na cama do sótão?',
  },
  {
    asked: 'Where do we find candles for a birthday cake?',
    answer: 'In the drawer under the toaster.',
    words: "it's my wife's birthday, anything to put on the cake and blow out?",
    translated: "Avez-vous des bougies d'anniversaire ?",
  },
  {
    asked: 'Could somebody stock the fridge before we arrive?',
    answer: 'Market Basket delivers. Send us your list two days before, and we put it away.',
    words: 'can you have food waiting for us when we get in?',
    translated: 'Kann jemand vor unserer Ankunft den Kühlschrank füllen?',
  },
  {
    asked: 'Is there a yoga mat in the house?',
    answer: 'Three are rolled up in the basket in the den.',
    words: 'something soft to stretch on in the morning?',
    translated: '¿hay alguna colchoneta de yoga?',
  },
  {
    asked: 'À quelle heure passe le facteur ?',
    answer: 'Around eleven, except Sunday.',
    words: 'quand est-ce que le courrier est distribué ?',
    translated: 'what time does the mail come?',
  },
  {
    asked: 'Dürfen wir das Teleskop auf der Terrasse benutzen?',
    answer: "Yes. Take the cap off, and bring it in when it's damp.",
    words: 'Können wir uns mit dem Fernrohr die Sterne ansehen?',
    translated: "Est-ce qu'on peut se servir du télescope ?",
  },
  {
    asked: 'Onde podemos lavar o carro?',
    answer: 'Use the hose beside the garage, with cold water only.',
    words: 'o carro está cheio de areia, dá para dar uma enxaguada nele?',
    translated: 'is there a spot where we can wash our car?',
  },
  {
    asked: '¿Se puede ver la puesta de sol desde la casa?',
    answer: 'Best from the upstairs deck, around eight in summer.',
    words: '¿desde dónde se ve mejor el atardecer?',
    translated: 'Sieht man vom Haus den Sonnenuntergang?',
  },
  {
    asked: 'Do you have a cooler we can take to the beach?',
    answer: 'A blue one is on the top shelf of the garage. Empty it before you leave.',
    words: 'what can we carry our cold drinks to the sand in?',
    translated: 'Tem uma caixa térmica para levar à praia?',
  },
];

/** What the house says already: others that could be told instead. */
export const otherArticles: { title: string; body: string }[] = [
  {
    title: 'Check-in',
    body: 'From 4 PM. Early check-in is possible when nobody left that morning; ask us the day before.',
  },
  { title: 'Checkout', body: 'By 10 AM. Start the dishwasher, leave the towels in the tub and lock the back door.' },
  { title: 'Coffee', body: 'The machine takes ground coffee. Filters are in the drawer to the left of the stove.' },
  { title: 'Hot tub', body: 'Heat it for four hours, and keep the cover on. Nobody under 12 goes in.' },
  { title: 'Pets', body: 'Two dogs are welcome. Keep them off the beds.' },
  { title: 'Crib', body: 'A travel crib is in the closet of the small bedroom, with two sheets.' },
  { title: 'Grill', body: 'It stands on the deck. Open the gas bottle, then press the igniter.' },
  { title: 'Groceries', body: 'The market on Bay Street has everything and is open until 9 PM.' },
  { title: 'Kayaks', body: 'Two hang in the boat shed. Life jackets are on the hooks beside them.' },
  { title: 'Laundry', body: 'Washer and dryer are behind the kitchen. Detergent is on the shelf above.' },
  { title: 'Quiet hours', body: 'From ten at night until seven in the morning.' },
  { title: 'Fireplace', body: 'Open the flue first. Firewood is under the stairs.' },
];
