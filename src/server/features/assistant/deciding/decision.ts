// What a turn comes to: the case that it is, what is said, and what is done. Neither engine ever sees a secret's value.
import type { AssistantReason } from '#contract/conversations/handoff-reasons.ts';
import type { SafetyKind } from '#contract/enumerations/conversations.ts';
import type { SecretName } from '#contract/enumerations/knowledge.ts';
import type { ServiceType } from '#contract/enumerations/trades.ts';
import type { Urgency } from '#contract/enumerations/work-orders.ts';
import type { SecretField } from '#features/knowledge/facts';
import type { Finding } from '#language/ranking';
import type { DialogueState } from '../conversation-state/dialogue-state.ts';
import type { DecisionCase } from './decision-case.ts';

export type Decision = DecisionCase & {
  engine: string;
  /** Two-letter code of the language replied in. */
  language: string;
  reply: Part[];
  actions: Action[];
  state: DialogueState;
  /** How surely the notes of the house say what was asked. */
  band?: Finding['band'];
  /** What the guard took out, when it did. */
  guarded?: GuardFinding[];
  /** Why, for people alone: nothing is decided by it. */
  trace: Trace;
};

export type GuardFinding = 'secret' | 'unsupported' | 'promise' | 'order_in_content' | 'unknown_source' | 'quoted';

/** The decision by itself, without what is said and done. */
export function caseOf(decision: Decision): DecisionCase {
  const { engine, language, reply, actions, state, band, guarded, trace, ...made } = decision;
  return made;
}

/** What a reply says of whom to call in danger: it stays where the rest of the reply gives way. */
export const numberSaidIn = ({ reply }: Decision): Part[] =>
  reply.filter((part) => part.kind === 'text' && part.sources.some(({ id }) => id === numberSource));

/** Marks such a part. */
export const numberSource = 'safety:ask';

/** The same words and acts as another case than they were made for. */
export function recast(decision: Decision, made: DecisionCase): Decision {
  const { engine, language, reply, actions, state, band, guarded, trace } = decision;
  return {
    ...made,
    engine,
    language,
    reply,
    actions,
    state,
    trace,
    ...(band && { band }),
    ...(guarded && { guarded }),
  };
}

export type Part =
  /** `by` model: nobody has read these words before; the guard holds them to their sources. */
  /** `about` job: that one was opened. */
  | { kind: 'text'; text: string; sources: SourceRef[]; by?: 'model'; about?: 'job' }
  /**
   * The server fills this in after its own check, or says why not. `name` is a vault name, `street_address` or
   * `article:<id>`.
   */
  | { kind: 'secret'; name: ReleasableName; label: string };

export type ReleasableName = SecretName | SecretField | `article:${string}`;

export interface SourceRef {
  kind: 'fact' | 'article' | 'playbook' | 'safety';
  id: string;
  title: string;
}

export type Action =
  | { kind: 'emergency'; danger: SafetyKind; summary: string }
  | ({ kind: 'open_work_order' } & NewOrder)
  /** Another chat of the property told of it before: made of the above by the server alone. */
  | ({ kind: 'join_work_order'; id: string } & NewOrder)
  /** The guest no longer needs it. */
  | { kind: 'cancel_work_order'; id: string; why: string }
  /** What was done is broken again. */
  | { kind: 'reopen_work_order'; id: string; note: string }
  /** It was another trouble than the one that it joined. */
  | { kind: 'split_work_order'; id: string; serviceType: ServiceType }
  /** Adds what the guest answered to an order this thread has already opened. */
  | { kind: 'add_to_work_order'; serviceType: ServiceType; note: string; urgency: Urgency }
  | { kind: 'release_secret'; name: ReleasableName; why: string }
  | { kind: 'request_verification'; name: ReleasableName }
  | { kind: 'handoff'; reason: AssistantReason; summary: string[] }
  | { kind: 'ask_owner'; question: string }
  /** What was shown meanwhile answered it: the owner need not. */
  | { kind: 'take_back_question'; question: string }
  /** The guest took one of the titles that were shown (their ids), or none (null): kept with the reply. */
  | { kind: 'keep_choice'; question: string; language: string; shown: string[]; chosen: string | null }
  /** The guest said the playbook's steps fixed it: counted as solved without a visit. */
  | { kind: 'solved'; playbook: string };

export interface NewOrder {
  serviceType: ServiceType;
  urgency: Urgency;
  /** One line, at most 120 characters. */
  subjectLine: string;
  /** The playbook or danger that it is; null where none names it. */
  trouble: string | null;
  /** The guest says that it is another one than what is open. */
  apart?: boolean;
  issueSummary: string;
  /** What the guest has already tried, or null. */
  attemptedFix: string | null;
  /** True when a lock or door fault makes codes of that door unsafe or useless to give out. */
  lockFault: boolean;
  /** Set where a fixed rule of danger opens it. */
  danger?: SafetyKind;
}

/** Why it decided so: stored with the reply, shown to owner and agent. */
export interface Trace {
  /** A stable code: `danger.gas.smell`, `answer.fact`, `unknown.asked_owner`, `handoff.money`… */
  reason: string;
  rules: string[];
  band?: Finding['band'];
  /** 0 to 1. */
  confidence?: number;
  candidates?: { id: string; title: string; score: number }[];
  triage?: { serviceType: ServiceType; urgency: Urgency; sureness: number; rules: string[] };
  playbook?: string;
  /** What the guard took out, when it did. */
  guarded?: GuardFinding[];
}
