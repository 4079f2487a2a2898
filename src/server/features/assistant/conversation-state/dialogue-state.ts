// What a thread remembers between turns; kept as JSON with the conversation.
import { z } from 'zod';

export const DialogueState = z.object({
  version: z.literal(1).default(1),
  language: z.string().nullable().default(null),
  introduced: z.boolean().default(false),
  /** The playbook under way. */
  playbook: z
    .object({
      id: z.string(),
      /** Index of the next step or question to put. */
      step: z.number().int(),
      question: z.number().int(),
      tried: z.array(z.string()),
      answers: z.array(z.object({ question: z.string(), answer: z.string() })),
      ordered: z.boolean(),
      /** The guest's first words about it. */
      told: z.string(),
    })
    .nullable()
    .default(null),
  /** The question put last, which a bare "yes" or "no" answers. */
  pending: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('danger'), suspected: z.string(), told: z.string() }),
      z.object({ kind: z.literal('offer'), question: z.string() }),
      /** The owner was asked, and notes were shown that may say it. */
      z.object({ kind: z.literal('asked'), question: z.string() }),
      z.object({ kind: z.literal('step') }),
      z.object({ kind: z.literal('question') }),
      z.object({ kind: z.literal('secret'), name: z.string() }),
      z.object({ kind: z.literal('describe') }),
    ])
    .nullable()
    .default(null),
  /** What the guest may tap instead of writing an answer to it, in their language. */
  quickReplies: z.array(z.string()).default([]),
  /** When the guest was last told how long a person takes. */
  toldWaitAt: z.iso.datetime().nullable().default(null),
  /** A lock of this property was reported faulty in this thread: its codes are not released. */
  lockFault: z.boolean().default(false),
});
export type DialogueState = z.infer<typeof DialogueState>;

export const freshState = (): DialogueState => DialogueState.parse({});

/** Nothing is asked any more: what would have been asked was not said. */
export const withNothingAsked = (state: DialogueState): DialogueState => ({
  ...state,
  pending: null,
  quickReplies: [],
});
