// What other rules would have made of the last weeks: the guests' words go through the engine again, and nothing
// happens.
import { isDeepStrictEqual } from 'node:util';
import { and, asc, desc, eq, gte, isNull } from 'drizzle-orm';
import { type RuleKey, ruleKeys } from '#contract/enumerations/protocols.ts';
import type { OwnRules, ProtocolRules, Replay, ReplayRow } from '#contract/protocols/protocols.ts';
import { articlesFor, bodyOf } from '#features/knowledge';
import { publicFacts } from '#features/knowledge/facts';
import { findProperty, type PropertyRecord, secretsOnFile } from '#features/properties';
import { layersOf, mergeRules } from '#features/protocols';
import { conversations, messages } from '#server/db/tables/conversations.ts';
import type { Deps } from '#server/kernel/context.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { type DialogueState, freshState } from '../conversation-state/dialogue-state.ts';
import { embedded } from '../deciding/embedded.ts';
import type { PropertyKnowledge, Turn } from '../deciding/engine.ts';
import { whereOwnerWantsPerson } from '../deciding/escalation.ts';
import { propertyKnowledgeOf } from '../deciding/property-knowledge.ts';
import { outcomeUnder } from './replay-outcome.ts';

type Question = { customerId: string; propertyId: string | null; rules: OwnRules; weeks: number };
type Line = {
  id: string;
  conversation_id: string;
  property_id: string;
  guest_name: string | null;
  body: string;
  at: Date;
};

/** So many messages are looked at, the newest: some hundred milliseconds of work. */
const maxLines = 500;
const weekMs = 7 * 86_400_000;

export async function replay(
  unit: UnitOfWork,
  deps: Pick<Deps, 'vault' | 'settings'>,
  question: Question,
): Promise<Replay> {
  const since = new Date(unit.now.getTime() - question.weeks * weekMs);
  const lines = await linesSince(unit, question, since);
  const kept = lines.slice(0, maxLines).reverse();
  const differ: ReplayRow[] = [];
  for (const [propertyId, ofPlace] of Map.groupBy(kept, (line) => line.property_id)) {
    const property = await findProperty(unit, propertyId);
    const place = {
      property,
      knowledge: await knowledgeOf(unit, deps, property),
      emergency: deps.settings.EMERGENCY_NUMBER,
    };
    const sides = await rulesOn(unit, question, propertyId);
    for (const thread of Map.groupBy(ofPlace, (line) => line.conversation_id).values())
      differ.push(...(await replayThread(thread, place, sides)));
  }
  return {
    since: since.toISOString(),
    conversations: new Set(kept.map((line) => line.conversation_id)).size,
    messages: kept.length,
    cut: lines.length > maxLines,
    differ: differ.sort((a, b) => b.at.localeCompare(a.at)),
  };
}

function linesSince({ tx }: UnitOfWork, { customerId, propertyId }: Question, since: Date) {
  return tx
    .select({
      id: messages.id,
      conversation_id: messages.conversation_id,
      property_id: conversations.property_id,
      guest_name: conversations.guest_name,
      body: messages.body,
      at: messages.created_at,
    })
    .from(messages)
    .innerJoin(conversations, and(eq(conversations.id, messages.conversation_id), eq(conversations.kind, 'guest')))
    .where(
      and(
        eq(messages.customer_id, customerId),
        eq(messages.author, 'guest'),
        eq(messages.kind, 'text'),
        isNull(messages.photo_id),
        gte(messages.created_at, since),
        propertyId ? eq(conversations.property_id, propertyId) : undefined,
      ),
    )
    .orderBy(desc(messages.created_at), desc(messages.id), asc(messages.conversation_id))
    .limit(maxLines + 1)
    .then((rows) => rows.flatMap((row): Line[] => (row.property_id ? [{ ...row, property_id: row.property_id }] : [])));
}

type Place = { property: PropertyRecord; knowledge: PropertyKnowledge; emergency: string };
type Sides = { now: ProtocolRules; changed: ProtocolRules };

/** The rules in force at a property, and those that would be. */
async function rulesOn(unit: UnitOfWork, { customerId, propertyId, rules }: Question, at: string): Promise<Sides> {
  const { account, place } = await layersOf(unit, customerId, at);
  const now = mergeRules(account?.rules, place?.rules);
  return { now, changed: propertyId ? mergeRules(account?.rules, rules) : mergeRules(rules, place?.rules) };
}

async function knowledgeOf(
  unit: UnitOfWork,
  { vault }: Pick<Deps, 'vault'>,
  property: PropertyRecord,
): Promise<PropertyKnowledge> {
  const articles = await articlesFor(unit, property.customer_id, property.id);
  const open = articles.map((row) => ({ ...row, body: bodyOf(vault, row) }));
  return propertyKnowledgeOf(publicFacts(property), [...secretsOnFile(property), 'street_address'], open);
}

/** One conversation in its order, so that a follow-up leans on the turn before as it did then. */
async function replayThread(lines: Line[], place: Place, sides: Sides): Promise<ReplayRow[]> {
  const rows: ReplayRow[] = [];
  const history: Turn[] = [];
  let state: DialogueState = freshState();
  for (const line of lines) {
    const input = {
      text: line.body,
      photos: 0,
      history: [...history],
      knowledge: place.knowledge,
      stay: 'current' as const,
      openOrders: [],
      doneOrders: [],
      openQuestions: [],
      choicesMade: [],
      state,
      now: line.at,
      timezone: place.property.timezone,
      locale: 'en',
      emergencyNumber: place.emergency,
    };
    const decision = await embedded.decide(input, AbortSignal.timeout(engineMs));
    history.push({ by: 'guest', text: line.body });
    state = decision.state;
    const under = (rules: ProtocolRules) =>
      outcomeUnder(whereOwnerWantsPerson(decision, input, rules), rules, line.at, place.property.timezone);
    const [was, would] = [under(sides.now), under(sides.changed)];
    if (was !== would) rows.push(rowOf(line, place, { was, would, why: whyOf(sides, was, under) }));
  }
  return rows;
}

const engineMs = 2000;

/** The rules each of which alone already makes a difference; all that differ where only their sum does. */
function whyOf({ now, changed: after }: Sides, was: string, under: (rules: ProtocolRules) => string): RuleKey[] {
  const changed = ruleKeys.filter((key) => !isDeepStrictEqual(now[key], after[key]));
  const alone = changed.filter((key) => under({ ...now, [key]: after[key] }) !== was);
  return alone.length ? alone : changed;
}

const rowOf = (line: Line, { property }: Place, found: Pick<ReplayRow, 'was' | 'would' | 'why'>): ReplayRow => ({
  conversation_id: line.conversation_id,
  guest_name: line.guest_name,
  property_name: property.name,
  at: line.at.toISOString(),
  message: line.body.slice(0, 300),
  ...found,
});
