import type { OwnRules, ProtocolRules } from '#contract/protocols/protocols.ts';
import type { ProtocolEditing } from './use-protocol.ts';

/** What the rules are changed by: on the page of one place, or in a dialog for many. */
export type RuleEditing = Pick<ProtocolEditing, 'edits' | 'note' | 'setRule' | 'takeBack' | 'wrong'> & {
  own: OwnRules | undefined;
  data: { property_id: string | null } | undefined;
  save: { error: unknown };
  /** What the way back of a rule says, where it is neither the account's nor the default. */
  way?: string;
};

/** What every group of rules is given: the rules as they stand, and the way to change them. */
export type RulesProps = { editing: RuleEditing; rules: ProtocolRules };
