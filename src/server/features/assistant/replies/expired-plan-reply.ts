import type { HostContact } from '#features/billing';
import { remembering } from '../conversation-state/last-done.ts';
import { type Decision, recast } from '../deciding/decision.ts';
import { say } from './say.ts';

/**
 * After trial or plan and their grace: guests are told whom to turn to, and nothing else is done. Danger is answered as
 * ever, with its question whether anybody is in danger (product rules, section 11).
 */
export function expiredPlanReply(decision: Decision, host: HostContact, house: string): Decision {
  if (decision.kind === 'danger') return decision;
  const contact = [host.phone && phoneWords(host.phone), host.email].filter(Boolean).join(', ');
  const made = { kind: 'expiredPlan' } as const;
  return {
    ...recast(decision, made),
    reply: [
      { kind: 'text', text: say(decision.language, 'stopped', { house, name: host.name, contact }), sources: [] },
    ],
    actions: [],
    state: remembering(decision.state, made),
    trace: { reason: 'stopped.plan', rules: [] },
  };
}

const phoneWords = (digits: string) => digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
