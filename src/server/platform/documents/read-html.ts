import { convert } from 'html-to-text';
import { UnreadDocumentError } from './port.ts';

/** Deeper than any page that people write, and before the parser's own end. */
const mostTags = 60_000;
const mostCharacters = 3_000_000;

const heading = (level: number) => ({
  selector: `h${level}`,
  format: 'markedHeading',
});

/** What a page says, its titles marked as in Markdown; menus, scripts, forms and pictures left out. */
export function textOfHtml(html: string): string {
  if (html.length > mostCharacters || (html.match(/<[a-z]/gi)?.length ?? 0) > mostTags)
    throw new UnreadDocumentError('large');
  return convert(html, {
    wordwrap: false,
    limits: { maxDepth: 200, maxInputLength: mostCharacters },
    formatters: {
      markedHeading: (elem, walk, builder) => {
        builder.openBlock({ leadingLineBreaks: 2 });
        builder.addInline('# ');
        walk(elem.children, builder);
        builder.closeBlock({ trailingLineBreaks: 2 });
      },
    },
    selectors: [
      ...[1, 2, 3, 4, 5, 6].map(heading),
      { selector: 'a', options: { ignoreHref: true } },
      { selector: 'ul', options: { itemPrefix: '- ' } },
      ...['img', 'nav', 'script', 'style', 'noscript', 'svg', 'form', 'button', 'footer', 'iframe', 'template'].map(
        (selector) => ({
          selector,
          format: 'skip',
        }),
      ),
      { selector: 'table', format: 'dataTable', options: { uppercaseHeaderCells: false, colSpacing: 4 } },
    ],
  });
}
