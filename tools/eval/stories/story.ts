// A guest's evening as it is played: lines that a guest writes, and what happens between them.
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { safetyKinds } from '#contract/enumerations/conversations.ts';
import { serviceTypes } from '#contract/enumerations/trades.ts';

/** What a guest's line does; more than one where it says several things. `tools/eval/data/understanding` explains each. */
const DialogueAct = z.discriminatedUnion('act', [
  /** `note` or `field` of the house answers it; neither, where nothing of the house does. */
  z.object({ act: z.literal('ask'), note: z.string().optional(), field: z.string().optional() }),
  z.object({ act: z.literal('trouble'), trade: z.enum(serviceTypes), urgency: z.string().optional() }),
  z.object({ act: z.literal('danger'), danger: z.enum(safetyKinds) }),
  z.object({ act: z.literal('like'), danger: z.enum(safetyKinds) }),
  z.object({ act: z.literal('answer'), answer: z.enum(['yes', 'no', 'which', 'value']) }),
  z.object({ act: z.literal('refuse'), refused: z.enum(['money', 'promise', 'others', 'rule']) }),
  z.object({
    act: z.enum([
      'worked',
      'failed',
      'partly',
      'state',
      'detail',
      'cancel',
      'back',
      'code',
      'codefails',
      'person',
      'correct',
      'small',
    ]),
  }),
]);
export type DialogueAct = z.infer<typeof DialogueAct>;
export type Act = DialogueAct['act'];

/** What others do between two lines; those of a contractor are taps on the page of their job. */
const events = [
  'accepted',
  'visit',
  'on-way',
  'arrived',
  'done',
  'no-access',
  'owner-answers',
  'agent-joins',
  'agent-leaves',
] as const;
export type StoryEvent = (typeof events)[number];

const Step = z.union([z.object({ say: z.string(), is: z.array(DialogueAct) }), z.object({ event: z.enum(events) })]);

const Story = z.object({
  house: z.string(),
  /** `mix` where the guest changes it. */
  lang: z.enum(['en', 'es', 'fr', 'de', 'pt', 'mix']),
  stay: z.enum(['checked', 'unchecked']),
  steps: z.array(Step),
});
export type Story = z.infer<typeof Story>;

/** Of a file with one story a line. */
export const readStories = (file: string): Story[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => Story.parse(JSON.parse(line)));
