import { assignedMessages } from '#contract/contractors/assigned.ts';
import { showToast } from '../../../ui/overlay/toast.ts';

/** The panel's toasts, word for word (spec 2, section 8). */
export const told = {
  updated: 'Contractor updated successfully',
  added: (company: string) => `${company} added successfully!`,
  removed: 'Contractor removed successfully',
  starMoved: 'Contact Point Person updated successfully',
  updateFailed: 'Failed to update contractor',
  starFailed: 'Failed to update contact point person',
  ...assignedMessages,
} as const;

/** How long each stays (spec 2, section 9). */
export const seconds = 3;
export const sayDone = (title: string): void => showToast({ title, tone: 'success', seconds });
export const sayFailed = (title: string): void => showToast({ title, tone: 'error', seconds });
