import { printStyles, readStyles, type StyleNode } from './style-tree.ts';

/**
 * The part of a minified sheet that a document has use for: no rule for a class or an element that it does not have,
 * no variable, animation or registered property that nothing reads. The order stays, and with it what wins.
 */
export function usedStyles(css: string, html: string): string {
  const classes = classesOf(html);
  const elements = new Set([...html.matchAll(/<([a-z]\w*)[\s/>]/g)].map(([, name = '']) => name));
  const isUsed = (selector: string) =>
    classesIn(selector).every((name) => classes.has(name)) && elements.has(elementOf(selector) ?? 'html');
  let nodes = keepRules(readStyles(css), isUsed);
  for (let before = ''; before !== printStyles(nodes); ) {
    before = printStyles(nodes);
    nodes = dropUnread(nodes, namesRead(before + html));
  }
  return printStyles(nodes);
}

function classesOf(html: string): Set<string> {
  const lists = [...html.matchAll(/\sclass="([^"]*)"/g)].map(([, list = '']) => list);
  const plain = lists.map((list) => list.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&lt;', '<'));
  return new Set(plain.flatMap((list) => list.split(/\s+/)));
}

function keepRules(nodes: readonly StyleNode[], isUsed: (selector: string) => boolean): StyleNode[] {
  return nodes.flatMap((node): StyleNode[] => {
    if (typeof node === 'string') return [node];
    if (/^@(media|supports|layer)/.test(node.head)) {
      const body = keepRules(node.body, isUsed);
      return body.length > 0 ? [{ ...node, body }] : [];
    }
    if (node.head.startsWith('@')) return [node];
    const selectors = selectorsOf(node.head).filter(isUsed);
    return selectors.length > 0 ? [{ ...node, head: selectors.join(',') }] : [];
  });
}

/** Split at the commas between selectors, not at those inside `:is(…)`. */
const selectorsOf = (head: string) =>
  head.match(/(?:\\.|\((?:\\.|[^()]|\((?:\\.|[^()]|\([^()]*\))*\))*\)|[^,\\])+/g) ?? [];

/** Those a match must have: what `:not(…)` names need not be there. */
const classesIn = (selector: string) =>
  [...selector.replace(/:not\((?:\\.|[^()]|\([^()]*\))*\)/g, '').matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) =>
    name.replaceAll(/\\(.)/g, '$1'),
  );

/** The element that a selector begins with, if it names one. */
const elementOf = (selector: string) => /^[a-z]\w*/.exec(selector.trim())?.[0];

/** The variables that are read, and every word of what is animated. */
function namesRead(text: string): Set<string> {
  const variables = [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);
  const animations = [...text.matchAll(/animation(?:-name)?:([^;}]*)/g)].flatMap(([, words = '']) =>
    words.split(/[\s,]/),
  );
  return new Set([...variables, ...animations]);
}

function dropUnread(nodes: readonly StyleNode[], read: Set<string>): StyleNode[] {
  return nodes.flatMap((node): StyleNode[] => {
    const [, name] = /^(?:@property |@keyframes )?(--[\w-]+|(?<=@keyframes )[\w-]+)/.exec(nameOf(node)) ?? [];
    if (name && !read.has(name)) return [];
    if (typeof node === 'string') return [node];
    const body = dropUnread(node.body, read);
    return body.length > 0 ? [{ ...node, body }] : [];
  });
}

const nameOf = (node: StyleNode) => (typeof node === 'string' ? node : node.head);
