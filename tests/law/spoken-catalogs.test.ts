import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import { describe, expect, test } from 'vitest';

// The server speaks to several people at once: a catalog of theirs is read through `spoken`, when a sentence is said.

const root = join(import.meta.dirname, '../..');
const files = globSync('src/server/**/*.ts', { cwd: root, exclude: ['**/*.{test,fixture}.ts'] });

type Node = { type?: string; [field: string]: unknown };
const functions =
  /^(?:ArrowFunctionExpression|Function(?:Declaration|Expression)|ClassMethod|MethodProperty|Constructor|GetterProperty|TsTypeQuery)$/;

/** What of these is read outside of every function, as `copy.notFound`. */
function readAtTop(node: unknown, names: readonly string[]): string[] {
  if (Array.isArray(node)) return node.flatMap((one) => readAtTop(one, names));
  if (typeof node !== 'object' || node === null) return [];
  const { type = '', object, property } = node as Node & { object?: Node; property?: Node };
  if (functions.test(type)) return [];
  if (type === 'MemberExpression' && names.includes(String(object?.value)))
    return [`${object?.value}.${property?.value}`];
  return Object.values(node).flatMap((one) => readAtTop(one, names));
}

describe('a catalog that is spoken', () => {
  const spoken = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const names = [...text.matchAll(/^const (\w+) = spoken\(/gm)].map(([, name = '']) => name);
    return names.length > 0 ? [{ file, text, names }] : [];
  });

  test('is found', () => expect(spoken.length).toBeGreaterThan(100));

  test.each(spoken)('is not read at the top of $file', ({ text, names }) => {
    expect(readAtTop(parseSync(text, { syntax: 'typescript' }).body, names)).toEqual([]);
  });
});

/** Kept in rows, told to a model, read by programs or in English by everybody (docs/languages.md). */
const inEnglish =
  /^(?:accounts\/security-log|accounts\/sign-in|assistant(?:-.*|\/model|\/notes)?|conversations\/guest-api|developers\/(?:mcp|reference|fields\/.*|errors-reference|sign-in-operations)|dispatch\/(?:guest|history)|enquiries(?:\/refused)?|guest-.*|knowledge\/(?:commonest-questions|secret-titles)|outbox|site\/.*|site-chat|starters)$/;

/** Files that say nothing at once to a person of ours, each with the reason. */
const keepers = [
  {
    why: 'a row keeps it, and it is retold on reading',
    of: /^(?:features\/(?:conversations\/(?:desk-queues|return-threads)|stays\/check-stay|work-orders\/(?:list|open-work-order))|http\/auth-told|use-cases\/privacy\/(?:delete-account|export-data|forget-(?:in-jobs|threads)|job-names|name-anew)|event-handlers\/visits)/,
  },
  {
    why: 'a column of a format that is read back; its rule is retold',
    of: /^use-cases\/sheets\/(?:[a-z]+-)?(?:columns|history)\.ts/,
  },
  { why: 'a title of an article, which guests read too', of: /^features\/knowledge\/manual\/articles-left/ },
  {
    why: 'it is retold where it is said',
    of: /^(?:features\/(?:assistant\/owner-loop\/(?:question-labels|said-questions)|accounts\/(?:common-passwords|entries)|conversations\/(?:desk-view|message-view)|dispatch\/(?:approval-state|deeds\/(?:complete|edit|hold|merge|reopen))|notifications\/queries|stays\/releases|work-orders\/(?:detail|move-work-order))|kernel\/(?:labels|retold)|platform\/images\/port|use-cases\/sheets\/(?:check-rows|house-facts|print-documents))/,
  },
  {
    why: 'read by programs, in a terminal, or by visitors',
    of: /^(?:http\/(?:api-docs|mcp|refused-form)|platform\/voice\/sink)/,
  },
];

test('every other catalog is spoken, or kept as English by name', () => {
  const plain = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const named = [...text.matchAll(/^import \* as (\w+) from '#contract\/messages\/en\/(.+)\.ts';$/gm)];
    return named.flatMap(([, name = '', noun = '']) =>
      inEnglish.test(noun) || name.endsWith('InEnglish') ? [] : [`${file.replace('src/server/', '')} ${noun}`],
    );
  });
  expect(plain.filter((line) => !keepers.some(({ of }) => of.test(line)))).toEqual([]);
});
