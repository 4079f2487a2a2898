// A manual by its headings, its "Label: text" lines and its blank lines.
import { isListLine, isRule, type Line } from './lines.ts';

/** A part under one heading; null for what stands under none. */
export interface Section {
  title: string | null;
  /** The title stood before the text in one line: "Parking: one space". */
  isLabeled?: boolean;
  lines: Line[];
}

export function sectionsOf(lines: readonly Line[]): Section[] {
  const texts = lines.map(({ text }) => text);
  const hasHeadings = texts.filter((_, at) => isHeading(texts, at)).length >= 2;
  const sections: Section[] = [{ title: null, lines: [] }];
  const begin = (title: string | null) => sections.push({ title, lines: [] });
  lines.forEach((line, at) => {
    const labeled = labelOf(line.text);
    if (isHeading(texts, at)) begin(plainHeading(line.text));
    else if (isRule(line.text)) {
      if (!isUnderline(texts, at)) begin(null);
    } else if (labeled && !hasHeadings) {
      sections.push({ title: labeled.label, isLabeled: true, lines: [{ ...line, text: labeled.text }] });
    } else if (isBlank(line.text) && !hasHeadings && !isListLine(nextLine(texts, at))) begin(null);
    else sections.at(-1)?.lines.push(line);
  });
  return sections;
}

const isUnderline = (lines: string[], at: number) => at > 0 && !isBlank(lines[at - 1]) && isHeading(lines, at - 1);
const nextLine = (lines: string[], at: number): string => lines[at + 1]?.trim() || lines[at + 2] || '';
const isBlank = (line: string | undefined) => !line?.trim();

const maxHeadingChars = 150;

/**
 * Markdown's #, an underlined line, CAPITALS, "3. Heating", "Heating:" alone, a question alone, or a short line alone
 * before its text.
 */
function isHeading(lines: string[], at: number): boolean {
  const line = lines[at]?.trim() ?? '';
  if (!line || line.length > maxHeadingChars || isRule(line)) return false;
  if (/^#{1,6}\s+\S/.test(line) || /^\*\*[^*]+\*\*:?$/.test(line)) return true;
  const stands = at === 0 || isBlank(lines[at - 1]);
  if (/^(?:Q[.:)]\s*)?\p{Lu}[^.!?]{4,80}\?$/u.test(line) && (stands || /^Q/.test(line)))
    return !isBlank(nextLine(lines, at));
  if (line.length > 70 || /[.!?,;]$/.test(line) || /^\s*[-*•·–]\s/.test(line)) return false;
  const under = lines[at + 1] ?? '';
  if (/^\s*(?:={3,}|-{3,})\s*$/.test(under)) return true;
  const hasText = !isBlank(nextLine(lines, at));
  if (!hasText) return false;
  if (/:$/.test(line) && line.split(/\s+/).length <= 7) return true;
  const isCapitals = /\p{Lu}{2}/u.test(line) && line === line.toUpperCase() && !/\d{3,}/.test(line);
  if (isCapitals) return true;
  const short = line.split(/\s+/).length <= 6 && !labelOf(line) && !/\d{4,}/.test(line);
  const number = /^(?:\d{1,2}|[IVX]{1,4}|[A-H])[.)]\s+\S/.test(line);
  if (number) return short && stands && !isListLine(nextLine(lines, at));
  if (!short || !/^\p{Lu}/u.test(line)) return false;
  const beginsList = isListLine(under) && !isListLine(lines[at - 1] ?? '');
  return (stands || beginsList) && (isBlank(under) || under.trim().length > line.length || beginsList);
}

export const plainHeading = (line: string): string =>
  sentenceCase(
    line
      .trim()
      .replace(/^#{1,6}\s+|^\*\*|\*\*:?$/g, '')
      .replace(/^(?:\d{1,2}|[IVX]{1,4}|Q)[.):]\s+/, '')
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

/** "Wi-Fi: the network is Cedar", "pw = Cedar" in one line. */
export function labelOf(line: string): { label: string; text: string } | null {
  if (line.length > 2000) return null;
  const found =
    /^\s*[^\p{L}\d\s]*\s*[^\p{L}\d\s]*([\p{L}][\p{L}\d '/&()-]{1,40}?)\**\s*(?:[:=]|\s[–—-]\s)\**\s*(\S.*)$/u.exec(
      line,
    );
  const [, label = '', text = ''] = found ?? [];
  if (!label || label.split(/\s+/).length > 6 || /^https?$|\b(?:is|are|was|has|have|please|you)\b/i.test(label))
    return null;
  return { label: sentenceCase(label.trim()), text: text.trim() };
}
