import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract';
import { contract } from '#contract/index.ts';
import { z } from '#contract/z.ts';

/** One procedure of the contract as HTTP has it, twice: REST under /api/v1, and the typed client's address. */
export type Route = {
  /** "POST /articles/{id}/remove", as in `routeAnswers`. */
  name: string;
  method: string;
  path: string;
  rpcPath: string;
  /** Names of its input that hold an id, wherever they stand. */
  ids: string[];
  /** Every name of its input. */
  fields: string[];
  takesFile: boolean;
};

/** Every route of the contract. */
export const routes: readonly Route[] = walk(contract, []);

function walk(node: object, at: string[]): Route[] {
  if (isContractProcedure(node)) return [routeOf(node, at)];
  return Object.entries(node).flatMap(([key, child]) => walk(child as object, [...at, key])); // routers hold routers and procedures
}

function routeOf(procedure: AnyContractProcedure, at: string[]): Route {
  const { route, inputSchema } = procedure['~orpc'];
  const method = route.method ?? 'POST';
  const path = route.path ?? '';
  const fields = Object.entries(fieldsOf(inputSchema));
  return {
    name: `${method} ${path}`,
    method,
    path,
    rpcPath: `/rpc/${at.join('/')}`,
    ids: fields.filter(([, schema]) => schema.includes('"uuid"')).map(([name]) => name),
    fields: fields.map(([name]) => name),
    takesFile: fields.some(([name]) => name === 'file'),
  };
}

/** Each field with its schema as text, what that refers to by name written out. */
function fieldsOf(schema: unknown): Record<string, string> {
  if (!schema) return {};
  // The contract's schemas are all zod's.
  const { $defs = {}, ...json } = z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' });
  const named = (ref: string) => $defs[ref.split('/').at(-1) ?? ''];
  const written = (part: object): string =>
    JSON.stringify(part).replace(/"\$ref":"([^"]+)"/g, (_, ref: string) => written(named(ref) ?? {}));
  const { properties = {} } = (json.$ref && named(json.$ref)) || json;
  return Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, written(Object(field))]));
}
