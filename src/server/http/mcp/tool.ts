import type { ContractRouterClient } from '@orpc/contract';
import type { ApiScope } from '#contract/enumerations/api-scopes.ts';
import type { contract } from '#contract/index.ts';
import * as copy from '#contract/messages/en/developers/mcp.ts';
import { z } from '#contract/z.ts';
import { invalid } from '#server/kernel/errors.ts';

/** The contract's procedures, in the name of whoever asks and refused as by REST. */
export type Procedures = ContractRouterClient<typeof contract>;

/** Whom a tool asks, and what the key that asks may do. */
export type Asking = { api: Procedures; may(scope: ApiScope): boolean };

/** What is said of a tool (specification of 2025-11-25, "Tool"), and what it does. */
export type Tool = {
  name: string;
  title: string;
  description: string;
  inputSchema: { type: 'object' };
  outputSchema: { type: 'object' };
  annotations: { readOnlyHint: boolean; destructiveHint: boolean; idempotentHint: boolean; openWorldHint: boolean };
  /** Whether a key with these scopes has it. */
  isFor(scopes: readonly ApiScope[]): boolean;
  /** @throws INVALID for arguments that do not fit, and what the procedures refuse */
  call(asking: Asking, given: unknown): Promise<Record<string, unknown>>;
};

type Effect = { changes?: boolean; destroys?: boolean; repeatable?: boolean; reachesPeople?: boolean };

type Made<In extends z.ZodObject, Out extends z.ZodObject> = {
  name: string;
  title: string;
  description: string;
  /** A key needs all of them. */
  needs: readonly ApiScope[];
  /** And one of these, where there are any. */
  needsOneOf?: readonly ApiScope[];
  /** Nothing when it only reads. */
  effect?: Effect;
  input: In;
  /** What is not in it is taken out of the answer: nothing gets out because a procedure began to tell it. */
  output: Out;
  run(asking: Asking, input: z.output<In>): Promise<z.input<Out>>;
};

export function tool<In extends z.ZodObject, Out extends z.ZodObject>(made: Made<In, Out>): Tool {
  const { name, title, description, needs, needsOneOf, input, output, run } = made;
  const { changes = false, destroys = false, repeatable = !changes, reachesPeople = false } = made.effect ?? {};
  return {
    name,
    title,
    description,
    inputSchema: schemaOf(input, 'input'),
    outputSchema: schemaOf(output, 'output'),
    annotations: {
      readOnlyHint: !changes,
      destructiveHint: destroys,
      idempotentHint: repeatable,
      openWorldHint: reachesPeople,
    },
    isFor: (scopes) =>
      needs.every((scope) => scopes.includes(scope)) && (needsOneOf ?? scopes).some((scope) => scopes.includes(scope)),
    async call(asking, given) {
      const read = input.safeParse(given ?? {});
      if (!read.success) throw refused(read.error.issues);
      return output.parse(await run(asking, read.data));
    },
  };
}

/** Without the patterns of what a format names already: an assistant reads all of it before the first question. */
const schemaOf = (schema: z.ZodObject, io: 'input' | 'output') =>
  z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      if (jsonSchema.format) delete jsonSchema.pattern;
    },
  }) as { type: 'object' }; // of an object

function refused(issues: readonly { path: PropertyKey[]; message: string }[]) {
  const fields = Object.fromEntries(issues.map(({ path, message }) => [path.join('.') || 'arguments', message]));
  return invalid(fields);
}

/** A page of a list: what comes in, and what goes out with the items. */
export const pageInput = (most: number) => ({
  limit: z.number().int().min(1).max(most).default(Math.min(20, most)).describe(copy.limit),
  cursor: z.string().max(500).optional().describe(copy.cursor),
});
export const nextCursor = z.string().nullable().describe(copy.nextCursor);
