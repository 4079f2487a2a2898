import type { Report, ReportRange } from '#contract/reports/figures.ts';
import { readReport } from '#features/reports';
import type { Owner, Staff } from '#server/kernel/actor.ts';
import { type Store, withActor } from '#server/kernel/transaction.ts';

/** The figures that somebody takes along, of all accounts for the desk; the security log says so. */
export const takeReport = (store: Store, actor: Owner | Staff, range: ReportRange): Promise<Report> =>
  withActor(store, actor, async (unit) => {
    const customerId = actor.kind === 'owner' ? actor.customerId : null;
    await unit.audit({ kind: 'data.exported', customerId, subject: 'report' });
    return readReport(unit, customerId, range);
  });
