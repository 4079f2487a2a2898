// Times, prices, counts: whatever a text says in figures, as one sign for each value, however it is written.
import type { Language } from '#language/languages';

/** The text with number words as digits, times as `@minutes`, ranges as `rolestart … roleend …`. @param text normalized */
export function withFigures(text: string, language: Language): string {
  let out = text.replace(/(\d)[.,](\d{3})(?!\d)/g, '$1$2').replace(/(\d),(\d{1,2})(?!\d)/g, '$1.$2');
  out = out.replace(/\b([1-4])(?:st|nd|rd|th|º|ª|er|eme|e|o|a)\b/g, 'order$1');
  out = out.replace(/[\p{L}]+/gu, (word) => numbers(language).get(word)?.toString() ?? word);
  for (const [pattern, one] of ones) out = out.replace(pattern, one);
  for (const [pattern, minutes] of fixed) out = out.replace(pattern, mark(minutes));
  if (language === 'de') out = out.replace(/\bhalb (\d{1,2})\b/g, (_, hour) => mark(Number(hour) * 60 - 30));
  out = out.replace(/\b(?:half past|half) (\d{1,2})\b/g, '$1:30');
  out = out.replace(/\b(\d{1,2})(?: (?:heures?|h))? (?:y media|e meia|et demie)\b/g, '$1:30');
  out = out.replace(rangeOfOneUnit, '$1 $4 $2 $3 $4');
  out = out.replace(clock, (whole, hour, minute, minute2, uhr, half, part) =>
    timeOf(whole, Number(hour), minute ?? minute2, uhr, half ?? halfOf(part)),
  );
  return out.replace(range, ' rolestart $1$2 roleend $3');
}

/** Written into the text in place of what was read: minutes of the day. */
const mark = (minutes: number): string => ` @${((minutes % 1440) + 1440) % 1440} `;

const fixed: [RegExp, number][] = [
  [/\b(?:12 )?(?:noon|midday|mediodia|midi|mittags?|meio dia)\b/g, 720],
  [/\b(?:12 )?(?:midnight|medianoche|media noche|minuit|mitternachts?|meia noite)\b/g, 0],
];

