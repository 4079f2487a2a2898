// Notes of the house as they are shown beside each other: a line each.
import { extractOf, type Snippet } from '#language/ranking';
import type { TurnContext } from '../../conversation-state/turn.ts';

/** Of a long text what comes nearest to the question. */
export const noteLines = ({ input: { knowledge, text } }: TurnContext, snippets: Snippet[]): string =>
  snippets
    .map((snippet) => {
      const said = extractOf(knowledge.index, snippet, text, maxNoteChars);
      return snippet.kind === 'fact' ? `• ${said}` : `• ${snippet.title}: ${said}`;
    })
    .join('\n');

/** Characters of one. */
const maxNoteChars = 300;
