// What a turn may be decided to be.
import type { AssistantReason } from '#contract/conversations/handoff-reasons.ts';
import type { Refusal } from '#language/reader';

/** Several things in one message are ruled by their lead: the trouble among them, or the first answer. */
export type DecisionCase = SingleCase | { kind: 'several'; lead: SingleCase; all: readonly SingleCase[] };

export type SingleCase =
  | { kind: 'danger'; stage: 'alarm' | 'asked' | 'denied' | 'confirmed' }
  | { kind: 'answer'; from: 'fact' | 'article' | 'told' | 'takenBefore' | 'houseNote' | 'model' }
  /** The titles of what may answer are shown to choose from. */
  | { kind: 'choices' }
  | { kind: 'askOwner' }
  /** What is wrong, or a playbook's question in their own words. */
  | { kind: 'askGuest'; about: 'trouble' | 'question' }
  | { kind: 'outOfScope' }
  /** None of the titles that were shown to choose from: the owner is asked. */
  | { kind: 'notesJudged'; asksOwner: 'now' | 'before' }
  | { kind: 'release'; standing: 'current' | 'unchecked' | 'over' | 'ahead' | 'lockFault' }
  /** `first`: the trouble is taken up with it. `atDoor`: what keeps them out is asked before anything. */
  | { kind: 'step'; playbook: string | null; stage: 'first' | 'next' | 'waiting' | 'atDoor' }
  | { kind: 'order'; playbook: string | null }
  /** Added to a work order that is open. */
  | { kind: 'orderNote' }
  /** `isOpen`: there is a job or question to tell of. */
  | { kind: 'orderStatus'; isOpen: boolean }
  /** The guest no longer needs it: asked whether to take the job back, or done with the job or the question. */
  | { kind: 'takeBack'; stage: 'asked' | 'job' | 'question' | 'kept' }
  /** What was done is broken again: the job goes on. */
  | { kind: 'reopened' }
  /** Which way in was tried, and how it is done. */
  | { kind: 'codeHelp' }
  /** What the assistant may not do, and who decides. */
  | { kind: 'refusal'; about: Refusal }
  /** It is another trouble than the one that it joined. */
  | { kind: 'splitOrder' }
  | { kind: 'solved'; playbook: string }
  | { kind: 'smallTalk'; about: SmallTalk }
  /** `phrase`: the owner's own, for which they want a person. */
  | { kind: 'handOff'; cause: AssistantReason; phrase?: string }
  /** Guests whose stay is not confirmed have set as much in motion as they may in a day. */
  | { kind: 'limited' }
  | { kind: 'expiredPlan' };

/** Also the outcomes of data/talk.txt that call for nobody. */
export const smallTalk = [
  'affirm',
  'bot',
  'bye',
  'capabilities',
  'deny',
  'emoji',
  'errand',
  'greeting',
  'how',
  'joke',
  'left',
  'maker',
  'model',
  'name',
  'photo',
  'private',
  'repeat',
  'stop',
  'thanks',
  'works',
] as const;
export type SmallTalk = (typeof smallTalk)[number];

/** Of several the one by which the turn is ruled. */
export const leadOf = (made: DecisionCase): SingleCase => (made.kind === 'several' ? made.lead : made);

/** Each of several, or the one. */
export const casesOf = (made: DecisionCase): readonly SingleCase[] => (made.kind === 'several' ? made.all : [made]);

/** The playbook whose trouble is taken up, by its first step or by a work order. */
export function playbookTakenUp(made: DecisionCase): string | null {
  const lead = leadOf(made);
  if (lead.kind === 'order') return lead.playbook;
  return lead.kind === 'step' && lead.stage === 'first' ? lead.playbook : null;
}
