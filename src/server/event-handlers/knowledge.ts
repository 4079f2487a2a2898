import { noteKnowledgeChange } from '#features/assistant';
import type { HandlersOf } from './handlers.ts';

/** What guests are told, and whether by the assistant itself. A property's own fields: properties.ts. */
export const onKnowledge: HandlersOf<'article'> & HandlersOf<'protocol'> = {
  'article.changed': [noteKnowledgeChange],
  'protocol.changed': [noteKnowledgeChange],
};
