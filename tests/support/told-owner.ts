import { beforeAll } from 'vitest';
import type { Notification } from '#contract/notifications.ts';
import { askingGuests } from './asking-guests.ts';
import { addTrade, call } from './house.ts';

/** An owner who is told what happens at their property, one who is not, the desk, and a plumber. */
export function toldOwner() {
  const { at, openThread } = askingGuests();
  beforeAll(() =>
    addTrade(at.house, at.customerId, at.property.id, { company_name: 'Yaquina Plumbing', phone: '(541) 555-0110' }),
  );

  const list = async (who = at.owner, query = ''): Promise<{ items: Notification[]; next: string; unread: number }> =>
    (await call(at.house, 'GET', `/api/v1/notifications?limit=100${query}`, undefined, who)).body;

  return { threadOf: openThread, list, at };
}
