// A pasted house manual becomes proposed articles: by its headings, its "Label: text" lines, its blank lines. No model.
import type { ProposedArticle } from '#contract/knowledge/knowledge.ts';
import { limits } from '#contract/limits.ts';
import { seemsSecret } from './seems-secret.ts';
import { suggestedTitle } from './suggested-title.ts';

type Section = { title: string | null; lines: string[] };

/** All of it is in what is proposed: a part that is too long for an article is several. */
export function splitManual(text: string): ProposedArticle[] {
  return sectionsOf(text).flatMap(({ title, lines }) =>
    partsOf(lines.join('\n').trim()).map((body, at) => propose(title && at > 0 ? `${title} (${at + 1})` : title, body)),
  );
}

/** A text in pieces that are each no longer than an article: cut at a line's end, or else between two words. */
function partsOf(text: string): string[] {
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

function sectionsOf(text: string): Section[] {
  const lines = linesOf(text);
  const hasHeadings = lines.filter((_, at) => isHeading(lines, at)).length >= 2;
  const sections: Section[] = [{ title: null, lines: [] }];
  const begin = (title: string | null, rest: string[] = []) => sections.push({ title, lines: rest });
  lines.forEach((line, at) => {
    const labeled = labelOf(line);
    if (isHeading(lines, at)) begin(plainHeading(line));
    else if (isRule(line)) {
      if (!isUnderline(lines, at)) begin(null);
    } else if (labeled && !hasHeadings) begin(labeled.label, [labeled.text]);
    else if (!line.trim() && !hasHeadings && !isListLine(nextLine(lines, at))) begin(null);
    else sections.at(-1)?.lines.push(line);
  });
  return sections;
}

const isUnderline = (lines: string[], at: number) => at > 0 && !isBlank(lines[at - 1]) && isHeading(lines, at - 1);
/** Without runs of blanks and of empty lines: what looks at a line or at the next one has little to look at. */
const linesOf = (text: string): string[] =>
  text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trimEnd())
    .filter((line, at, lines) => line || lines[at - 1]);

const isRule = (line: string) => /^\s*(?:[-=_*•·~]\s*){3,}$/.test(line);
const isListLine = (line: string) => /^\s*(?:[-*•·–]|\d{1,2}[.)])\s+/.test(line);
const nextLine = (lines: string[], at: number): string => lines[at + 1]?.trim() || lines[at + 2] || '';
const isBlank = (line: string | undefined) => !line?.trim();

const maxHeadingChars = 150;

/**
 * Markdown's #, an underlined line, CAPITALS, "3. Heating", "Heating:" alone, or a short line alone before its text.
 */
function isHeading(lines: string[], at: number): boolean {
  const line = lines[at]?.trim() ?? '';
  if (!line || line.length > maxHeadingChars || isRule(line)) return false;
  if (/^#{1,6}\s+\S/.test(line) || /^\*\*[^*]+\*\*:?$/.test(line)) return true;
  if (line.length > 70 || /[.!?,;]$/.test(line) || /^\s*[-*•·–]\s/.test(line)) return false;
  const under = lines[at + 1] ?? '';
  if (/^\s*(?:={3,}|-{3,})\s*$/.test(under)) return true;
  const hasText = !isBlank(nextLine(lines, at));
  if (!hasText) return false;
  if (/:$/.test(line) && line.split(/\s+/).length <= 7) return true;
  const isCapitals = /\p{Lu}{2}/u.test(line) && line === line.toUpperCase() && !/\d{3,}/.test(line);
  if (isCapitals) return true;
  const short = line.split(/\s+/).length <= 6 && !labelOf(line) && !/\d{4,}/.test(line);
  const stands = at === 0 || isBlank(lines[at - 1]);
  const number = /^(?:\d{1,2}|[IVX]{1,4}|[A-H])[.)]\s+\S/.test(line);
  if (number) return short && stands && !isListLine(nextLine(lines, at));
  return short && stands && /^\p{Lu}/u.test(line) && (isBlank(under) || under.trim().length > line.length);
}

const plainHeading = (line: string): string =>
  sentenceCase(
    line
      .trim()
      .replace(/^#{1,6}\s+|^\*\*|\*\*:?$/g, '')
      .replace(/^(?:\d{1,2}|[IVX]{1,4})[.)]\s+/, '')
      .replace(/[:\s]+$/, ''),
  );

/** Capitals are for headings on paper; names that are written so stay. */
function sentenceCase(title: string): string {
  if (title !== title.toUpperCase()) return title;
  const words = title
    .split(' ')
    .map((word) => (/^(?:TV|AC|A\/C|HVAC|BBQ|RV|EV|CO|DVD|PIN|FAQ|USB|SOS)s?$/.test(word) ? word : word.toLowerCase()));
  const whole = words.join(' ').replace(/\bwi-?fi\b/g, 'Wi-Fi');
  return whole.charAt(0).toUpperCase() + whole.slice(1);
}

/** "Wi-Fi: the network is Cedar" in one line. */
function labelOf(line: string): { label: string; text: string } | null {
  const found = /^\s*(?:[-*•·–]\s+)?\**([\p{L}][\p{L}\d '/&()-]{1,40}?)\**\s*(?::|\s[–—-]\s)\s*(\S.{2,})$/u.exec(line);
  const [, label = '', text = ''] = found ?? [];
  if (!label || label.split(/\s+/).length > 5 || /^https?$/i.test(label)) return null;
  return { label: sentenceCase(label.trim()), text: text.trim() };
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
