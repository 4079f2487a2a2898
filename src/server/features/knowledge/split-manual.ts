// A pasted house manual becomes proposed articles: by its headings, its "Label: text" lines, its blank lines. No model.
import type { ProposedArticle } from '#contract/knowledge/knowledge.ts';
import { limits } from '#contract/limits.ts';
import { linesOf } from './manual/lines.ts';
import { labelOf, sectionsOf } from './manual/sections.ts';
import { seemsSecret } from './seems-secret.ts';
import { suggestedTitle } from './suggested-title.ts';

/** All of it is in what is proposed: a part that is too long for an article is several. */
export function splitManual(text: string): ProposedArticle[] {
  return sectionsOf(linesOf([text])).flatMap(({ title, lines }) =>
    partsOf(
      lines
        .map((line) => line.text)
        .join('\n')
        .trim(),
    ).map((body, at) => propose(title && at > 0 ? `${title} (${at + 1})` : title, body)),
  );
}

/** A text in pieces that are each no longer than an article: cut at a line's end, or else between two words. */
export function partsOf(text: string): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > limits.articleBody) {
    const room = rest.slice(0, limits.articleBody);
    const end = [room.lastIndexOf('\n'), room.lastIndexOf(' ')].find((at) => at > 0) ?? room.length;
    parts.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return rest ? [...parts, rest] : parts;
}

function propose(title: string | null, body: string): ProposedArticle {
  const holds_secret = seemsSecret(title ? `${title}: ${body}` : body);
  return {
    title: (title ?? titleFrom(body)).slice(0, limits.shortText),
    body,
    audience: holds_secret ? 'verified' : 'anyone',
    holds_secret,
  };
}

/** Its first words, when nothing was put over it. */
function titleFrom(body: string): string {
  const first =
    body
      .slice(0, 500)
      .replace(/^\s*(?:[-*•·–]|\d{1,2}[.)])\s+/, '')
      .split(/(?<=[.!?])\s|\n/)[0] ?? body;
  const labeled = labelOf(first);
  return labeled ? labeled.label : suggestedTitle(first);
}
