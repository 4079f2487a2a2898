import type { Module } from '@swc/core';

type Node = { type: string; [field: string]: unknown };

/** Attributes and fields whose text a person sees or hears; any other's (a class, a type, a key) is the machine's. */
const read = new Set([
  ...['label', 'list', 'title', 'placeholder', 'alt', 'hint', 'caption', 'confirm', 'act', 'header', 'words', 'message'],
  ...['empty', 'aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'subject', 'text'],
]);

/** Calls whose words are for developers: the log, the API's own description, a schema's, an error of ours. */
const forDevelopers = new Set([
  ...['trace', 'debug', 'info', 'warn', 'error', 'fatal'],
  ...['route', 'describe', 'meta', 'register', 'errors'],
]);

/** The words for people that stand in code: text in markup, what is given to an attribute that is read, sentences. */
export function literalsOf(tree: Module): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const own = isNode(node) ? ownWords(node) : undefined;
    if (own !== undefined) found.push(own);
    else for (const [field, value] of Object.entries(node)) if (!(isNode(node) && isSilent(node, field))) visit(value);
  };
  visit(tree.body);
  return found;
}

function ownWords(node: Node): string | undefined {
  if (node.type === 'JSXText') return saying(node.value, /\p{L}{2}/u);
  if (node.type === 'JSXAttribute') return wordsUnder(node.name, node.value);
  if (node.type === 'KeyValueProperty') return wordsUnder(node.key, node.value);
  if (node.type === 'StringLiteral') return saying(node.value, sentence);
  if (node.type === 'TemplateElement') return saying(node.cooked, sentence);
  return undefined;
}

function wordsUnder(name: unknown, value: unknown): string | undefined {
  if (!isNode(value) || value.type !== 'StringLiteral' || !isNode(name)) return undefined;
  return read.has(String(name.value)) ? saying(value.value, /^(?![a-z][\w.-]*$).*\p{L}{2}/su) : undefined; // no lone name
}

/** Begins like a sentence and has more than one word, or ends like one. */
const sentence = /^\s*\p{Lu}[\p{L}'’]*,? [\p{L}\p{N}("'’]|\p{L} \p{L}+[.?!…]\s*$/u;

const saying = (text: unknown, pattern: RegExp): string | undefined =>
  typeof text === 'string' && pattern.test(text) ? text.trim() : undefined;

/** Imports, types, class names, and what only a developer reads. */
function isSilent(node: Node, field: string): boolean {
  if (node.type.startsWith('Import') || node.type.startsWith('Ts')) return true;
  if (node.type === 'NewExpression') return isNode(node.callee) && /Error$/.test(String(node.callee.value));
  if (node.type === 'TaggedTemplateExpression') return true;
  if (node.type === 'CallExpression' && field === 'arguments')
    return forDevelopers.has(calledOf(node.callee)) || namesRoute(node.arguments);
  return node.type === 'JSXAttribute' && field === 'value' && isNode(node.name) && node.name.value === 'className';
}

/** `get('/staff', 'The team, by name')`: what the API's description says of a route. */
const namesRoute = (given: unknown): boolean =>
  Array.isArray(given) &&
  given.some(({ expression }) => isNode(expression) && String(expression.value).startsWith('/'));

/** `info` of `deps.log.info(…)`. */
function calledOf(callee: unknown): string {
  if (!isNode(callee) || callee.type !== 'MemberExpression' || !isNode(callee.property)) return '';
  return String(callee.property.value);
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
