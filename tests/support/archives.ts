import { archiveLimits } from '#contract/privacy/archive-format.ts';
import type { Archive } from '#contract/privacy/archives.ts';
import { call, publicUrl, type TestApplication } from './application.ts';
import { waitFor } from './waiting.ts';

// Archives of accounts as a browser asks for them: made, downloaded, sent and read back.

type Bearer = { authorization: string };

export async function standing(application: TestApplication, owner: Bearer, id: string): Promise<Archive | undefined> {
  const { body } = await call(application, 'GET', '/api/v1/me/archives', undefined, owner);
  return body.items.find((archive: Archive) => archive.id === id);
}

/** Once no job works on it any more. */
export const settled = (application: TestApplication, owner: Bearer, id: string): Promise<Archive> =>
  waitFor(async () => {
    const archive = await standing(application, owner, id);
    if (archive?.state === 'failed') throw new Error(`failed: ${await lastFault(application)}`);
    return archive && ['making', 'checking', 'writing', 'stopping'].includes(archive.state) ? undefined : archive;
  });

/** What the database keeps of the job that failed last. */
async function lastFault(application: TestApplication): Promise<string> {
  const { rows } = await application.authDb.execute(
    "select output from pgboss.job where name like 'archive.%' and output is not null order by created_on desc limit 1",
  );
  return JSON.stringify(rows);
}

export async function fetchLink(application: TestApplication, url: string, headers: Record<string, string> = {}) {
  const answer = await application.app.request(`${publicUrl}${url}`, { headers }, { incoming: { socket: {} } });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

/** The file itself. The session has to be fresh. */
export async function takeArchive(
  application: TestApplication,
  owner: Bearer,
  passphrase: string | null = null,
): Promise<Buffer> {
  const { status, body } = await call(application, 'POST', '/api/v1/me/archives', { passphrase }, owner);
  if (status !== 201) throw new Error(JSON.stringify(body));
  const made = await settled(application, owner, body.id);
  if (made.state !== 'ready') throw new Error(`${made.state}: ${made.problem}`);
  const link = await call(application, 'POST', `/api/v1/me/archives/${made.id}/link`, {}, owner);
  return (await fetchLink(application, link.body.url)).bytes;
}

/** All parts of a file, without having it checked. @returns the archive's id */
export async function sendParts(application: TestApplication, owner: Bearer, file: Uint8Array): Promise<string> {
  const about = { file_name: 'porchlight.zip', bytes: file.length };
  const { status, body } = await call(application, 'POST', '/api/v1/me/archives/read-back', about, owner);
  if (status !== 201) throw new Error(JSON.stringify(body));
  for (let n = 0; n * archiveLimits.partBytes < file.length; n++) {
    const answer = await sendPart(application, owner, { id: body.id, n, file });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  }
  return body.id;
}

export function sendPart(
  application: TestApplication,
  owner: Bearer,
  { id, n, file }: { id: string; n: number; file: Uint8Array },
) {
  const form = new FormData();
  const part = file.subarray(n * archiveLimits.partBytes, (n + 1) * archiveLimits.partBytes);
  form.set('file', new File([new Uint8Array(part)], 'part'));
  return call(application, 'POST', `/api/v1/me/archives/${id}/parts/${n}`, form, owner);
}

export async function checkArchive(
  application: TestApplication,
  owner: Bearer,
  id: string,
  passphrase: string | null = null,
): Promise<Archive> {
  const { status, body } = await call(application, 'POST', `/api/v1/me/archives/${id}/check`, { passphrase }, owner);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return settled(application, owner, id);
}

/** Sent and tried: what it comes to, or why it is refused. */
export const sendAndCheck = async (
  application: TestApplication,
  owner: Bearer,
  file: Uint8Array,
  passphrase: string | null = null,
): Promise<Archive> => checkArchive(application, owner, await sendParts(application, owner, file), passphrase);

export async function readBack(application: TestApplication, owner: Bearer, id: string): Promise<Archive> {
  const { status, body } = await call(application, 'POST', `/api/v1/me/archives/${id}/read-back`, {}, owner);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return settled(application, owner, id);
}
