// What the model may cost in a day, below what a customer may spend in a month: one chat, one network, one property and
// one customer's day each have a share of it, so that a stranger with a guest link cannot use up everybody's.
import type { GuestThreadRecord } from '#features/conversations';
import type { Deps } from '#server/kernel/context.ts';
import type { Settings } from '#server/kernel/env.ts';
import { isTooMany } from '#server/kernel/errors.ts';
import { limitRates } from '#server/kernel/rate-limit.ts';

type Caps = Pick<Settings, 'MODEL_MONTHLY_CAP' | 'MODEL_MONTHLY_TOKENS' | 'MODEL_INPUT_PRICE' | 'MODEL_OUTPUT_PRICE'>;
type Thread = Pick<GuestThreadRecord, 'id' | 'customer_id' | 'property_id' | 'network'>;
type Spent = { input: number; output: number };

/** Of the month's cap, in a day. */
const shares = { thread: 0.02, network: 0.03, property: 0.05, customer: 0.1 };

/** Taken for a call before it is known: about what a house with some articles comes to. */
export const expected: Spent = { input: 6000, output: 300 };

/**
 * Sets what one call may take aside, before it is made: calls at the same time do not each find the same rest.
 * @returns false where one of the budgets is spent
 */
export async function setAside(deps: Pick<Deps, 'settings' | 'store'>, thread: Thread): Promise<boolean> {
  try {
    await limitRates(deps.store, countsOf(deps.settings, thread, expected));
    return true;
  } catch (error) {
    if (isTooMany(error)) return false;
    throw error;
  }
}

/** What it took beside what was set aside for it: more or less. Nobody is refused any more for a call that was made. */
export async function settle(
  deps: Pick<Deps, 'settings' | 'store'>,
  thread: Thread,
  { input, output }: Spent,
): Promise<void> {
  const beside = { input: input - expected.input, output: output - expected.output };
  const counts = countsOf(deps.settings, thread, beside);
  await limitRates(
    deps.store,
    counts.map((count) => ({ ...count, limit: { ...count.limit, max: Number.POSITIVE_INFINITY } })),
  );
}

/** Dollars and tokens are counted apart, as their caps are: a model of one's own may cost nothing. */
function countsOf(caps: Caps, thread: Thread, spent: Spent) {
  const micros = Math.round(spent.input * caps.MODEL_INPUT_PRICE + spent.output * caps.MODEL_OUTPUT_PRICE);
  const whose = {
    thread: thread.id,
    network: thread.network,
    property: thread.property_id,
    customer: thread.customer_id,
  };
  const units = [
    { name: 'cost', month: caps.MODEL_MONTHLY_CAP * 1_000_000, amount: micros },
    { name: 'tokens', month: caps.MODEL_MONTHLY_TOKENS, amount: spent.input + spent.output },
  ];
  return units.flatMap(({ name, month, amount }) =>
    Object.entries(whose).flatMap(
      ([of, who]) => (who ? [{ limit: limitOf(name, of as keyof typeof shares, month), who, amount }] : []), // a key of `whose`
    ),
  );
}

const limitOf = (name: string, of: keyof typeof shares, month: number) => ({
  name: `model-${name}-${of}`,
  max: Math.floor(month * shares[of]),
  windowSeconds: 86_400,
});
