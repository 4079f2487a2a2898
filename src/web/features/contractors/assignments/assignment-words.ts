import { assignedMessages } from '#contract/contractors/assigned.ts';
import * as copy from '#contract/messages/en/contractors/assignments.ts';
import { fill } from '#contract/messages/fill.ts';
import { showToast } from '../../../ui/overlay/toast.ts';

/** The panel's toasts, word for word (spec 2, section 8). */
export const told = {
  updated: copy.contractorUpdated,
  added: (company: string) => fill(copy.contractorAdded, { company }),
  removed: copy.contractorRemoved,
  starMoved: copy.contactPointUpdated,
  updateFailed: copy.updateFailed,
  starFailed: copy.contactPointFailed,
  ...assignedMessages,
} as const;

/** How long each stays (spec 2, section 9). */
export const seconds = 3;
export const sayDone = (title: string): void => showToast({ title, tone: 'success', seconds });
export const sayFailed = (title: string): void => showToast({ title, tone: 'error', seconds });
