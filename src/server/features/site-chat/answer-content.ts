import { faq } from '#contract/site/faq.ts';
import { find, normalise } from '#features/knowledge';
import { pageOfSnippet, pages, siteIndex } from './content.ts';
import type { SiteReply, SiteTurn } from './engine.ts';

/** What the pages say, word for word, with the page named. */
export function answerFromSite({ text, history }: SiteTurn): SiteReply | null {
  const asked = byPhrase(text);
  if (asked) return { content: asked.answer, source: pages.faq, reason: `phrase.${asked.id}` };
  const earlier = history.filter(({ role }) => role === 'user').map(({ content }) => content);
  const { band, shown } = find(siteIndex, text, earlier);
  const [best] = shown;
  if (!best || band === 'unknown') return null;
  const lead = band === 'answer' ? '' : `Here is what our site says on “${best.title}”: `;
  return { content: `${lead}${best.text}`, source: pageOfSnippet(best), reason: `${band}.${best.id}` };
}

/** The longest wording that the message holds; two questions in one message are left to the ranking. */
function byPhrase(text: string) {
  const said = ` ${normalise(text)} `;
  const held = faq.flatMap((item) =>
    item.phrases.filter((phrase) => said.includes(phrase)).map((phrase) => ({ item, phrase })),
  );
  return held.sort((a, b) => b.phrase.length - a.phrase.length)[0]?.item;
}
