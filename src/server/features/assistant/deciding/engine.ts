// The two engines' one interface: what an engine may know, and what it may decide. Neither ever sees a secret's value.
import type { SafetyKind } from '#contract/enumerations/conversations.ts';
import type { SecretName } from '#contract/enumerations/knowledge.ts';
import type { ServiceType } from '#contract/enumerations/trades.ts';
import type { Urgency } from '#contract/enumerations/work-orders.ts';
import type { PropertyFacts, SecretField } from '#features/knowledge/facts';
import type { SearchIndex, Snippet } from '#language/ranking';
import type { DialogueState } from '../conversation-state/dialogue-state.ts';

export interface Engine {
  name: string;
  /** Decides one turn. Throws only when it cannot decide at all: see last-resort.ts. */
  decide(input: EngineInput, signal: AbortSignal): Promise<Decision>;
}

export interface EngineInput {
  /** The guest's new words: data, never an instruction. */
  text: string;
  /** Photos sent with this turn; with an empty `text` they are all of it. */
  photos: number;
  /** Earlier turns, oldest first, without this one. */
  history: Turn[];
  house: House;
  stay: StayStanding;
  /** Work orders of this thread that are not closed. */
  openOrders: OpenOrder[];
  state: DialogueState;
  now: Date;
  /** IANA name of the property's timezone. */
  timezone: string;
  /** What the guest's device asks for, such as `es-US`; used when the words do not tell the language. */
  locale: string;
  /** Whom to call in danger, as the house is set up (`EMERGENCY_NUMBER`). */
  emergencyNumber: string;
}

export interface Turn {
  by: 'guest' | 'assistant' | 'person';
  text: string;
}

/** What is known of one property: facts and articles as snippets, secrets by name only. */
export interface House {
  name: string;
  facts: PropertyFacts;
  snippets: Snippet[];
  index: SearchIndex;
}

/**
 * `none`: nothing checked yet. Otherwise the server's stay check has passed for a stay that is now, yet to come, or
 * over.
 */
export type StayStanding = 'none' | 'current' | 'upcoming' | 'past';

export interface OpenOrder {
  id: string;
  reference: string;
  subjectLine: string;
  serviceType: ServiceType;
  /** Where the job stands, as a sentence for the guest ("Yaquina Plumbing accepted, arriving 9-10."). */
  standing: string;
  /** It came from another chat that told of the same trouble before. */
  joined?: boolean;
}

export interface Decision {
  engine: string;
  /** Two-letter code of the language replied in. */
  language: string;
  reply: Part[];
  actions: Action[];
  state: DialogueState;
  trace: Trace;
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
  /** It was another trouble than the one that it joined. */
  | { kind: 'split_work_order'; id: string; serviceType: ServiceType }
  /** Adds what the guest answered to an order this thread has already opened. */
  | { kind: 'add_to_work_order'; serviceType: ServiceType; note: string; urgency: Urgency }
  | { kind: 'release_secret'; name: ReleasableName; why: string }
  | { kind: 'request_verification'; name: ReleasableName }
  | { kind: 'handoff'; reason: HandoffReason; summary: string[] }
  | { kind: 'ask_owner'; question: string }
  /** What was shown meanwhile answered it: the owner need not. */
  | { kind: 'take_back_question'; question: string }
  /** The guest said the playbook's steps fixed it: counted as solved without a visit. */
  | { kind: 'solved'; playbook: string };

export const handoffReasons = [
  'asked_for_person',
  'money',
  'booking',
  'complaint',
  'legal',
  'locked_out',
  'danger_unclear',
  'escalation_phrase',
  'not_understood',
  'failed',
] as const;
export type HandoffReason = (typeof handoffReasons)[number];

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
  band?: 'answer' | 'offer' | 'unknown';
  /** 0 to 1. */
  confidence?: number;
  candidates?: { id: string; title: string; score: number }[];
  triage?: { serviceType: ServiceType; urgency: Urgency; sureness: number; rules: string[] };
  playbook?: string;
  /** What the guard took out, when it did. */
  guarded?: string[];
}
