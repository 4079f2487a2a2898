// Puts what a command draws between two comments of a document.
const end = '<!-- end of the drawing -->\n';

/** @param command the script of package.json that draws it, which the comment before the drawing names */
export function placeDrawing(text: string, command: string, drawing: string): string {
  const begin = `<!-- drawn by npm run ${command} -->\n`;
  const [before, rest] = text.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`no place for what ${command} draws`);
  return before + begin + drawing + end + after;
}
