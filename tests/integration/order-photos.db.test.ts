import { expect, it } from 'vitest';
import { addPhotoRow, attachThreadPhotos, openWorkOrder, photosOf } from '#features/work-orders';
import { newId } from '#server/db/tables/columns.ts';
import { serviceFor } from '#server/kernel/actor.ts';
import { type UnitOfWork, withActor } from '#server/kernel/transaction.ts';
import { jobsAtHand } from '../support/jobs-at-hand.ts';

const { at, job } = jobsAtHand();

const inHouse = <T>(work: (unit: UnitOfWork) => Promise<T>) =>
  withActor(at.application.deps.store, serviceFor(at.customerId, 'assistant'), work);
const photo = (conversation_id: string, work_order_id: string | null) =>
  inHouse(async (unit) => {
    const file = { id: newId(), key: `photos/${newId()}.webp`, width: 4, height: 3 };
    return (await addPhotoRow(unit, file, { customer_id: at.customerId, conversation_id, work_order_id, by: 'Ada' }))
      .id;
  });
const photosAt = (id: string) => inHouse(async (unit) => (await photosOf(unit, id)).map((row) => row.id));

it('a photo of one job stays with it when the same chat opens another one', async () => {
  const drain = await job();
  const ofDrain = await photo(drain.thread, drain.id);
  const sentBefore = await photo(drain.thread, null);
  const heater = await inHouse((unit) =>
    openWorkOrder(unit, {
      conversation_id: drain.thread,
      property_id: at.property.id,
      service_type: 'electrical',
      urgency_level: 'high',
      subject_line: 'Heater is cold',
      issue_summary: 'The heater in the hall is cold.',
      attempted_fix: null,
      call_summary: null,
    }),
  );
  expect(await photosAt(drain.id)).toEqual([ofDrain]);
  expect(await photosAt(heater.id)).toEqual([sentBefore]);
  await inHouse((unit) => attachThreadPhotos(unit, drain.thread, heater.id));
  expect(await photosAt(drain.id)).toEqual([ofDrain]);
});
