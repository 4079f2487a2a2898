import { os, ownerOnly } from '#server/kernel/context.ts';
import { once } from '#server/kernel/once.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { addContractor } from './add-contractor.ts';
import { changeContractor } from './change-contractor.ts';
import { keepDocument } from './keep-document.ts';
import { papersOf, putPaper, removePaper, toPaper } from './papers.ts';
import { findContractor, listContractors, propertiesOf, showContractor } from './queries.ts';
import { removeContractor, restoreContractor } from './remove-contractor.ts';

export const contractorProcedures = {
  list: os.contractors.list
    .use(ownerOnly)
    .handler(({ input, context: { actor, deps } }) =>
      withActor(deps.store, actor, (unit) => listContractors(unit, actor.customerId, input)),
    ),
  get: os.contractors.get.use(ownerOnly).handler(({ input, context: { actor, deps } }) =>
    withActor(deps.store, actor, async (unit) => {
      const row = await findContractor(unit, actor.customerId, input.id);
      const papers = (await papersOf(unit, row.id)).map((paper) => toPaper(paper, deps.fileLinks));
      return { ...(await showContractor(unit, row)), papers, properties: await propertiesOf(unit, row) };
    }),
  ),
  create: os.contractors.create
    .use(ownerOnly)
    .handler(({ input, context: { actor, deps } }) =>
      once(deps, actor, async (unit) => showContractor(unit, await addContractor(unit, actor.customerId, input))),
    ),
  update: os.contractors.update
    .use(ownerOnly)
    .handler(({ input, context: { actor, deps } }) =>
      once(deps, actor, async (unit) => showContractor(unit, await changeContractor(unit, actor.customerId, input))),
    ),
  remove: os.contractors.remove
    .use(ownerOnly)
    .handler(({ input: { id }, context: { actor, deps } }) =>
      once(deps, actor, async (unit) => showContractor(unit, await removeContractor(unit, actor.customerId, id))),
    ),
  restore: os.contractors.restore
    .use(ownerOnly)
    .handler(({ input: { id }, context: { actor, deps } }) =>
      once(deps, actor, async (unit) => showContractor(unit, await restoreContractor(unit, actor.customerId, id))),
    ),
  putPaper: os.contractors.putPaper.use(ownerOnly).handler(async ({ input, context: { actor, deps } }) => {
    const to = { customerId: actor.customerId, contractorId: input.id, kind: input.kind };
    await withActor(deps.store, actor, (unit) => findContractor(unit, to.customerId, to.contractorId));
    const file = await keepDocument(deps, input.kind, input.file);
    const row = await withActor(deps.store, actor, (unit) => putPaper(unit, deps, to, file));
    return toPaper(row, deps.fileLinks);
  }),
  removePaper: os.contractors.removePaper.use(ownerOnly).handler(async ({ input, context: { actor, deps } }) => {
    const from = { customerId: actor.customerId, contractorId: input.id, kind: input.kind };
    await withActor(deps.store, actor, (unit) => removePaper(unit, deps, from));
    return {};
  }),
};
