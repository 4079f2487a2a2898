import * as copy from '../messages/en/enumerations.ts';

/**
 * Chats: who writes in them, what becomes of them, and which engine answered. Closed lists, as the specification words
 * them. The database checks the same lists.
 */

/** A guest at a property, whom the assistant answers first; or an owner with the desk, whom people answer. */
export const conversationKinds = ['guest', 'support'] as const;

/** Who answers in a thread: the assistant, nobody yet (a person was asked for), a person; or it rests. */
export const conversationStates = ['assistant', 'waiting', 'assigned', 'snoozed', 'done'] as const;
export type ConversationState = (typeof conversationStates)[number];

/** Who has a chat where a person does: somebody of the Porchlight team, or the owner of the house. */
export const holders = ['team', 'owner'] as const;
export type Holder = (typeof holders)[number];

/** By which way a guest writes. `booking_page` is the chat on a page of the owner's own, where anybody may ask. */
export const channels = ['web', 'sms', 'whatsapp', 'voice', 'email', 'booking_page'] as const;
export type Channel = (typeof channels)[number];

export const messageAuthors = ['guest', 'assistant', 'agent', 'owner', 'contractor', 'system'] as const;
export type MessageAuthor = (typeof messageAuthors)[number];

/** `note` is for the desk alone, and one of the owner's for the desk and them; `card` shows a work order; `event` is a line such as "Maya joined". */
export const messageKinds = ['text', 'note', 'card', 'event'] as const;
export type MessageKind = (typeof messageKinds)[number];

/**
 * How a chat goes from one of the team to another. `asked` waits for the colleague who has it: `handed_over` (by them,
 * or by the house since they were away), `kept`, `lapsed` (they said nothing and keep it), `withdrawn` (there is
 * nothing to be asked for any more). `taken` by a lead; `given` by whoever
 * had it, or by a lead; `returned` to Waiting, since whoever had it was gone.
 */
export const takeoverStates = [
  'asked',
  'handed_over',
  'kept',
  'lapsed',
  'withdrawn',
  'taken',
  'given',
  'returned',
] as const;
export type TakeoverState = (typeof takeoverStates)[number];

/** Why a chat went back to Waiting: by itself, or since it was let go of. */
export const awayReasons = ['idle', 'signed_off', 'released'] as const;
export type AwayReason = (typeof awayReasons)[number];

/** A reply the assistant proposes waits for a person, who sends it or drops it; a newer one replaces it. */
export const draftStates = ['waiting', 'sent', 'dropped', 'replaced'] as const;

/** A guest in danger; or why one waits by the owner's rules: a proposal is to be sent, or people answer. */
export const waitingReplies = ['danger', 'proposal', 'people'] as const;

export const safetyKinds = [
  'gas',
  'co',
  'fire',
  'flood',
  'electric',
  'breakin',
  'medical',
  'lockout',
  'collapse',
] as const;
export type SafetyKind = (typeof safetyKinds)[number];

export const dangerWords: Record<SafetyKind, string> = {
  gas: copy.gas,
  co: copy.co,
  fire: copy.fire,
  flood: copy.flood,
  electric: copy.electric,
  breakin: copy.breakIn,
  medical: copy.medical,
  lockout: copy.lockout,
  collapse: copy.collapse,
};

/** The rungs of the on-call ladder that the rota names people for, in the order they are rung. */
export const staffRungs = ['first', 'second', 'lead'] as const;
export type StaffRung = (typeof staffRungs)[number];

/** Then everyone who works here. */
export const alarmRungs = [...staffRungs, 'everyone'] as const;
export type AlarmRung = (typeof alarmRungs)[number];

/** How a call of the model ended. Only an `answered` one spoke; after every other the embedded engine did. */
export const modelOutcomes = ['answered', 'slow', 'down', 'garbage', 'refused_tool', 'guarded'] as const;
export type ModelOutcome = (typeof modelOutcomes)[number];

/**
 * Why the embedded engine answered though a model is set; at the cap, and where a message holds a code, none is asked.
 */
export const modelFallbacks = ['slow', 'down', 'garbage', 'refused_tool', 'guarded', 'cap', 'withheld'] as const;
export type ModelFallback = (typeof modelFallbacks)[number];

/** What the team promises of a chat that was handed over: somebody takes it, writes first, and answers each time after. */
export const slaTargets = ['claim', 'first', 'next'] as const;
export type SlaTarget = (typeof slaTargets)[number];

/** Who outside the team has to write while a chat's clock stands still. */
export const slaWaits = ['guest', 'contractor', 'owner'] as const;
export type SlaWait = (typeof slaWaits)[number];
