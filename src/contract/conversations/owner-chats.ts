import { base } from '../errors.ts';
import { limits } from '../limits.ts';
import * as copy from '../messages/en/conversations/owner-chats.ts';
import { guestLanguages } from '../messages/languages.ts';
import { Id, Instant } from '../paging.ts';
import { z } from '../z.ts';
import { Conversation } from './conversations.ts';
import { type CorrectionRefusal, correctionRefusals } from './correction-refusals.ts';
import { Message, MessageText } from './messages.ts';

const refusals = Object.keys(correctionRefusals) as [CorrectionRefusal, ...CorrectionRefusal[]]; // not empty

/** What a guest would be told of a note that was mended after the assistant had told it. */
export const Correction = z
  .object({
    message_id: Id,
    /** The language it is put in. What the owner wrote is told as it stands. */
    language: z.enum(guestLanguages),
    /** All of it, as the guest would read it. Null where there is nothing to tell. */
    text: z.string().nullable(),
    /** Why it cannot be sent. Null where it can. */
    refused: z.enum(refusals).nullable(),
    sent_at: Instant.nullable(),
  })
  .meta({ id: 'Correction' });
export type Correction = z.infer<typeof Correction>;

/** To whom an owner gives a chat back. */
export const givenBackTo = ['assistant', 'team'] as const;
export type GivenBackTo = (typeof givenBackTo)[number];

const one = z.object({ id: Id });
const line = one.extend({ message: MessageText, client_id: z.string().max(64).optional() });
const told = one.extend({ message_id: Id });
const act = (path: `/${string}`, summary: string) =>
  base.route({ method: 'POST', path: `/conversations/{id}${path}`, tags: ['conversations'], summary });

/** What an owner does in the chats of their own guests. */
export const ownerChats = {
  takeOver: act('/take-over', 'Answer the guest myself, from the assistant or from the team')
    .input(one)
    .output(Conversation),
  /** INVALID where it holds a code and the guest's stay is not confirmed and current; CONFLICT while the team has it. */
  write: act('/write', 'Write to the guest as their host; writing takes a chat over that nobody has')
    .input(line)
    .output(Message),
  giveBack: act('/give-back', 'Give it back to the assistant or to the team, with a summary for the team')
    .input(
      one.extend({
        to: z.enum(givenBackTo),
        summary: z.string().trim().max(limits.noteLength, copy.summaryTooLong).default(''),
      }),
    )
    .output(Conversation),
  tellTeam: act('/team-note', 'Leave the team a note, which the guest and the assistant never see')
    .input(
      line.extend({
        /** Whether the team is called to the chat. Otherwise the note waits until one of them opens it. */
        call_team: z.boolean().default(false),
      }),
    )
    .output(Message),
  correction: base
    .route({
      method: 'GET',
      path: '/conversations/{id}/corrections/{message_id}',
      tags: ['conversations'],
      summary: 'What the guest would be told of a note that was mended after this answer',
    })
    .input(told)
    .output(Correction),
  /** CONFLICT where it cannot be told, was told before, or reads otherwise by now than `text`. */
  correct: act('/corrections/{message_id}', 'Tell the guest the correction, once; `text` is what was shown')
    .input(
      told.extend({
        text: z
          .string()
          .min(1)
          .max(limits.articleBody + 1000),
      }),
    )
    .output(Message),
};
