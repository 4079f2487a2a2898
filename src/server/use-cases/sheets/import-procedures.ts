import { and, eq, ne } from 'drizzle-orm';
import type { ImportKind } from '#contract/sheets/imports.ts';
import { imports } from '#server/db/tables/sheets.ts';
import { os, ownerOnly } from '#server/kernel/context.ts';
import { once } from '#server/kernel/once.ts';
import { withActor } from '#server/kernel/transaction.ts';
import { cancelImport, confirmImport, findImport, toProgress } from './confirm-import.ts';
import { byteOrderMark, writeCsv } from './csv.ts';
import { csvAnswer } from './export-csv.ts';
import { previewImport } from './preview-import.ts';
import { columnsOf } from './understand-sheet.ts';

export const importProcedures = {
  template: os.imports.template.use(ownerOnly).handler(async ({ input }) => template(input.kind)),
  preview: os.imports.preview
    .use(ownerOnly)
    .handler(({ input, context: { actor, deps } }) => previewImport(deps, actor, input.kind, input.file)),
  progress: os.imports.progress
    .use(ownerOnly)
    .handler(({ input, context: { actor, deps } }) =>
      withActor(deps.store, actor, async (unit) => toProgress(await findImport(unit, actor, input.id))),
    ),
  confirm: os.imports.confirm
    .use(ownerOnly)
    .handler(({ input, context: { actor, deps } }) => confirmImport(deps, actor, input.id)),
  cancel: os.imports.cancel
    .use(ownerOnly)
    .handler(({ input, context: { actor, deps } }) => cancelImport(deps, actor, input.id)),
  discard: os.imports.discard.use(ownerOnly).handler(({ input, context: { actor, deps } }) =>
    once(deps, actor, async (unit) => {
      const { id } = await findImport(unit, actor, input.id);
      await unit.tx.delete(imports).where(and(eq(imports.id, id), ne(imports.state, 'writing')));
      return {};
    }),
  ),
};

function template(kind: ImportKind) {
  const columns = columnsOf[kind];
  const rows = [columns.map(({ heading }) => heading), columns.map(({ example }) => example)];
  return csvAnswer(`porchlight-${kind}-template.csv`, [byteOrderMark + writeCsv(rows)]);
}
