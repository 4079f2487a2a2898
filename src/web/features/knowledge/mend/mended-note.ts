import { useQuery } from '@tanstack/react-query';
import type { Source } from '#contract/conversations/messages.ts';
import { secretNames } from '#contract/enumerations/knowledge.ts';
import type { TypedInForm } from '#contract/knowledge/guest-preview.ts';
import type { NoteChange } from '#contract/knowledge/likely-questions.ts';
import { api, hasStatus } from '../../../lib/http/api.ts';
import { orpc, queryClient } from '../../../lib/http/query.ts';
import { refreshKnowledge } from '../knowledge-acts.ts';

/** What can be mended over a chat: an article, or a field of the form that holds the owner's own words. */
export type MendedNote = {
  title: string;
  text: string;
  /** The note as it would read, for the assistant to try. */
  asChange: (text: string) => NoteChange;
  /** The same for the chat beside it, also while it is empty. */
  asTyped: (text: string) => TypedInForm;
  /** Saves it over the version that was read. Resolves to what puts the old text back. @throws the conflict's error */
  save: (text: string) => Promise<() => Promise<unknown>>;
};

export type AboutNote = { propertyId: string; source: Pick<Source, 'kind' | 'id' | 'title'> };

/** Fields in the owner's own words; the others hold a number or a choice, and are changed in the form. */
export const isFreeField = (field: string) =>
  /_(?:location|instructions|details)$|^(?:tv_services|wifi_name)$/.test(field);

export const nameOf = (id: string) => id.slice(id.indexOf(':') + 1);

/** `note` is undefined while it loads, and null for a field that holds no text. */
export function useMendedNote({ propertyId, source }: AboutNote) {
  const isArticle = source.kind === 'article';
  const name = nameOf(source.id);
  const article = useQuery(orpc.articles.get.queryOptions({ input: { id: name }, enabled: isArticle }));
  const property = useQuery(orpc.properties.get.queryOptions({ input: { id: propertyId }, enabled: !isArticle }));
  const query = isArticle ? article : property;
  return {
    query,
    note: isArticle ? noteOfArticle(article.data, propertyId) : noteOfField(property.data, name, source.title),
  };
}

type ReadArticle = Awaited<ReturnType<typeof api.articles.get>>;
type ReadProperty = Awaited<ReturnType<typeof api.properties.get>>;

function noteOfArticle(article: ReadArticle | undefined, propertyId: string): MendedNote | undefined {
  if (!article) return undefined;
  const { id, title, property_id, audience } = article;
  const write = async (body: string, updated_at: string) => {
    const saved = await api.articles.update({ id, title, property_id, audience, body, updated_at });
    queryClient.setQueryData(orpc.articles.get.queryKey({ input: { id } }), saved);
    refreshKnowledge();
    return saved;
  };
  return {
    title,
    text: article.body,
    asChange: (body) => ({ kind: 'article', id, title, body }),
    asTyped: (body) => ({ property_id: propertyId, articles: [{ id, title, body, audience, property_id }] }),
    save: async (body) => {
      const saved = await write(body, article.updated_at);
      return () => write(article.body, saved.updated_at);
    },
  };
}

function noteOfField(property: ReadProperty | undefined, field: string, title: string): MendedNote | null | undefined {
  if (!property) return undefined;
  const value = Object.entries(property).find(([name]) => name === field)?.[1];
  if (!isFreeField(field) || typeof value !== 'string') return null;
  const { id } = property;
  const write = async (text: string, version: number) => {
    const saved = await api.propertyChanges.update({ id, version, [field]: text });
    queryClient.setQueryData(orpc.properties.get.queryKey({ input: { id } }), saved);
    refreshKnowledge();
    return saved;
  };
  return {
    title,
    text: value,
    asChange: (text) => ({ kind: 'field', field, value: text }),
    // What is for confirmed guests alone is never told in a preview: that it is there is saved already.
    asTyped: (text) => (isSecret(field) ? { property_id: id } : { property_id: id, facts: { [field]: text || null } }),
    save: async (text) => {
      const saved = await write(text, property.version);
      return () => write(value, saved.version);
    },
  };
}

const isSecret = (field: string) => secretNames.some((name) => name === field);

/** Somebody else saved it first. */
export const isChangedMeanwhile = (error: unknown) => hasStatus(error, 409);
