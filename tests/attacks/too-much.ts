/** What a validator may choke on, by name, of about so many characters. */
export const longTexts = (long: number): [string, string][] => [
  ['letters', 'a'.repeat(long)],
  ['dots behind a sign', `a@${'.'.repeat(long)} `],
  ['dots and letters', `a@${'a.'.repeat(long / 2)}@`],
  ['spaces', `x${' '.repeat(long)}x`],
  ['digits', '1'.repeat(long)],
  ['brackets', '('.repeat(long)],
  ['letters that combine', `a${'\u0301'.repeat(long / 2)}`],
  ['letters that take two halves', '\u{1f600}'.repeat(long / 4)],
  ['words', 'water leak where is the wifi '.repeat(long / 30)],
];

/** JSON that is no use to anybody, by name. */
export const shapes: [string, string][] = [
  ['lists in lists', deep('[', ']', 100_000)],
  ['objects in objects', `${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`],
  ['never closed', '['.repeat(200_000)],
  ['a field of lists in lists', `{"message":${deep('[', ']', 100_000)},"email":${deep('[', ']', 10_000)}}`],
  ['many keys', `{${Array.from({ length: 18_000 }, (_, i) => `"k${i}":1`).join(',')}}`],
  ['a very long list', `[${'1,'.repeat(120_000)}1]`],
  ['keys of objects’ own', '{"__proto__":{"role":"admin"},"constructor":{"prototype":{"role":"admin"}}}'],
  ['the typed client’s own marks', `{"json":${deep('[', ']', 50_000)},"meta":[${'[0,"a"],'.repeat(10_000)}[0]]}`],
  ['not JSON', '\u0000\u0001'],
];

function deep(open: string, close: string, levels: number): string {
  return open.repeat(levels) + close.repeat(levels);
}
