import * as copy from '#contract/messages/en/sheets.ts';
import { showFailure, showToast } from '../../ui/overlay/toast.ts';

/** Makes and saves a file away from its button: says that it is being made, and why where there is none. */
export async function downloadAside(path: string, name: string, onDone?: () => void): Promise<void> {
  showToast({ title: name });
  try {
    await (await import('../../lib/http/download.ts')).downloadFile(path);
    onDone?.();
  } catch (error) {
    showFailure(error instanceof Error && 'status' in error ? error.message : copy.fileFailed);
  }
}
