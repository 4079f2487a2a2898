import type { Settings } from '#server/kernel/env.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import { standingOf } from './policy.ts';
import { planFactsOf } from './queries.ts';

/** Whom a guest can turn to while the assistant has stopped. */
export type HostContact = { name: string; phone: string | null; email: string };

/** The owner's contact once trial or plan and their grace are over; null while the assistant is paid for. */
export async function hostIfEnded(
  unit: UnitOfWork,
  settings: Settings,
  customerId: string,
): Promise<HostContact | null> {
  const { user, facts } = await planFactsOf(unit, settings, customerId);
  if (!user || standingOf(facts, unit.now).state !== 'ended') return null;
  return { name: user.company_name || user.full_name, phone: user.phone_number, email: user.email };
}
