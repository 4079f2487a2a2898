import { orpc, queryClient } from '../../../../lib/http/query.ts';

/** A tag was made, changed or counts another number of chats. */
export const refreshTags = () => void queryClient.invalidateQueries({ queryKey: orpc.chatTags.key() });
