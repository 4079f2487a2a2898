import { type Paper, paperKinds } from '#contract/contractors/contractors.ts';
import { limits } from '#contract/limits.ts';
import * as copy from '#contract/messages/en/contractors.ts';
import { fill } from '#contract/messages/fill.ts';
import { api, messageOf } from '../../lib/http/api.ts';
import { showToast } from '../../ui/overlay/toast.ts';

export type Kind = Paper['kind'];
const notSaved = { insurance: copy.insuranceNotSaved, license: copy.licenseNotSaved } as const;

/** What is wrong with a file before it is sent; the server looks again, and inside. */
export function problemOfFile(file: File): string | null {
  if (file.size >= limits.imageBytes) return copy.fileTooLarge;
  const kept = file.type === 'application/pdf' || file.type.startsWith('image/') || isPhonePhoto.test(file.name);
  return kept ? null : copy.fileWrongType;
}

/** Some systems do not know the type of what their own phones take. */
const isPhonePhoto = /\.(heic|heif)$/i;

export const sendPaper = (id: string, kind: Kind, file: File): Promise<Paper> =>
  api.contractors.putPaper({ id, kind, file });

/**
 * The documents chosen for a contractor that was added a moment ago; one that fails is told, and the contractor stays.
 */
export async function sendChosen(id: string, chosen: Partial<Record<Kind, File>>): Promise<void> {
  for (const kind of paperKinds) {
    const file = chosen[kind];
    if (!file) continue;
    await sendPaper(id, kind, file).catch((error: unknown) =>
      showToast({
        title: fill(notSaved[kind], { why: messageOf(error) }),
        tone: 'error',
      }),
    );
  }
}
