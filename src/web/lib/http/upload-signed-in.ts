import { endSession, keepSession, sessionSettled, sessionToken } from '../session/session.ts';
import { RestError } from './rest.ts';
import { type Upload, upload } from './upload.ts';

/** `upload` as the signed-in person of this tab. Throws RestError; a session that has ended ends in this tab too. */
export async function uploadSignedIn<T>(
  path: string,
  parts: Pick<Upload, 'file' | 'name' | 'fields' | 'onProgress' | 'signal'>,
) {
  await sessionSettled();
  const token = sessionToken();
  const isStill = () => sessionToken() === token;
  const onHeaders: Upload['onHeaders'] = (header) => {
    const next = header('set-auth-token');
    if (next && isStill()) keepSession(next);
  };
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  return upload<T>(path, { ...parts, headers, onHeaders }).catch((error: unknown) => {
    if (error instanceof RestError && error.status === 401 && token && isStill()) endSession();
    throw error;
  });
}
