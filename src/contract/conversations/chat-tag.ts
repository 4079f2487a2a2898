import { tagTones } from '../enumerations/desk.ts';
import * as copy from '../messages/en/conversations/tags.ts';
import { Id } from '../paging.ts';
import { z } from '../z.ts';

export const tagLimits = {
  nameLength: 40,
  /** Of one chat. */
  perChat: 20,
  /** Of the desk. */
  all: 300,
} as const;

/** By what the desk sorts its chats; told to nobody but the team. */
export const ChatTag = z.object({ id: Id, name: z.string(), tone: z.enum(tagTones) }).meta({ id: 'ChatTag' });
export type ChatTag = z.infer<typeof ChatTag>;

/** One spelling: spaces at the ends and double ones are dropped. Which case a name has is decided by whoever made it. */
export const TagName = z
  .string()
  .transform((name) => name.trim().replace(/\s+/g, ' '))
  .pipe(
    z
      .string()
      .min(1, copy.nameNeeded)
      .max(tagLimits.nameLength, copy.nameTooLong)
      .regex(/^[^\p{Cc}]*$/u, copy.nameWithControls),
  );
