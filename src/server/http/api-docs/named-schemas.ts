import { isContractProcedure } from '@orpc/contract';
import { WebhookPayload } from '#contract/developers/webhook-payload.ts';
import { ErrorBody } from '#contract/errors.ts';
import { contract } from '#contract/index.ts';
import { z } from '#contract/z.ts';

type Named = Record<string, { schema: z.ZodType; strategy: 'output' }>;

/** Every schema of the contract that has a name (`meta({ id })`), so that the document says each once. */
export function namedSchemas(): Named {
  const found = new Map<string, z.ZodType>();
  const seen = new Set<unknown>();
  visit(contract, found, seen);
  for (const schema of [ErrorBody, WebhookPayload]) look(schema, found, seen);
  return Object.fromEntries([...found].map(([id, schema]) => [id, { schema, strategy: 'output' }]));
}

type Found = Map<string, z.ZodType>;

function visit(node: object, found: Found, seen: Set<unknown>): void {
  if (!isContractProcedure(node)) {
    for (const child of Object.values(node)) visit(child, found, seen);
    return;
  }
  const { inputSchema, outputSchema } = node['~orpc'];
  look(inputSchema, found, seen);
  look(outputSchema, found, seen);
}

function look(node: unknown, found: Found, seen: Set<unknown>): void {
  if (typeof node !== 'object' || node === null || seen.has(node)) return;
  seen.add(node);
  if (Array.isArray(node)) for (const one of node) look(one, found, seen);
  if (!(node instanceof z.ZodType)) return;
  const id = node.meta()?.id;
  if (id) found.set(id, node);
  for (const inner of Object.values({ ...node.def, ...('shape' in node.def && Object(node.def.shape)) }))
    look(inner, found, seen);
}
