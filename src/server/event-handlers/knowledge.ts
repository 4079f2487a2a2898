import { noteKnowledgeChanges } from '#features/assistant';
import type { HandlersOf } from './handlers.ts';

/** What guests are told, and whether by the assistant itself. A property's own fields: properties.ts. */
export const onKnowledge: HandlersOf<'article'> & HandlersOf<'protocol'> = {
  'article.changed': [{ ofAll: noteKnowledgeChanges }],
  'protocol.changed': [{ ofAll: noteKnowledgeChanges }],
};
