import type { ProtocolRules } from '#contract/protocols/protocols.ts';
import type { ProtocolEditing } from './use-protocol.ts';

/** What every group of rules is given: the rules as they stand, and the way to change them. */
export type RulesProps = { editing: ProtocolEditing; rules: ProtocolRules };
