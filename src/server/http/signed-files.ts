import type { Hono } from 'hono';
import type { FileLinks } from '#server/kernel/file-links.ts';
import { type FileStore, UnsafeKey } from '#server/platform/files/port.ts';
import type { HttpEnv } from './http-env.ts';

/** Private pictures behind links that end after an hour. Only what we re-encoded ourselves is ever stored, so only WebP goes out. */
export function serveFiles(app: Hono<HttpEnv>, files: FileStore, links: FileLinks): void {
  app.get('/files/:expiry/:signature/:key{.+}', async (c) => {
    const key = links.keyOf(c.req.param('expiry'), c.req.param('signature'), c.req.param('key'));
    if (!key) return c.notFound();
    try {
      const bytes = await files.get(key);
      if (!bytes) return c.notFound();
      return c.body(new Uint8Array(bytes), 200, {
        'content-type': 'image/webp',
        'cache-control': 'private, max-age=3600',
      });
    } catch (error) {
      if (error instanceof UnsafeKey) return c.notFound();
      throw error;
    }
  });
}
