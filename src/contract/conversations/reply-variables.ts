// What a saved reply leaves open: `{guest_first_name}` stands for the name of whoever is written to.

export const replyVariables = ['guest_first_name', 'house', 'agent_first_name', 'order', 'contractor'] as const;
export type ReplyVariable = (typeof replyVariables)[number];
/** What is known for each in one chat; null where nothing is. */
export type ReplyValues = Record<ReplyVariable, string | null>;

const slot = /\{([^{}\n]*)\}/g;
const isVariable = (name: string): name is ReplyVariable => replyVariables.some((one) => one === name);

/** Every name between braces, in its order, each once. */
const namesIn = (body: string): string[] => [...new Set(Array.from(body.matchAll(slot), ([, name = '']) => name))];

/** The first one that stands for nothing; undefined where all are known. */
export const unknownVariable = (body: string): string | undefined => namesIn(body).find((name) => !isVariable(name));

/** Those of it for which nothing is known: whoever inserts the reply is asked for them. */
export const openVariables = (body: string, values: ReplyValues): ReplyVariable[] =>
  namesIn(body).filter((name): name is ReplyVariable => isVariable(name) && values[name] === null);

/** The reply with its variables filled in; one without a value stays as it is written. */
export const fillReply = (body: string, values: Partial<ReplyValues>): string =>
  body.replaceAll(slot, (whole, name: string) => (isVariable(name) ? (values[name] ?? whole) : whole));
