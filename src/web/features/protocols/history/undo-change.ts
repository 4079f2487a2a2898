import type { RuleKey } from '#contract/enumerations/protocols.ts';
import * as copy from '#contract/messages/en/protocols/changes.ts';
import { api, messageOf } from '../../../lib/http/api.ts';
import { orpc, queryClient } from '../../../lib/http/query.ts';
import { showFailure, showToast } from '../../../ui/overlay/toast.ts';

type Undo = {
  id: string;
  /** All that the change changed, where none is named. */
  rule?: RuleKey;
  /** The version over which it is undone although the rule was changed since. */
  over?: number;
};
/** The place whose rules were changed, and the version that this made. */
export type Saved = { property_id: string | null; version: number };

/** Puts back what a change changed, with a toast by which that can be undone too; a refusal is said. */
export async function undoChange(undo: Undo, onSaved: (saved: Saved) => void): Promise<void> {
  try {
    const saved = await api.protocols.undo(undo);
    if (saved.change_id !== null) onSaved(saved);
    sayPutBack(undo, saved.change_id, onSaved);
  } catch (error) {
    showFailure(messageOf(error));
  } finally {
    await refreshRules();
  }
}

/** Whatever shows rules is read again. */
export async function refreshRules(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: orpc.protocols.key() }),
    queryClient.invalidateQueries({ queryKey: orpc.simulations.key() }),
  ]);
}

function sayPutBack({ rule }: Undo, changeId: string | null, onSaved: (saved: Saved) => void): void {
  if (changeId === null) showToast({ title: copy.nothingPutBack });
  else {
    const title = rule ? copy.rulePutBack : copy.changePutBack;
    showToast({ title, undo: () => void undoChange({ id: changeId }, onSaved) });
  }
}
