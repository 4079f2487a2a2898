// The rules as they are saved, and as they would be, at each property. Pure.
import { isDeepStrictEqual } from 'node:util';
import { type SimulatedRule, simulatedRules } from '#contract/enumerations/simulations.ts';
import type { OwnRules, ProtocolRules } from '#contract/protocols/protocols.ts';
import { type allLayersOf, mergeRules } from '#features/protocols';

/** The account's rules, or one property's, with what they would be. */
export type Change = { propertyId: string | null; rules: OwnRules };
type Layers = Awaited<ReturnType<typeof allLayersOf>>;

export type Sides = ReturnType<typeof sidesOf>;

export function sidesOf({ propertyId, rules }: Change, { account, places }: Layers) {
  const saved: OwnRules = (propertyId ? places.get(propertyId)?.rules : account?.rules) ?? {};
  /** What a property says of its own, over what is changed here. */
  const above = (id: string): OwnRules | undefined => (propertyId ? undefined : places.get(id)?.rules);
  const inForce = (said: OwnRules, id?: string): ProtocolRules =>
    propertyId ? mergeRules(account?.rules, said) : mergeRules(said, id === undefined ? undefined : above(id));
  const changed = simulatedRules.filter((rule) => !isDeepStrictEqual(inForce(saved)[rule], inForce(rules)[rule]));
  const isRuled = (id: string, which: readonly SimulatedRule[]) =>
    which.some((rule) => above(id)?.[rule] === undefined);
  return {
    /** Each changed rule by itself, then all of them. */
    trials: [...changed.map((rule) => [rule]), ...(changed.length > 1 ? [changed] : [])],
    /** What is in force at a property, with these of the rules as they would be. */
    rulesWith: (which: readonly SimulatedRule[]) => {
      const said = withSome(saved, rules, which);
      const known = new Map<string, ProtocolRules>();
      return (id: string): ProtocolRules => {
        const there = known.get(id) ?? inForce(said, id);
        known.set(id, there);
        return there;
      };
    },
    /** Whether one of these rules holds at a property, which has none of its own instead. */
    isRuled,
    leftOut: (which: readonly SimulatedRule[]): number => [...places.keys()].filter((id) => !isRuled(id, which)).length,
  };
}

/** `saved`, but for some of the rules, which are as `other` says, or not said at all. */
function withSome(saved: OwnRules, other: OwnRules, which: readonly SimulatedRule[]): OwnRules {
  const isOf = (rules: OwnRules, wanted: boolean) =>
    Object.entries(rules).filter(([rule]) => which.some((one) => one === rule) === wanted);
  return Object.fromEntries([...isOf(saved, false), ...isOf(other, true)]);
}
