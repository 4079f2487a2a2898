import * as copyInEnglish from '#contract/messages/en/conversations/sla-mails.ts';
import { fill } from '#contract/messages/fill.ts';
import { spoken } from '#contract/messages/spoken.ts';
import type { TeamMember } from '#features/accounts';
import { findProperty } from '#features/properties';
import { speaking } from '#server/kernel/speech.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { ConversationRecord } from '../threads.ts';
import type { ClockRecord } from './clocks.ts';

const copy = spoken(copyInEnglish);

const texts = {
  claim: () => [copy.claimSubject, copy.claimText] as const,
  first: () => [copy.wordSubject, copy.wordText] as const,
  next: () => [copy.wordSubject, copy.wordText] as const,
};

/** To one person of a rung: which chat, what was promised, who has it. None of the guest's words: they may hold a code. */
export const mailMiss = (
  unit: UnitOfWork,
  clock: ClockRecord,
  thread: ConversationRecord,
  person: TeamMember,
): Promise<void> =>
  speaking(person.language, async () => {
    const [subject, text] = texts[clock.target]();
    const property = thread.property_id ? (await findProperty(unit, thread.property_id)).name : copy.theDesk;
    const holder = thread.assigned_name ? fill(copy.withHolder, { name: thread.assigned_name }) : copy.withNobody;
    const told = { person: person.name, guest: thread.guest_name ?? copy.somebody, property, holder };
    const link = unit.links.page(`/console?thread=${thread.id}`);
    await unit.enqueue('mail.send', {
      messageId: `sla-${clock.id}-${clock.rings}-${person.id}@porchlight`,
      to: person.email,
      subject: fill(subject, { property }),
      text: fill(text, { ...told, minutes: clock.minutes, link }),
    });
  });
