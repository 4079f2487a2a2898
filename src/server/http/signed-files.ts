import type { Hono } from 'hono';
import type { Deps } from '#server/kernel/context.ts';
import { unauthorized } from '#server/kernel/errors.ts';
import { UnsafeKey } from '#server/platform/files/port.ts';
import type { HttpEnv } from './http-env.ts';

/** Private pictures behind links that end after an hour or with the session. Only what we re-encoded ourselves is ever stored, so only WebP goes out. */
export function serveFiles(app: Hono<HttpEnv>, { files, fileLinks, sessions }: Deps): void {
  app.get('/files/:expiry/:holder/:signature/:key{.+}', async (c) => {
    const opened = fileLinks.read(c.req.param());
    if (!opened) return c.notFound();
    if (opened.sessionId && !(await sessions.isLive(opened.sessionId))) throw unauthorized();
    try {
      const bytes = await files.get(opened.key);
      return bytes ? c.body(new Uint8Array(bytes), 200, { 'content-type': 'image/webp' }) : c.notFound();
    } catch (error) {
      if (error instanceof UnsafeKey) return c.notFound();
      throw error;
    }
  });
}
