// The fixed instructions of an alarm, with this property's own shut-off, and the on-call ladder.
import { dangerReason } from '#contract/conversations/handoff-reasons.ts';
import type { SafetyKind } from '#contract/enumerations/conversations.ts';
import * as copy from '#contract/messages/en/assistant/notes.ts';
import * as english from '#contract/messages/en/assistant-danger.ts';
import type { Danger } from '#language/reader';
import { decided, type PlainSaying, sentence, type TurnContext } from '../conversation-state/turn.ts';
import { type Action, type Decision, numberSource, type Part, type SourceRef } from '../deciding/decision.ts';
import { subjectIn } from '../playbooks/subject-in.ts';
import { knowsSecret, secretLabel } from './questions/release.ts';
import { newOrder } from './troubles/orders.ts';

export function alarm(turn: TurnContext, { kind, rule }: Danger): Decision {
  const source: SourceRef = { kind: 'safety', id: `safety:${kind}`, title: copy.safetyInstructions };
  const reply: Part[] = [sentence(turn, kind, {}, [source]), ...shutOffs(turn, kind)];
  if (kind === 'medical' && turn.input.emergencyNumber === '911')
    reply.push(sentence(turn, 'medicalLine', {}, [source]));
  if (kind === 'flood') reply.push(sentence(turn, 'toldPeople', {}, [source]));
  const actions: Action[] = [{ kind: 'emergency', danger: kind, summary: turn.input.text.slice(0, 500) }];
  const order = orderFor[kind];
  if (order && turn.input.openOrders.every(({ serviceType }) => serviceType !== order.serviceType)) {
    actions.push({
      kind: 'open_work_order',
      ...newOrder(turn, { ...order, urgency: 'urgent', trouble: kind }),
      danger: kind,
    });
    const opened = sentence(turn, 'orderOpened', {
      urgency: sayUrgent(turn),
      subject: subjectIn(turn.language, order.subjectLine),
    });
    reply.push(opened.kind === 'text' ? { ...opened, about: 'job' } : opened);
  }
  if (knowsSecret(turn, 'street_address') && turn.input.stay === 'current') {
    reply.push(sentence(turn, 'addressLine'), {
      kind: 'secret',
      name: 'street_address',
      label: secretLabel(turn, 'street_address'),
    });
    actions.push({ kind: 'release_secret', name: 'street_address', why: dangerReason(kind) });
  }
  return decided(turn, {
    kind: 'danger',
    stage: 'alarm',
    reply,
    actions,
    reason: `danger.${rule}`,
    trace: { rules: [rule], confidence: 1 },
  });
}

/** Where this property shuts off what feeds the danger. Never a switch in gas: a switch sparks. */
function shutOffs(turn: TurnContext, kind: SafetyKind): Part[] {
  const { facts } = turn.input.knowledge;
  const place = (field: keyof typeof facts, key: ShutOff, otherwise?: PlainSaying): Part[] => {
    const where = facts[field];
    if (!where) return otherwise ? [sentence(turn, otherwise, {}, [askingSource])] : [];
    const source: SourceRef = { kind: 'fact', id: `fact:${field}`, title: titles.get(field) ?? copy.propertyFacts };
    return [sentence(turn, key, { where: String(where) }, [source])];
  };
  if (kind === 'flood') {
    const water = place('main_water_shut_off_location', 'shutoffWater', 'shutoffWaterUnknown');
    return [...water, ...place('electric_panel_location', 'shutoffPanel')];
  }
  if (kind === 'electric') return place('electric_panel_location', 'shutoffPanel');
  return kind === 'co' ? place('emergency_furnace_shut_off_location', 'shutoffFurnace') : [];
}

type ShutOff = 'shutoffWater' | 'shutoffPanel' | 'shutoffFurnace';

/** Of what names the number to call. */
export const askingSource: SourceRef = { kind: 'safety', id: numberSource, title: copy.safetyInstructions };

const sayUrgent = (turn: TurnContext): string => {
  const part = sentence(turn, 'urgencyUrgent');
  return part.kind === 'text' ? part.text : '';
};

const orderFor: Partial<
  Record<SafetyKind, { serviceType: 'plumbing' | 'electrical' | 'handyman'; subjectLine: string }>
> = {
  flood: { serviceType: 'plumbing', subjectLine: english.subjectFlood },
  electric: { serviceType: 'electrical', subjectLine: english.subjectElectric },
  lockout: { serviceType: 'handyman', subjectLine: english.subjectLockout },
};
const titles = new Map<string, string>(
  Object.entries({
    main_water_shut_off_location: copy.mainWaterShutOff,
    electric_panel_location: copy.electricPanel,
    emergency_furnace_shut_off_location: copy.furnaceShutOff,
  }),
);
