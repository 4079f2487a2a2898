import { keepDocument } from '#features/contractors';
import type { Actor } from '#server/kernel/actor.ts';
import { type Deps, os, signedIn } from '#server/kernel/context.ts';
import { once } from '#server/kernel/once.ts';
import { type UnitOfWork, withActor } from '#server/kernel/transaction.ts';
import { addOrderFile, mayTakeOneMore, orderFilesOf, removeOrderFile, toOrderFile } from './order-files.ts';
import { findWorkOrder } from './queries.ts';

export const orderFileProcedures = {
  add: os.orderFiles.add.use(signedIn).handler(async ({ input: { id, file: sent }, context: { actor, deps } }) => {
    await withActor(deps.store, actor, async (unit) => {
      await findWorkOrder(unit, id);
      await mayTakeOneMore(unit, id);
    });
    const file = await keepDocument(deps, 'file', sent);
    return once(deps, actor, async (unit) => {
      await addOrderFile(unit, id, file, { kind: 'file', by: nameOf(actor), contractor_id: null });
      return show(unit, id, deps);
    });
  }),
  remove: os.orderFiles.remove.use(signedIn).handler(({ input: { id, file_id }, context: { actor, deps } }) =>
    once(deps, actor, async (unit) => {
      await removeOrderFile(unit, deps.files, { id, fileId: file_id, by: nameOf(actor) });
      return show(unit, id, deps);
    }),
  ),
};

const show = async (unit: UnitOfWork, id: string, { fileLinks }: Pick<Deps, 'fileLinks'>) => ({
  items: (await orderFilesOf(unit, id)).map((row) => toOrderFile(row, fileLinks)),
});

const nameOf = (actor: Actor): string => ('name' in actor && actor.name) || '';
