import { ruleKeys, undoStates } from '../enumerations/protocols.ts';
import { Id, Instant } from '../paging.ts';
import { z } from '../z.ts';

/** What one change made of one rule, as sentences, and what taking it back would do. */
const RuleChange = z.object({
  rule: z.enum(ruleKeys),
  from: z.string(),
  to: z.string(),
  undo: z.object({
    state: z.enum(undoStates),
    /** The rule as it is now, and as it would be. */
    now: z.string(),
    would: z.string(),
  }),
});
export type RuleChange = z.infer<typeof RuleChange>;

/** What somebody saved at once, of the account or of one property. */
export const ProtocolChange = z
  .object({
    id: Id,
    at: Instant,
    by: z.string(),
    property_id: Id.nullable(),
    property_name: z.string().nullable(),
    /** It took back an earlier one. */
    is_undo: z.boolean(),
    changes: z.array(RuleChange),
    /** Of the account's or the property's rules now: what `over` has to name. */
    current_version: z.number().int(),
  })
  .meta({ id: 'ProtocolChange' });
export type ProtocolChange = z.infer<typeof ProtocolChange>;
