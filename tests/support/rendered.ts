/** Reads what a component was rendered to, as its reader would: words, headings, links, fields. */

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };
const decoded = (html: string) => html.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);

/** Its words, on one line. */
export const wordsIn = (html: string): string =>
  decoded(html.replace(/<!--.*?-->/g, '').replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();

/** The words of each element of one kind, in order; kinds that do not stand in themselves. */
export const eachIn = (html: string, kind: string): string[] =>
  [...html.matchAll(new RegExp(`<${kind}(?=[\\s>])[^>]*>(.*?)</${kind}>`, 'gs'))].map(([, inner]) =>
    wordsIn(inner ?? ''),
  );

/** Each link with words, as `[words, address]`. */
export const linksIn = (html: string): [string, string][] =>
  [...html.matchAll(/<a(?=\s)([^>]*)>(.*?)<\/a>/gs)].map(([, tag, inner]) => [
    wordsIn(inner ?? ''),
    attribute(tag ?? '', 'href') ?? '',
  ]);

export type RenderedField = {
  name: string;
  label: string;
  required: boolean;
  placeholder: string | null;
  value: string | null;
};

/** Every field with a name, with the words of its label. */
export function fieldsIn(html: string): RenderedField[] {
  const labels = new Map(
    [...html.matchAll(/<label(?=\s)([^>]*)>(.*?)<\/label>/gs)].map(([, tag, inner]) => [
      attribute(tag ?? '', 'for'),
      wordsIn(inner ?? ''),
    ]),
  );
  return [...html.matchAll(/<(?:input|select|textarea)(?=\s)([^>]*)>/g)].flatMap(([, tag = '']) => {
    const name = attribute(tag, 'name');
    if (!name) return [];
    return {
      name,
      label: labels.get(attribute(tag, 'id') ?? '') ?? '',
      required: / (?:required|aria-required)="/.test(tag),
      placeholder: attribute(tag, 'placeholder'),
      value: attribute(tag, 'value'),
    };
  });
}

function attribute(tag: string, name: string): string | null {
  const found = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return found === undefined ? null : decoded(found);
}
