import type { ChatTag } from '#contract/conversations/chat-tag.ts';
import * as copy from '#contract/messages/en/conversations/tags.ts';
import { Badge } from '../../../../ui/badge.tsx';

/** By what a chat is sorted, in a row of the list. */
export function TagWords({ tags }: { tags: readonly ChatTag[] }) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label={copy.tags} className="relative mt-1 flex flex-wrap gap-1">
      {tags.map(({ id, name, tone }) => (
        <li key={id} className="max-w-full truncate">
          <Badge tone={tone}>{name}</Badge>
        </li>
      ))}
    </ul>
  );
}
