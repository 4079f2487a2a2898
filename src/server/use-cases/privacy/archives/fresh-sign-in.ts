import * as copyInEnglish from '#contract/messages/en/privacy/archives.ts';
import { spoken } from '#contract/messages/spoken.ts';
import { freshMinutes } from '#contract/privacy/archive-format.ts';
import { signedInAt } from '#features/accounts';
import type { Deps } from '#server/kernel/context.ts';
import { forbidden } from '#server/kernel/errors.ts';

const copy = spoken(copyInEnglish);

/** @throws FORBIDDEN unless this session has just begun, or just gave its password once more */
export async function requireFreshSignIn(
  deps: Pick<Deps, 'authDb' | 'clock' | 'takePasswordProof'>,
  sessionId: string,
) {
  const at = await signedInAt(deps.authDb, sessionId);
  if (at && deps.clock.now().getTime() - at.getTime() < freshMinutes * 60_000) return;
  if (!(await deps.takePasswordProof(sessionId))) throw forbidden(copy.signInAgain);
}
