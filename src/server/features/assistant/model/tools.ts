// What the model may ask for: the same actions as any decision, each checked by its schema and again by the server.
import { assistantReasons } from '#contract/conversations/handoff-reasons.ts';
import { secretNames } from '#contract/enumerations/knowledge.ts';
import { serviceTypes } from '#contract/enumerations/trades.ts';
import { urgencies } from '#contract/enumerations/work-orders.ts';
import { z } from '#contract/z.ts';
import type { ModelTool } from '#server/platform/model/port.ts';
import { jobShape, Pick } from './pick.ts';

const inputs = {
  pick: Pick,
  reply: z.strictObject({ sources: z.array(z.string().max(80)).max(8), text: z.string().trim().min(1).max(1500) }),
  hand_over: z.strictObject({ reason: z.enum(assistantReasons).exclude(['escalation_phrase', 'failed']) }),
  ask_owner: z.strictObject({}),
  release_secret: z.strictObject({
    name: z.union([z.enum([...secretNames, 'street_address']), z.string().regex(/^article:[\w-]{1,64}$/)]),
  }),
  open_work_order: z.strictObject(jobShape),
  add_to_work_order: z.strictObject({ service_type: z.enum(serviceTypes), urgency: z.enum(urgencies) }),
  follow_steps: z.strictObject({ playbook: z.string().max(60) }),
};

export type ToolName = keyof typeof inputs;
export type Call = { [T in ToolName]: { tool: T; input: z.infer<(typeof inputs)[T]> } }[ToolName];

/** What is offered. The others are what a pick comes to, and what calls that are kept have asked for. */
const descriptions: Partial<Record<ToolName, string>> = {
  pick: `What the message is and what answers it. The house says it, in its own words.
\`acts\`: all that the guest does; like: only looks like danger; state: asks how a job stands; detail: adds to a job; back: broken again; codefails: a code does not work; refuse: wants what only the owner may grant.
\`sentence_ids\`: "id#number" of each sentence that answers, and no other; \`note_ids\`: notes of which all answers.
\`trouble\`: the guide for what is broken, else null. \`slots.locked\`: names of locked items that are asked for. \`slots.jobs\`: a visit that is wanted, or needed where no guide fits.`,
  reply:
    'Words of your own, where no sentence of the notes does: small talk, a question back, or what several notes say together. `sources` names every note it was taken from.',
  hand_over: 'A person must take over: asked for, money, bookings, law, complaints, or when you are at a loss.',
  ask_owner: 'A question about this house that no note answers: the owner is asked it in the guest’s words.',
};

export const tools: ModelTool[] = Object.entries(descriptions).map(([name, description]) => ({
  name,
  description,
  input: schemaOf(inputs[name as ToolName]), // a key of `inputs`
}));

/** Without the name of its dialect, which no vendor wants and each turn would pay for. */
function schemaOf(schema: z.ZodType): object {
  const { $schema, ...rest } = z.toJSONSchema(schema);
  return rest;
}

/** The model asked for something that does not exist, or not like this. */
export class RefusedTool extends Error {}

/** More than this is no answer to one message. */
const maxCalls = 8;

/** @throws RefusedTool when any call is not as its schema wants it */
export function readCalls(calls: { tool: string; input: unknown }[]): Call[] {
  if (calls.length > maxCalls) throw new RefusedTool(`${calls.length} calls at once`);
  return calls.map(({ tool, input }) => readCall(tool, input));
}

/** @throws RefusedTool */
export function readCall(tool: string, input: unknown): Call {
  const name = Object.keys(inputs).find((known) => known === tool) as ToolName | undefined; // a key of `inputs`
  if (!name) throw new RefusedTool(`no tool ${tool.slice(0, 60)}`);
  const read = inputs[name].safeParse(input);
  if (!read.success) throw new RefusedTool(`${name}: ${z.prettifyError(read.error).slice(0, 140)}`);
  return { tool: name, input: read.data } as Call; // read by the schema of that name
}
