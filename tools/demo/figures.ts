import { refreshReports } from '#features/reports';
import type { Application } from '#server/application.ts';
import { reportProgress } from '#server/db/tables/reports.ts';
import { system } from '#server/kernel/actor.ts';
import { withActor } from '#server/kernel/transaction.ts';

/** Counts what the demo begins with, so that whoever opens the reports first finds them full: the timer comes later. */
export async function countFigures({ deps: { store } }: Application): Promise<void> {
  await withActor(store, system, ({ tx }) => tx.update(reportProgress).set({ whole_at: null }));
  await refreshReports(store);
}
