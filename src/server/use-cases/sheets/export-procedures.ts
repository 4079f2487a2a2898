import { findProperty } from '#features/properties';
import { os, ownerOnly } from '#server/kernel/context.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { exportCsv } from './export-csv.ts';
import { printHouseSheet, printQrCard } from './prints.ts';

export const exportProcedures = {
  table: os.exports.table
    .use(ownerOnly)
    .handler(({ input, context: { actor, deps } }) => exportCsv(deps.store, actor, input)),
  houseSheet: os.exports.houseSheet.use(ownerOnly).handler(async ({ input, context: { actor, deps } }) => {
    const property = await withActor(deps.store, actor, (unit) => findProperty(unit, input.id));
    return printHouseSheet(property, deps);
  }),
  qrCard: os.exports.qrCard.use(ownerOnly).handler(async ({ input, context: { actor, deps } }) => {
    const property = await withActor(deps.store, actor, (unit) => findProperty(unit, input.id));
    return printQrCard(property, input.size, deps);
  }),
};
