// The two engines' one interface, and what an engine may know: never a secret's value.
import type { ServiceType } from '#contract/enumerations/trades.ts';
import type { DispatchState } from '#contract/enumerations/work-orders.ts';
import type { PropertyFacts } from '#features/knowledge/facts';
import type { SearchIndex, Snippet } from '#language/ranking';
import type { DialogueState } from '../conversation-state/dialogue-state.ts';
import type { Decision } from './decision.ts';

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
  knowledge: PropertyKnowledge;
  stay: StayStanding;
  /** Work orders of this thread that are not closed, the newest first. */
  openOrders: OpenOrder[];
  /** Those that were closed as done, the newest first. */
  doneOrders: OpenOrder[];
  /** Questions of this thread that the owner has not answered, the newest first. */
  openQuestions: string[];
  /** What guests of this property took of what was shown to choose from, the newest first. */
  choicesMade: readonly ChoiceMade[];
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

export interface ChoiceMade {
  /** What that guest had asked. */
  question: string;
  /** A snippet's id or `playbook:…`; null for "None of these". */
  chosen: string | null;
}

/** What is known of one property: facts and articles as snippets, secrets by name only. */
export interface PropertyKnowledge {
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
  state: DispatchState;
  /** Where the job stands, as a sentence for the guest ("Yaquina Plumbing accepted, arriving 9-10."). */
  standing: string;
  /** Another chat told of the same trouble before: where it was another one, it becomes two jobs. */
  joined?: boolean;
}
