import {
  approvalOutcomes,
  moneyBases,
  ruleEffects,
  simulatedRules,
  unknownEffects,
} from '../enumerations/simulations.ts';
import { serviceTypes } from '../enumerations/trades.ts';
import { urgencies, workOrderStatuses } from '../enumerations/work-orders.ts';
import { base } from '../errors.ts';
import { Cents, Id, Instant } from '../paging.ts';
import { z } from '../z.ts';
import { OwnRules } from './protocols.ts';

/** A work order that other rules would have treated otherwise, and what happened to it. */
export const SimulatedOrder = z.object({
  id: Id,
  reference: z.string(),
  subject_line: z.string(),
  property_name: z.string(),
  service_type: z.enum(serviceTypes),
  urgency_level: z.enum(urgencies),
  status: z.enum(workOrderStatuses),
  created_at: Instant,
  contractor_name: z.string().nullable(),
  cents: Cents,
  cents_are: z.enum(moneyBases),
  /** What became of the question whether to send somebody; null when nobody asked the owner. */
  asked: z.enum(approvalOutcomes).nullable(),
  /** How long the owner's answer took. */
  answered_after_minutes: z.number().int().nullable(),
});
export type SimulatedOrder = z.infer<typeof SimulatedOrder>;

/** What they cost, where that is known; else their limits. */
const Money = z.object({
  cost_cents: z.number().int(),
  with_cost: z.number().int(),
  limit_cents: z.number().int(),
  with_limit: z.number().int(),
  /** Cancelled before they cost anything. */
  with_nothing: z.number().int(),
});
export type Money = z.infer<typeof Money>;

const Effect = z.object({ effect: z.enum(ruleEffects), order_ids: z.array(Id), money: Money });
export type Effect = z.infer<typeof Effect>;

const Unknown = z.object({ unknown: z.enum(unknownEffects), order_ids: z.array(Id) });
export type Unknown = z.infer<typeof Unknown>;

/** What one changed rule by itself would have made different, or all of them together (`rule` is null). */
const Trial = z.object({
  rule: z.enum(simulatedRules).nullable(),
  /** So many orders were at properties for which the rule holds. */
  orders: z.number().int(),
  /** Properties with a rule of their own, which the account's does not change. */
  properties_left_out: z.number().int(),
  effects: z.array(Effect),
  unknowns: z.array(Unknown),
});
export type Trial = z.infer<typeof Trial>;

export const Simulation = z
  .object({
    since: Instant,
    /** Work orders of that time at my active properties; of these the rules never decided about `unconfirmed`. */
    orders: z.number().int(),
    unconfirmed: z.number().int(),
    /** There were more than are looked at; the newest were. */
    cut: z.boolean(),
    /** Those that changed rules change, each by itself in the order of the page, then all of them together. */
    trials: z.array(Trial),
    /** Every order that a trial names. */
    named: z.array(SimulatedOrder),
  })
  .meta({ id: 'Simulation' });
export type Simulation = z.infer<typeof Simulation>;

export const simulations = {
  /** Without any effect; bounded to the newest 2,000 work orders. */
  run: base
    .route({
      method: 'POST',
      path: '/protocols/simulate',
      tags: ['protocols'],
      summary: 'What other rules would have made of the work orders of the last 30 days',
    })
    .input(z.object({ property_id: Id.nullable(), rules: OwnRules }))
    .output(Simulation),
};
