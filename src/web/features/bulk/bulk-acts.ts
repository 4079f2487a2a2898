import type { Deed, DeedReport } from '#contract/bulk/bulk.ts';
import * as copy from '#contract/messages/en/bulk.ts';
import { fill } from '#contract/messages/fill.ts';
import { api, messageOf } from '../../lib/http/api.ts';
import { orpc, queryClient } from '../../lib/http/query.ts';
import { showFailure, showToast } from '../../ui/overlay/toast.ts';
import { counted, saidOf } from './deed-words.ts';

/** Does it, and offers the way back, which the server keeps. Rejects with what was refused as a whole. */
export async function runDeed(chosen_ids: string[], deed: Deed): Promise<DeedReport> {
  const report = await api.bulk.run({ chosen_ids, deed }).finally(refreshHouses);
  const left = report.refused.length > 0 ? ` · ${fill(copy.leftOut, { count: report.refused.length })}` : '';
  showToast({
    title: saidOf(report) + left,
    ...(report.can.undo && { undo: () => void undoDeed(report.id) }),
  });
  return report;
}

/** Puts back what a deed changed; what was changed since is said to be left. */
export async function undoDeed(id: string): Promise<void> {
  try {
    const { kind, done, not_undone } = await api.bulk.undo({ id });
    const left = not_undone.length;
    const what = counted(kind, done - left);
    showToast({ title: left > 0 ? fill(copy.undoneNotAll, { what, count: left }) : fill(copy.undone, { what }) });
  } catch (error) {
    showFailure(messageOf(error));
  } finally {
    refreshHouses();
  }
}

/** Whatever shows what a deed can change is read again. */
function refreshHouses(): void {
  const nouns = [
    orpc.bulk.list,
    orpc.properties,
    orpc.propertyGroups,
    orpc.assignments,
    orpc.contractors,
    orpc.calledNow,
    orpc.articles,
    orpc.protocols,
  ];
  for (const noun of nouns) void queryClient.invalidateQueries({ queryKey: noun.key() });
}
