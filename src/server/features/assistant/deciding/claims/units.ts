// What a figure counts, where it stands beside it: of money, length, weight, warmth and time.

const lines = [
  'dollar $ dollar dollars usd bucks dolares dolar',
  'euro € euro euros eur',
  'pound £ gbp quid',
  'real reais real',
  'cent cent cents centimos centimes centavos',
  'percent % percent prozent',
  'degree ° degree degrees degres grad grados graus',
  'celsius c celsius',
  'fahrenheit f fahrenheit',
  'meter m meter meters metre metres metros metro metern mts',
  'centimeter cm centimeter centimeters zentimeter zentimetern centimetros centimetres',
  'kilometer km kilometer kilometers kilometros kilometres quilometros kilometern',
  'mile mi mile miles milla millas milhas meile meilen',
  'foot ft foot feet pies pieds',
  'yard yd yard yards yardas',
  'inch inch inches zoll pulgadas polegadas pouces',
  'lb lb lbs pounds libras livres pfund',
  'kilo kg kilo kilos kilogramm kilogramos quilos quilo',
  'liter l liter liters litro litros litre litres litern',
  'gallon gallon gallons',
  'watt watt watts w',
  'bar bar bars',
  'second second seconds segundo segundos seconde secondes sekunde sekunden sec',
  'minute minute minutes min mins minuto minutos minuten',
  'hour hour hours hr hrs heure heures hora horas stunde stunden',
  'day day days dia dias jour jours tag tage tagen',
  'night night nights noche noches nuit nuits nuitees nacht nachte nachten noite noites diarias',
  'week week weeks semana semanas semaine semaines woche wochen',
  'month month months mes meses mois monat monate monaten',
  'year year years ano anos an ans annees jahr jahre jahren jahrige old',
];

const units = new Map(
  lines.flatMap((line) => {
    const [unit = '', ...words] = line.split(' ');
    return words.map((word): [string, string] => [word, unit]);
  }),
);

export const unitOf = (word: string | undefined): string | undefined => units.get(word ?? '');

/** "30 degrees" may be either. */
export function isSameUnit(one: string, other: string): boolean {
  if (one === other) return true;
  const warmth = ['celsius', 'fahrenheit'];
  return (one === 'degree' && warmth.includes(other)) || (other === 'degree' && warmth.includes(one));
}