/** One is an article elsewhere. */
const ones: [RegExp, string][] = [
  [/\b(?:(?:a|hasta|desde) la|las) una\b/g, 'a la 1'],
  [/\ba uma(?= (?:da|hora)|\s*[.,;!?]|$)/g, 'a 1'],
  [/\bune heure\b/g, '1 h'],
  [/\bein(?= uhr\b)/g, '1'],
  [/\bone(?= (?:[ap]m|o'?clock)\b)|(?<=\b(?:at|by|until|till|from) )one(?=\s*[.,;!?]|$)/g, '1'],
];

const till = '(?:-|–|—|to|till?|until|through|and|a las|a|as|y|e|et|bis|und|hasta(?: las)?|ate(?: as| a)?|jusqu a)';

/** "8 to 10 pm", "8-20 Uhr", "de 8 a 22 h": what the second is, the first is as well. */
const rangeOfOneUnit = new RegExp(
  `\\b(\\d{1,2}(?:[:.]\\d{2})?)\\s*(${till})\\s*(\\d{1,2}(?:[:.]\\d{2})?)\\s*(am|pm|uhr|h|heures|horas)\\b`,
  'g',
);

const value = '@?\\d[\\d.:~]*';
const range = new RegExp(`(${value})(\\s*(?:uhr|h|am|pm)?)\\s*${till}\\s*(?=${value})(${value})`, 'g');

const clock =
  /(?<![@.\d])\b(2[0-4]|[01]?\d)(?:(?::|h| h | uhr )(\d{2})\b|\.(\d{2})(?= ?(?:uhr|am|pm|h)\b))?(?: ?(uhr|h|hrs|oclock|o'clock)\b)?(?: ?(am|pm)\b| ((?:de la|da|du|de l'?|do|in the|at|am|in der|por la) ?(?:manana|manha|matin|morning|morgen|vormittag|tarde|noche|noite|soir|apres midi|afternoon|evening|night|abend|nachmittag|nacht)|morgens|vormittags|nachmittags|abends|nachts)\b)?/g;

function timeOf(whole: string, hour: number, minute?: string, uhr?: string, half?: string): string {
  if (minute === undefined && !uhr && !half) return whole;
  const hours = half ? (hour % 12) + (half === 'pm' ? 12 : 0) : hour;
  const at = mark(hours * 60 + Number(minute ?? 0));
  // "24 h" is a time or a while.
  return uhr === 'h' && minute === undefined && !half ? `${at.trimEnd()}~${hour} ` : at;
}

const halfOf = (part?: string): string | undefined =>
  part && (/man|mat|mor|vor/.test(part.replace(/^.*\b(?:de la|da|du|am|in the|por la) /, '')) ? 'am' : 'pm');

/** The same value, one of them perhaps without the half of the day. */
export function isSameValue(one: string, other: string): boolean {
  if (one === other) return true;
  const [first, second] = [one, other].map((value) => value.split('~'));
  if (!first || !second) return false;
  if (first[1] !== undefined && (first[1] === second[0] || first[1] === second[1])) return true;
  if (second[1] !== undefined && second[1] === first[0]) return true;
  const [a = '', b = ''] = [first[0], second[0]];
  if (a.startsWith('@') === b.startsWith('@')) return a === b || Number(a) === Number(b);
  const [time, bare] = a.startsWith('@') ? [Number(a.slice(1)), Number(b)] : [Number(b.slice(1)), Number(a)];
  return time % 60 === 0 && (time / 60 === bare || (time / 60) % 12 === bare % 12) && bare <= 24;
}

const lists: Partial<Record<Language, string>> = {
  en: 'zero=0 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 ten=10 eleven=11 twelve=12 thirteen=13 fourteen=14 fifteen=15 sixteen=16 seventeen=17 eighteen=18 nineteen=19 twenty=20 thirty=30 forty=40 fifty=50 sixty=60 seventy=70 eighty=80 ninety=90 hundred=100 dozen=12 twice=2 couple=2',
  es: 'cero=0 dos=2 tres=3 cuatro=4 cinco=5 seis=6 siete=7 ocho=8 nueve=9 diez=10 once=11 doce=12 trece=13 catorce=14 quince=15 dieciseis=16 diecisiete=17 dieciocho=18 diecinueve=19 veinte=20 treinta=30 cuarenta=40 cincuenta=50 sesenta=60 setenta=70 ochenta=80 noventa=90 cien=100 ciento=100',
  fr: 'zero=0 deux=2 trois=3 quatre=4 cinq=5 six=6 sept=7 huit=8 neuf=9 dix=10 onze=11 douze=12 treize=13 quatorze=14 quinze=15 seize=16 vingt=20 trente=30 quarante=40 cinquante=50 soixante=60 cent=100',
  de: 'null=0 eins=1 zwei=2 zwo=2 drei=3 vier=4 funf=5 fuenf=5 sechs=6 sieben=7 acht=8 neun=9 zehn=10 elf=11 zwolf=12 zwoelf=12 dreizehn=13 vierzehn=14 funfzehn=15 sechzehn=16 siebzehn=17 achtzehn=18 neunzehn=19 zwanzig=20 dreissig=30 vierzig=40 funfzig=50 sechzig=60 siebzig=70 achtzig=80 neunzig=90 hundert=100 zweimal=2 dreimal=3',
  pt: 'zero=0 dois=2 duas=2 tres=3 quatro=4 cinco=5 seis=6 sete=7 oito=8 nove=9 dez=10 onze=11 doze=12 treze=13 catorze=14 quatorze=14 quinze=15 dezesseis=16 dezasseis=16 dezessete=17 dezoito=18 dezenove=19 vinte=20 trinta=30 quarenta=40 cinquenta=50 sessenta=60 setenta=70 oitenta=80 noventa=90 cem=100',
};

const read = new Map<Language, Map<string, number>>();

function numbers(language: Language): Map<string, number> {
  const known = read.get(language);
  if (known) return known;
  const entries = (lists[language] ?? '').split(' ').map((entry): [string, number] => {
    const [word = '', figure] = entry.split('=');
    return [word, Number(figure)];
  });
  const made = new Map(entries);
  read.set(language, made);
  return made;
}
