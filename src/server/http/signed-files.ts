import type { Context, Hono } from 'hono';
import type { Deps } from '#server/kernel/context.ts';
import { unauthorized } from '#server/kernel/errors.ts';
import { UnsafeKey } from '#server/platform/files/port.ts';
import type { HttpEnv } from './http-env.ts';

/** An archive of an account, or a range of it; undefined where there is none that is ready. */
export type SendArchive = (
  id: string,
  range: string | undefined,
) => Promise<
  { status: 200 | 206 | 416; headers: Record<string, string>; body: ReadableStream<Uint8Array> | null } | undefined
>;

type Parts = Pick<Deps, 'fileLinks' | 'files' | 'sessions'> & { sendArchive: SendArchive };

/**
 * Private files behind links that end after an hour or with the session. Pictures are what we re-encoded ourselves; a
 * PDF or an archive is somebody's own and leaves as a download alone, never shown under our name.
 */
export function serveFiles(app: Hono<HttpEnv>, { files, fileLinks, sendArchive, sessions }: Parts): void {
  app.get('/files/:expiry/:holder/:signature/:key{.+}', async (c) => {
    const opened = fileLinks.read(c.req.param());
    if (!opened) return c.notFound();
    if (opened.sessionId && !(await sessions.isLive(opened.sessionId))) throw unauthorized();
    if (opened.key.startsWith('archives/')) return answerArchive(c, sendArchive, opened);
    try {
      const bytes = await files.get(opened.key);
      return bytes ? c.body(new Uint8Array(bytes), 200, headersFor(opened.key)) : c.notFound();
    } catch (error) {
      if (error instanceof UnsafeKey) return c.notFound();
      throw error;
    }
  });
}

/** Only ever behind a link that a session holds: a key of its parts, or a link that anybody holds, opens nothing. */
async function answerArchive(
  c: Context<HttpEnv>,
  send: SendArchive,
  { key, sessionId }: { key: string; sessionId?: string },
): Promise<Response> {
  const [, id] = /^archives\/([\da-f-]{36})\/[\w-]+\.zip$/.exec(key) ?? [];
  const sent = id && sessionId ? await send(id, c.req.header('range')) : undefined;
  return sent ? new Response(sent.body, { status: sent.status, headers: sent.headers }) : c.notFound();
}

/** `nosniff` stands on every answer (security-headers.ts). */
function headersFor(key: string): Record<string, string> {
  if (!key.endsWith('.pdf')) return { 'content-type': 'image/webp' };
  const name = key.split('/').at(-1);
  return { 'content-type': 'application/pdf', 'content-disposition': `attachment; filename="${name}"` };
}
