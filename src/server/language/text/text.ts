// From a guest's typing to comparable tokens: one normal form for questions, facts and articles.
import { stemmer } from 'stemmer';
import { dataText } from './data-text.ts';

export interface Token {
  word: string;
  stem: string;
}

/** Lower case, plain quotes, no accents, contractions opened, the usual compounds joined. */
export function normalize(text: string): string {
  if (text.length > maxRemembered) return normalized(text);
  const known = lately.get(text);
  if (known !== undefined) return known;
  if (lately.size >= maxLately) lately.clear();
  const made = normalized(text);
  lately.set(text, made);
  return made;
}

/** One line is wanted many times while it is answered, and so are the titles of a house's notes. */
const lately = new Map<string, string>();
const maxLately = 500;
/** Characters. */
const maxRemembered = 200;

function normalized(text: string): string {
  let out = text
    .normalize('NFKC')
    .replace(/[\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/[\u2018\u2019\u02bc\u2032`]/g, "'")
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
  for (const [pattern, replacement] of rewrites) out = out.replace(pattern, replacement);
  return out.replace(/\s+/g, ' ').trim();
}

/** Words of a normalized text; a Chinese or Japanese run gives its pairs of characters, as it has no spaces. */
export function words(normalized: string): string[] {
  const found: string[] = [];
  for (const run of normalized.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+|[\p{L}\p{N}]+/gu) ?? []) {
    if (!isHan.test(run)) found.push(run);
    else if (run.length === 1) found.push(run);
    else for (let i = 0; i + 2 <= run.length; i++) found.push(run.slice(i, i + 2));
  }
  return found;
}

export function tokens(text: string): Token[] {
  return words(normalize(text)).map((word) => ({ word, stem: stem(word) }));
}

export function stem(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const made = irregular.get(word) ?? (word.length < 4 ? word : stemmer(word));
  if (stems.size < 20_000) stems.set(word, made);
  return made;
}

export const isStopWord = (word: string): boolean => stopWords.has(word);

const isHan = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const stems = new Map<string, string>();
const irregular = new Map<string, string>(
  Object.entries({
    children: 'child',
    kids: 'kid',
    mice: 'mouse',
    left: 'left',
    wifi: 'wifi',
    bus: 'bus',
    buses: 'bus',
    gas: 'gas',
    keys: 'key',
    feet: 'foot',
    bins: 'bin',
  }),
);

const rewrites: [RegExp, string][] = [
  [/\b([ap])\.\s?m\.?(?=\W|$)/g, '$1m'],
  [/\bwi[\s-]?fi?\b|\bwhy[\s-]?fi\b|\bwify\b/g, 'wifi'],
  [/\bcheck(?:ing|s)?[\s-]?(in|out)(?:s)?\b(?! (?:on|with|whether|if)\b)/g, 'check$1'],
  [/\bchecked[\s-](in|out)\b/g, 'check$1'],
  [/\ba\s?\/\s?c\b|\ba\.c\.?(?=\s|$)/g, 'ac'],
  [/\bair[\s-]?con(?:d(?:itioning|itioner|itioners)?)?\b/g, 'aircon'],
  [/\btele?vision\b|\btelly\b|\bt\.v\.?(?=\s|$)/g, 'tv'],
  [/\bgluten[\s-]free\b/g, 'glutenfree'],
  [/\bnon[\s-](smok|refund)/g, 'non$1'],
  // "He weighs 30 pounds" is no pounding.
  [/\b(\d+)[\s-]?(?:pounds?|lbs?)\b/g, '$1 lb'],
  [/\bshut[\s-]?off\b/g, 'shutoff'],
  // Portuguese: a machine that washes dishes is no washing machine.
  [/\bmaquina de lavar (?:as? )?(?:loucas?|pratos)\b/g, 'lava loucas'],
  [
    /\btak(?:e|ing)[\s-]?(?:outs?|away|aways)\b(?= *(?:$|[^\w\s])| (?:food|order|orders|ordering|menu|option|options|service|meals?|or|and|there|here|too)\b)/g,
    'takeout',
  ],
  [/\block[\s-]?box\b/g, 'lockbox'],
  // Not the dryer of the laundry.
  [/\b(?:hair|blow)[\s-]?dr[iy]er(s?)\b/g, 'hairdryer$1'],
  [/\bhot[\s-]tub\b/g, 'hot tub'],
  [/\be-mail\b/g, 'email'],
  [/\bcan'?t\b/g, 'can not'],
  [/\b(do|does|did|is|are|was|were|has|have|had|would|could|should)n'?t\b/g, '$1 not'],
  [/\b(?:won'?t)\b/g, 'will not'],
  [/\bcannot\b/g, 'can not'],
  [/\b(what|where|when|how|who|that|there|it|he|she)'?s\b(?<!its)/g, '$1 is'],
  [/\b(i|you|we|they)'(?:m|re)\b/g, '$1 are'],
  [/\b(\w+)'(?:ll|d|ve)\b/g, '$1'],
  [/'s\b/g, ''],
  [/(\d)\s?(am|pm)\b/g, '$1 $2'],
];

/** Lines of `language: words`; all languages at once, as a thread may mix them. */
function worldStopWords(): string {
  const lines = dataText('stopwords.world.txt').split('\n');
  return lines
    .filter((line) => !line.startsWith('#'))
    .map((line) => line.slice(line.indexOf(':') + 1))
    .join(' ');
}

// Long on purpose: what is left is what the guest asks about. Facet words (cost, bring, more, cancel) stay.
const stopWords = new Set(
  `${worldStopWords()} a about actually after all along also am an and another any anyone anything anyway are around as ask at awesome away back be been
  being below between both but by ca call called can certain check checking choose come coming could cool curious currently did do does doing
  done each either else ever every everything excellent fine find first for found from further get gets getting give go goes going
  gonna good got great guys had hard has have having he hello help her here hers hey hi his hmm how i idea if im in inside into is it its
  itself just kind know last later let like likes ll location locations look looking lot made make many may maybe me mean might mine more
  most much must my need needed needs no nope not now of off offer offered offering offers oh ok okay on once one ones only onto or other our ours
  out over own part perfect perhaps place places please pls possible property provide provided provides put puts really right same say see sees
  seem she should site so some somebody someone something sort sounds such sure take taken takes tell than thank thanks that the
  their them then there these they thing things think this those though to too try uh um umm uhh uhhh ummm hh under until up upon us use used
  uses using very want wanted wants was way we well were what whats when where whether which while who whom why will wish with within without
  wonder wondering would yeah yep yes yet you your yours yourself provision information info question questions somehow able allow allowed allows
  available availability accept accepted accepts staying stay hotel restaurant establishment s t d m re ve u r ur bit type types kinda basically
  visiting trip visit visitors guest guests house home apartment unit rental cottage cabin villa`.split(/\s+/),
);

/** The sentences of a text, their parts, and the lines of a list. */
export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?;:])\s+|\n+/);
