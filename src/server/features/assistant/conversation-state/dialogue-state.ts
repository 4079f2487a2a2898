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
      /** Which of these notes is meant; `notes` are their ids, and their titles can be tapped. */
      z.object({
        kind: z.literal('choice'),
        question: z.string(),
        notes: z.array(z.string()),
        /** The owner was asked the question at the same time. */
        isAsked: z.boolean().optional(),
      }),
      z.object({ kind: z.literal('step') }),
      /** How a code is entered was told, and is to be tried. */
      z.object({ kind: z.literal('codeHelp') }),
      /** A playbook's questions; `asked` is the id of the one whose answers can be tapped. */
      z.object({ kind: z.literal('question'), asked: z.string().optional(), answers: z.array(z.string()).optional() }),
      z.object({ kind: z.literal('secret'), name: z.string() }),
      /** What is wrong. `things` are ids of playbooks whose titles can be tapped, `told` the words that named none. */
      z.object({
        kind: z.literal('describe'),
        told: z.string().optional(),
        things: z.array(z.object({ id: z.string(), title: z.string() })).optional(),
      }),
      /** Whether the job is to be taken back. */
      z.object({ kind: z.literal('cancel'), order: z.string() }),
    ])
    .nullable()
    .default(null),
  /** What the assistant did last, as the reader of lines knows it (`did` of `conversation-state/last-done.ts`). */
  did: z.array(z.string()).default([]),
  /** What the guest may tap instead of writing an answer to it, in their language. */
  quickReplies: z.array(z.string()).default([]),
  /** The guest was asked whether anyone is in danger, and said no: only what is surely danger asks again. */
  saidSafe: z.boolean().default(false),
  /** A code that was told did not open, and how it is entered was told: it is not told twice. */
  codeHelped: z.boolean().default(false),
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
