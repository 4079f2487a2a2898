// What the model may ask for: the same actions as any decision, each checked by its schema and again by the server.
import { assistantReasons } from '#contract/conversations/handoff-reasons.ts';
import { secretNames } from '#contract/enumerations/knowledge.ts';
import { serviceTypes } from '#contract/enumerations/trades.ts';
import { urgencies } from '#contract/enumerations/work-orders.ts';
import { z } from '#contract/z.ts';
import type { ModelTool } from '#server/platform/model/port.ts';
import { playbooks } from '../playbooks/playbook-schema.ts';

const inputs = {
  reply: z.strictObject({ text: z.string().trim().min(1).max(1500), sources: z.array(z.string().max(80)).max(6) }),
  release_secret: z.strictObject({
    name: z.union([z.enum([...secretNames, 'street_address']), z.string().regex(/^article:[\w-]{1,64}$/)]),
  }),
  open_work_order: z.strictObject({
    service_type: z.enum(serviceTypes),
    urgency: z.enum(urgencies),
    subject: z.string().trim().min(1).max(120),
    lock_is_faulty: z.boolean(),
  }),
  add_to_work_order: z.strictObject({ service_type: z.enum(serviceTypes), urgency: z.enum(urgencies) }),
  hand_over: z.strictObject({ reason: z.enum(assistantReasons).exclude(['escalation_phrase', 'failed']) }),
  ask_owner: z.strictObject({}),
  follow_steps: z.strictObject({ playbook: z.string().max(60) }),
};

const descriptions: Record<ToolName, string> = {
  reply:
    'Say something to the guest. `sources` names the ids of every fact or article it was taken from; say nothing about the house that they do not say. Empty only for small talk and questions back.',
  release_secret:
    'Ask the house to give the guest one of the locked items by its name. The house checks the stay itself and answers.',
  open_work_order: 'Something is broken and needs a visit. One call for each job.',
  add_to_work_order: 'The guest tells more about a job that is open already.',
  hand_over: 'A person must take over: asked for, money, bookings, law, complaints, or when you are at a loss.',
  ask_owner: 'A question about this house that no fact or article answers: the owner is asked it in the guest’s words.',
  follow_steps: `Something is broken and one of the house's tested step-by-step guides fits. \`playbook\` is one of: ${playbooks.map(({ id }) => id).join(', ')}.`,
};

export type ToolName = keyof typeof inputs;
export type Call = { [T in ToolName]: { tool: T; input: z.infer<(typeof inputs)[T]> } }[ToolName];

export const tools: ModelTool[] = Object.entries(inputs).map(([name, schema]) => ({
  name,
  description: descriptions[name as ToolName], // a key of `inputs`
  input: schemaOf(schema),
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
  return calls.map(({ tool, input }) => {
    const name = Object.keys(inputs).find((known) => known === tool) as ToolName | undefined; // a key of `inputs`
    if (!name) throw new RefusedTool(`no tool ${tool.slice(0, 60)}`);
    const read = inputs[name].safeParse(input);
    if (!read.success) throw new RefusedTool(`${name}: ${z.prettifyError(read.error).slice(0, 140)}`);
    return { tool: name, input: read.data } as Call; // read by the schema of that name
  });
}
