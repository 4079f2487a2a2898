import * as copy from '#contract/messages/en/site-chat.ts';
import { fill } from '#contract/messages/fill.ts';
import { type Finding, find, type Snippet } from '#language/ranking';
import { isStopWord, mend, normalize, tokens, vocabularyOf, words } from '#language/text';
import { pageOfSnippet, type Saying, shelves } from './content.ts';
import type { SiteReply, SiteTurn } from './engine.ts';

/** What the pages say, word for word, with the page named. */
export function answerFromSite({ text, history }: SiteTurn): SiteReply | null {
  if (asksForSecret.test(text) && !aboutSafety.test(text)) return null;
  const asked = byPhrase(text);
  if (asked) return { content: asked.text, source: pageOfSnippet(asked), reason: `phrase.${asked.id}` };
  const earlier = history.filter(({ role }) => role === 'user').map(({ content }) => content);
  const [product, legal] = shelves.map(({ index }) => find(index, text, earlier));
  const sure =
    product?.band === 'answer' ? product : surelyLegal(legal) ? legal : product?.band === 'offer' ? product : null;
  const [best] = sure?.shown ?? [];
  if (!sure || !best || !isAbout(best, text)) return null;
  const { band } = sure;
  const content = band === 'answer' ? best.text : fill(copy.nearest, { title: best.title, text: best.text });
  return { content, source: pageOfSnippet(best), band, reason: `${band}.${best.id}` };
}

/** The legal pages name nearly everything once: they answer only what fits them well. */
const surelyLegal = (found?: Finding): boolean => found?.band === 'answer' && found.confidence >= 0.75;

/**
 * More than half of what the message speaks of is in the words it would be answered with: "do you take American
 * Express" is not.
 */
function isAbout({ title, text, words: further }: Snippet, asked: string): boolean {
  const held = new Set(tokens(`${title} ${text} ${further}`).map(({ stem }) => stem));
  const meant = tokens(asked).filter(({ word }) => !isStopWord(word) && word !== 'porchlight');
  const spoken = mend(meant, siteVocabulary, ({ word }) => siteVocabulary.has(word));
  return spoken.filter(({ stem }) => held.has(stem)).length * 2 > spoken.length;
}

const siteVocabulary = vocabularyOf(
  shelves.flatMap(({ sayings }) =>
    sayings.flatMap(({ title, text, words: further }) => tokens(`${title} ${text} ${further}`).map(({ word }) => word)),
  ),
);

/** A code of some property: nothing on the site tells it, and what the site says about codes is no answer. */
const asksForSecret = /\b(?:what(?:'s| is| are)|tell|give|send|show|need|read)\b.*\b(?:codes?|passwords?|pin)\b/i;
const aboutSafety = /\b(?:safe\w*|secur\w+|encrypt\w*|stor\w+|protect\w*|kept|keep|happens?|releas\w+|who)\b/i;

/** The longest wording that the message holds. */
function byPhrase(text: string): Saying | undefined {
  const said = ` ${words(normalize(text)).join(' ')} `;
  let best: { saying: Saying; length: number } | undefined;
  for (const { saying, pattern, length } of wordings)
    if (length > (best?.length ?? 0) && pattern.test(said)) best = { saying, length };
  return best?.saying;
}

/**
 * A wording stands between words, in the singular or the plural; `*` at its end takes any ending, ` .` the message's
 * end.
 */
const wordings = shelves.flatMap(({ sayings }) =>
  sayings.flatMap((saying) =>
    saying.phrases.map((phrase) => ({ saying, length: phrase.length, pattern: patternOf(phrase) })),
  ),
);

function patternOf(phrase: string): RegExp {
  const end = phrase.endsWith('*') ? '' : phrase.endsWith(' .') ? ' $' : '(?:s|es)? ';
  return new RegExp(` ${phrase.replace(/ \.$|\*$/, '')}${end}`);
}
