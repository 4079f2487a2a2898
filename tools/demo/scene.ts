import { randomUUID } from 'node:crypto';
import {
  claimThread,
  closeThread,
  findGuestThread,
  handBack,
  leaveNote,
  openThread,
  receiveMessage,
  replyAsPerson,
  snoozeThread,
  verifyGuest,
} from '#features/conversations';
import { findProperty } from '#features/properties';
import { rulesFor } from '#features/protocols';
import { addPhotoRow, keepPhoto } from '#features/work-orders';
import { type Staff, serviceFor } from '#server/kernel/actor.ts';
import { type UnitOfWork, withActor } from '#server/kernel/transaction.ts';
import { type JobScene, jobOf } from './job-scene.ts';
import type { Past } from './past.ts';
import { agentActor, ownerActor } from './people.ts';
import { picture, type Subject } from './pictures.ts';
import { demoProperties, type PropertyName } from './properties/all.ts';
import type { DemoStay } from './stays.ts';

const minute = 60_000;

/** One thread as it unfolds, told step by step; the assistant's part is not told but happens. */
export type Scene = JobScene & {
  conversationId: string;
  wait(minutes: number): void;
  guest(...lines: string[]): Promise<void>;
  photo(of: Subject): Promise<void>;
  /** The guest passes the stay check. */
  check(): Promise<void>;
  claims(by?: Staff): Promise<void>;
  replies(text: string, by?: Staff): Promise<void>;
  notes(text: string, by?: Staff): Promise<void>;
  handsBack(by?: Staff): Promise<void>;
  snoozes(hours: number, by?: Staff): Promise<void>;
  closes(by?: Staff): Promise<void>;
};

export type Beginning = {
  property: PropertyName;
  at: Date;
  guest: DemoStay | undefined;
  pause: () => number;
  id: string;
};

export async function openScene(past: Past, { property, at, guest, pause, id }: Beginning): Promise<Scene> {
  const { store } = past.deps;
  const house = demoProperties[property];
  const service = serviceFor(ownerActor.customerId, 'guest', { name: guest?.guest_name ?? null });
  past.setClock(at);
  await withActor(store, service, async (unit) =>
    openThread(unit, await findProperty(unit, house.id), { id, channel: 'web', secret: randomUUID() }),
  );
  const receive = async (unit: UnitOfWork, body: string, photo_id: string | null = null) => {
    const thread = await findGuestThread(unit, id);
    const rules = await rulesFor(unit, thread.customer_id, thread.property_id);
    await receiveMessage(unit, thread, { body, photo_id }, rules.autonomy === 'auto');
  };
  const asStaff = (staff: Staff, work: (unit: UnitOfWork) => Promise<unknown>) => {
    past.pass(pause());
    return withActor(store, staff, work).then(() => {});
  };
  return {
    ...jobOf(past, id, pause),
    conversationId: id,
    wait: (minutes) => past.pass(minutes * minute),
    async guest(...lines) {
      for (const line of lines) {
        past.pass(pause());
        await withActor(store, service, (unit) => receive(unit, line));
      }
    },
    async photo(of) {
      past.pass(pause());
      const file = await keepPhoto(past.deps, await picture(of));
      await withActor(store, service, async (unit) => {
        const owner = { customer_id: ownerActor.customerId, conversation_id: id, by: guest?.guest_name ?? 'Guest' };
        const photo = await addPhotoRow(unit, file, owner);
        await receive(unit, 'Sent a photo.', photo.id);
      });
    },
    async check() {
      if (!guest) throw new Error('a stranger cannot pass the stay check');
      past.pass(pause());
      const { check_in, check_out, guest_phone } = guest;
      const check = { check_in, check_out, phone_last4: guest_phone.slice(-4) };
      await withActor(store, service, async (unit) => verifyGuest(unit, await findGuestThread(unit, id), check));
    },
    claims: (by = agentActor) => asStaff(by, (unit) => claimThread(unit, by, id)),
    replies: (body, by = agentActor) => asStaff(by, (unit) => replyAsPerson(unit, by, id, { body })),
    notes: (body, by = agentActor) => asStaff(by, (unit) => leaveNote(unit, by, id, body)),
    handsBack: (by = agentActor) => asStaff(by, (unit) => handBack(unit, by, id)),
    snoozes: (hours, by = agentActor) =>
      asStaff(by, (unit) => snoozeThread(unit, id, new Date(unit.now.getTime() + hours * 60 * minute))),
    closes: (by = agentActor) => asStaff(by, (unit) => closeThread(unit, id)),
  };
}
