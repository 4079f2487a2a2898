import { secretNames } from '../enumerations/knowledge.ts';
import { base } from '../errors.ts';
import * as copy from '../messages/en/conversations/code-release.ts';
import { Id } from '../paging.ts';
import { z } from '../z.ts';
import { Conversation } from './conversations.ts';

const one = z.object({ id: Id });

/** As long as the owner reads it in one line. */
export const reasonLength = 200;

/** What the desk may let the guest of a chat see. Never a value: only the guest is shown one. */
export const ReleasableCodes = z
  .object({
    /** The stay check was passed in this very chat, and that stay is on. */
    checked: z.boolean(),
    codes: z.array(z.object({ name: z.enum(secretNames), label: z.string() })),
  })
  .meta({ id: 'ReleasableCodes' });
export type ReleasableCodes = z.infer<typeof ReleasableCodes>;

/** For whoever of the team has the chat. */
export const codeRelease = {
  offered: base
    .route({
      method: 'GET',
      path: '/conversations/{id}/codes',
      tags: ['conversations'],
      summary: 'Which codes of the house the desk could let the guest see, by name',
    })
    .input(one)
    .output(ReleasableCodes),
  /** CONFLICT while the stay is not checked in this chat; FORBIDDEN for who does not have it. The owner is told. */
  release: base
    .route({
      method: 'POST',
      path: '/conversations/{id}/codes/release',
      tags: ['conversations'],
      summary: 'Let the checked guest of a chat that I have see one code, with a reason that the owner reads',
    })
    .input(
      one.extend({
        name: z.enum(secretNames, copy.codeMissing),
        reason: z.string().trim().min(1, copy.reasonMissing).max(reasonLength, copy.reasonTooLong),
      }),
    )
    .output(Conversation),
};
