// Everything an engine may know of a thread, and what only the guard may: the values that must not be said.

import type { ProtocolRules } from '#contract/protocols/protocols.ts';
import { type HostContact, hostIfEnded } from '#features/billing';
import {
  type DueThread,
  type GuestThreadRecord,
  type MessageRecord,
  messagesOf,
  waitingDraft,
} from '#features/conversations';
import { articlesFor, bodyOf, openQuestionsOf } from '#features/knowledge';
import { publicFacts, type SecretField } from '#features/knowledge/facts';
import { findProperty, openSecrets, type PropertyRecord, secretsOnFile } from '#features/properties';
import { rulesFor } from '#features/protocols';
import { accessWindow, findStay, type StayRecord } from '#features/stays';
import { type ThreadsOrder, workOrdersOfThread } from '#features/work-orders';
import { allSettledInOrder } from '#server/kernel/all-settled-in-order.ts';
import type { Deps } from '#server/kernel/context.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { DialogueState, freshState } from '../conversation-state/dialogue-state.ts';
import type { EngineInput, StayStanding, Turn } from '../deciding/engine.ts';
import type { GuardInput } from '../deciding/guard.ts';
import { barePropertyKnowledge, propertyKnowledgeOf } from '../deciding/property-knowledge.ts';
import { choicesMadeAt } from './choices-made.ts';
import { toOpenOrder } from './open-order.ts';

export interface Gathered {
  input: EngineInput;
  guard: GuardInput;
  property: PropertyRecord;
  rules: ProtocolRules;
  /** The guest's lines that this answers: those that are due, and those for which a proposal waits. */
  answers: string[];
  orders: ThreadsOrder[];
  /** Set where trial or plan and their grace are over: whom the guest can turn to instead. */
  host: HostContact | null;
}

type LookedUp = Awaited<ReturnType<typeof lookUp>>;

/** All that is asked of the database for a turn, in one way there and back. */
export async function lookUp(
  unit: UnitOfWork,
  settings: Deps['settings'],
  { id, customer_id, property_id }: DueThread,
) {
  const [property, articles, lines, rules, orders, host, draft, questions, choicesMade] = await allSettledInOrder(
    findProperty(unit, property_id),
    articlesFor(unit, customer_id, property_id),
    messagesOf(unit, id, 'guest', 60),
    rulesFor(unit, customer_id, property_id),
    workOrdersOfThread(unit, id),
    hostIfEnded(unit, settings, customer_id),
    waitingDraft(unit, id),
    openQuestionsOf(unit, id),
    choicesMadeAt(unit, property_id),
  );
  return { property, articles, lines, rules, orders, host, draft, questions, choicesMade, now: unit.now };
}

/** The stay of whoever passed the check; undefined before that. */
export const stayOf = (unit: UnitOfWork, thread: GuestThreadRecord): Promise<StayRecord | undefined> =>
  thread.stay_id && thread.verified_at ? findStay(unit, thread.stay_id) : Promise.resolve(undefined);

/** What was found, as an engine and the guard want it. */
export function gather(
  { vault, settings }: Pick<Deps, 'vault' | 'settings'>,
  thread: GuestThreadRecord,
  found: LookedUp,
  stay: StayRecord | undefined,
): Gathered {
  const { property, rules, now } = found;
  const onFile: SecretField[] = [...secretsOnFile(property), 'street_address'];
  const articles = found.articles.map((row) => ({ ...row, body: bodyOf(vault, row) }));
  const knowledge = propertyKnowledgeOf(publicFacts(property), onFile, articles);
  const secrets = [
    ...Object.values(openSecrets(vault, property)).filter((value) => value !== null),
    ...articles.filter(({ audience }) => audience === 'verified').map(({ body }) => body),
  ];
  const checked = standing(stay, property, rules.early_access_hours, now);
  return inThread(settings, thread, found, { knowledge, secrets, stay: checked });
}

/** The same with nothing of the house but its facts, where the rest could not be read. */
export const gatherBare = (
  { settings }: Pick<Deps, 'settings'>,
  thread: GuestThreadRecord,
  found: LookedUp,
): Gathered =>
  inThread(settings, thread, found, {
    knowledge: barePropertyKnowledge(publicFacts(found.property)),
    secrets: [],
    stay: 'none',
  });

function inThread(
  settings: Deps['settings'],
  thread: GuestThreadRecord,
  { property, lines, rules, orders, host, draft, questions, choicesMade, now }: LookedUp,
  { knowledge, secrets, stay }: Pick<EngineInput, 'knowledge' | 'stay'> & Pick<GuardInput, 'secrets'>,
): Gathered {
  const due = lines.filter((line) => line.answer_due || draft?.message_ids.includes(line.id));
  const earlier = lines.filter((line) => !due.includes(line));
  const state = DialogueState.safeParse(thread.dialogue);
  return {
    property,
    rules,
    orders,
    host,
    answers: due.map((line) => line.id),
    input: {
      text: due.flatMap(guestWords).join('\n'),
      photos: due.filter(isPhoto).length,
      history: earlier.flatMap(toTurn),
      knowledge,
      stay,
      openOrders: orders
        .filter((order) => order.dispatch_state !== 'closed')
        .map((order) => toOpenOrder(order, thread, { stay, property, now })),
      doneOrders: orders
        .filter((order) => order.status === 'completed' && order.dispatch_state === 'closed')
        .map((order) => toOpenOrder(order, thread, { stay, property, now })),
      openQuestions: questions,
      choicesMade,
      state: state.success ? state.data : freshState(),
      now,
      timezone: property.timezone,
      locale: thread.language,
      emergencyNumber: settings.EMERGENCY_NUMBER,
    },
    guard: {
      sources: new Map(knowledge.snippets.map((snippet) => [snippet.id, snippet.text])),
      guestWords: lines.filter((line) => line.author === 'guest').flatMap(guestWords),
      secrets,
      houseName: property.name,
      emergencyNumber: settings.EMERGENCY_NUMBER,
    },
  };
}

/** The line of a photo is the server's own ("Sent a photo."), not the guest's words. */
const isPhoto = (line: MessageRecord): boolean => line.photo_id !== null;
const guestWords = (line: MessageRecord): string[] => (isPhoto(line) ? [] : [line.body]);

function toTurn(line: MessageRecord): Turn[] {
  if (line.kind !== 'text' || isPhoto(line)) return [];
  const by = line.author === 'guest' || line.author === 'assistant' ? line.author : 'person';
  return [{ by, text: line.body }];
}

/** What the stay check says now; the check itself was made by the server when the guest passed it. */
function standing(stay: StayRecord | undefined, property: PropertyRecord, earlyHours: number, now: Date): StayStanding {
  if (!stay || stay.property_id !== property.id) return 'none';
  if (stay.status === 'cancelled') return 'past';
  const { from, until } = accessWindow(stay, property.timezone, earlyHours);
  if (now < from) return 'upcoming';
  return now < until ? 'current' : 'past';
}
