/**
 * What fingers find by themselves: rows and columns of the keyboards there are, and the digits round and round. Letters
 * and digits in their order need no line here.
 */
const lines = [
  '1234567890'.repeat(13), // as long as the longest password
  ...['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qwertzuiop', 'yxcvbnm', 'azertyuiop', 'qsdfghjklm', 'wxcvbn'],
  ...['1qaz', '2wsx', '3edc', '4rfv', '5tgb', '6yhn', '7ujm', '8ik', '9ol'],
  ...['йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю'],
].flatMap((line) => [line, [...line].reverse().join('')]);

const shortestRun = 3;
/** A password that falls into fewer pieces than this is no longer than its pieces are. */
const fewestPieces = 6;
const fewestCharacters = 5;

/** Whether a password is mostly rows of keys, letters or digits in their order, or a few characters over and over. */
export function isEasyToType(password: string): boolean {
  const characters = [...password];
  if (new Set(characters).size < fewestCharacters) return true;
  const halves = [0, 1].map((odd) => characters.filter((_, place) => place % 2 === odd)); // 1q2w3e4r
  return isMostlyRuns([characters]) || isMostlyRuns(halves);
}

/** Two thirds of it in runs, and no more than a handful of pieces altogether. */
function isMostlyRuns(parts: readonly string[][]): boolean {
  const pieces = parts.flatMap(piecesOf);
  const length = pieces.reduce((sum, piece) => sum + piece, 0);
  const inRuns = pieces.reduce((sum, piece) => sum + (piece >= shortestRun ? piece : 0), 0);
  return pieces.length < fewestPieces && inRuns * 3 >= length * 2;
}

/** How long each piece is: a run as far as it goes, or a single character. */
function piecesOf(characters: string[]): number[] {
  const pieces: number[] = [];
  for (let at = 0; at < characters.length; at += pieces.at(-1) ?? 1) {
    const run = Math.max(inOrder(characters, at), ...lines.map((line) => alongLine(line, characters, at)));
    pieces.push(run >= shortestRun ? run : 1);
  }
  return pieces;
}

/** How far characters follow each other in the order of their script, forwards, backwards or on the spot. */
function inOrder(characters: string[], at: number): number {
  const code = (place: number) => characters[place]?.codePointAt(0) ?? Number.NaN;
  const step = code(at + 1) - code(at);
  if (Number.isNaN(step) || Math.abs(step) > 1) return 1;
  let length = 2;
  while (code(at + length) - code(at + length - 1) === step) length++;
  return length;
}

function alongLine(line: string, characters: string[], at: number): number {
  const begin = line.indexOf(characters[at] ?? '');
  if (begin < 0) return 0;
  let length = 1;
  while (characters[at + length] !== undefined && characters[at + length] === line[begin + length]) length++;
  return length;
}
