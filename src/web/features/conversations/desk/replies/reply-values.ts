import type { Conversation } from '#contract/conversations/conversations.ts';
import type { ReplyValues, ReplyVariable } from '#contract/conversations/reply-variables.ts';
import type { AfterReply } from '#contract/conversations/saved-replies.ts';
import * as copy from '#contract/messages/en/conversations/saved-replies.ts';

type Known = Pick<Conversation, 'guest_name' | 'property_name' | 'work_orders'>;

/** What the chat itself says for each variable; of several work orders the last that is open speaks. */
export function valuesIn({ guest_name, property_name, work_orders }: Known, me: string): ReplyValues {
  const order = work_orders.findLast(({ status }) => status === 'open' || status === 'in_progress') ?? null;
  return {
    guest_first_name: firstWord(guest_name),
    house: property_name,
    agent_first_name: firstWord(me),
    order: order?.reference ?? null,
    contractor: order?.contractor_name ?? null,
  };
}

const firstWord = (name: string | null): string | null => name?.trim().split(/\s+/)[0] || null;

export const variableWords: Record<ReplyVariable, string> = {
  guest_first_name: copy.guestFirstName,
  house: copy.house,
  agent_first_name: copy.agentFirstName,
  order: copy.order,
  contractor: copy.contractor,
};

export const afterWords: Record<AfterReply, string> = {
  stay: copy.afterStay,
  snooze_30_minutes: copy.afterSnooze30,
  snooze_2_hours: copy.afterSnooze2,
  snooze_tomorrow: copy.afterSnoozeTomorrow,
  close: copy.afterClose,
};
