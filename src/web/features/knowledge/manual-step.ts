type Words = { title: string; body: string };

/** The most that is written at once: articles (contract/knowledge/knowledge.ts), and characters for one request's body. */
const mostArticles = 100;
const mostCharacters = 50_000;

/** How many of the proposed articles are looked through and saved at once: the others come after them. */
export function stepOf(proposals: readonly Words[]): number {
  let characters = 0;
  const end = proposals.findIndex(({ title, body }, at) => {
    characters += title.length + body.length;
    return at > 0 && (at >= mostArticles || characters > mostCharacters);
  });
  return end < 0 ? proposals.length : end;
}

/** What is left of a manual, as a text that is split into the same articles again. */
export const textOf = (proposals: readonly Words[]): string =>
  proposals.map(({ title, body }) => `# ${title}\n${body}`).join('\n\n');
