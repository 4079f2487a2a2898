/** A rule or an at-rule with what stands in its braces; a string is a declaration or a statement. */
export type StyleNode = string | { head: string; body: StyleNode[] };

/** Reads a minified sheet, no more of it than where its blocks begin and end. */
export function readStyles(css: string): StyleNode[] {
  const text = css.replace(/\/\*.*?\*\//gs, '');
  let at = 0;
  const block = (): StyleNode[] => {
    const nodes: StyleNode[] = [];
    let start = at;
    const take = () => {
      const found = text.slice(start, at).trim();
      start = ++at;
      return found;
    };
    while (at < text.length && text[at] !== '}') {
      if (text[at] === '{') {
        const head = take();
        nodes.push({ head, body: block() });
        start = ++at;
      } else if (text[at] === ';') nodes.push(take());
      else at = afterToken(text, at);
    }
    const last = text.slice(start, at).trim();
    return last ? [...nodes, last] : nodes;
  };
  return block();
}

export const printStyles = (nodes: readonly StyleNode[]): string =>
  nodes
    .map((node, index) => {
      if (typeof node === 'string') return index < nodes.length - 1 ? `${node};` : node;
      return `${node.head}{${printStyles(node.body)}}`;
    })
    .join('');

/** Behind a quoted text, what stands in parentheses, an escaped letter or any other letter. */
function afterToken(text: string, at: number): number {
  const letter = text[at];
  if (letter === '\\') return at + 2;
  if (letter !== '"' && letter !== "'" && letter !== '(') return at + 1;
  const end = letter === '(' ? ')' : letter;
  let next = at + 1;
  while (next < text.length && text[next] !== end)
    next = letter === '(' ? afterToken(text, next) : next + (text[next] === '\\' ? 2 : 1);
  return next + 1;
}
