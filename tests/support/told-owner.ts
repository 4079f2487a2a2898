import { beforeAll } from 'vitest';
import type { Notification } from '#contract/notifications/notifications.ts';
import { addTrade, bookStay, call } from './application.ts';
import { askingGuests } from './asking-guests.ts';

const staying = { check_in: '2026-11-18', check_out: '2026-11-23' };

/** An owner who is told what happens at their property, one who is not, the desk, and a plumber. */
export function toldOwner() {
  const { at, openThread } = askingGuests();
  beforeAll(async () => {
    const phone = '(541) 555-0110';
    await addTrade(at.application, at.customerId, at.property.id, { company_name: 'Yaquina Plumbing', phone });
    await bookStay(at.application, at.customerId, at.property.id, { ...staying, guest_phone: '(541) 555-0120' });
  });

  /** Of a guest who has passed the stay check before they write. */
  const threadOf = async (message: string) => {
    const thread = await openThread();
    await thread.post('/verify', { ...staying, phone_last4: '0120' });
    await thread.say(message);
    return thread;
  };

  const list = async (who = at.owner, query = ''): Promise<{ items: Notification[]; next: string; unread: number }> =>
    (await call(at.application, 'GET', `/api/v1/notifications?limit=100${query}`, undefined, who)).body;

  return { threadOf, list, at };
}
