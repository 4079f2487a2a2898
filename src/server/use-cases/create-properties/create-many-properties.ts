import type { WholeProperty } from '#contract/properties/property-changes.ts';
import { assignContactPoints } from '#features/contractors';
import { createProperties, type Refusal } from '#features/properties';
import type { Owner } from '#server/kernel/actor.ts';
import type { UnitOfWork } from '#server/kernel/transaction.ts';
import type { Vault } from '#server/platform/vault/port.ts';

/** A property and who is called about it. */
export type ServedProperty = WholeProperty & { contractors: [WholeProperty['contractors'][number]] };

/** As `createWholeProperty`, for many at once, each with its Contact Point Person alone. */
export async function createManyProperties(
  unit: UnitOfWork,
  vault: Vault,
  owner: Owner,
  all: ServedProperty[],
): Promise<Refusal | undefined> {
  const created = await createProperties(
    unit,
    vault,
    owner,
    all.map(({ contractors: _, images, articles, ...fields }) => fields),
  );
  if ('refused' in created) return created.refused;
  const served = all.map(({ contractors: [contractor] }, at) => ({ propertyId: created.ids[at] ?? '', contractor }));
  await assignContactPoints(unit, owner.customerId, served);
  return undefined;
}
