import type { Hono } from 'hono';
import type { Deps } from '#server/kernel/context.ts';
import { unauthorized } from '#server/kernel/errors.ts';
import { UnsafeKey } from '#server/platform/files/port.ts';
import type { HttpEnv } from './http-env.ts';

/**
 * Private files behind links that end after an hour or with the session. Pictures are what we re-encoded ourselves; a
 * PDF is somebody's own and leaves as a download alone, never shown under our name.
 */
export function serveFiles(
  app: Hono<HttpEnv>,
  { files, fileLinks, sessions }: Pick<Deps, 'fileLinks' | 'files' | 'sessions'>,
): void {
  app.get('/files/:expiry/:holder/:signature/:key{.+}', async (c) => {
    const opened = fileLinks.read(c.req.param());
    if (!opened) return c.notFound();
    if (opened.sessionId && !(await sessions.isLive(opened.sessionId))) throw unauthorized();
    try {
      const bytes = await files.get(opened.key);
      return bytes ? c.body(new Uint8Array(bytes), 200, headersFor(opened.key)) : c.notFound();
    } catch (error) {
      if (error instanceof UnsafeKey) return c.notFound();
      throw error;
    }
  });
}

/** `nosniff` stands on every answer (security-headers.ts). */
function headersFor(key: string): Record<string, string> {
  if (!key.endsWith('.pdf')) return { 'content-type': 'image/webp' };
  const name = key.split('/').at(-1);
  return { 'content-type': 'application/pdf', 'content-disposition': `attachment; filename="${name}"` };
}
