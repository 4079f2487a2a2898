import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';

/** What we use of s3rver, which brings no types: a request listener that speaks S3 over a directory. */
type S3rver = new (options: {
  directory: string;
  silent: boolean;
  configureBuckets: { name: string; configs: string[] }[];
}) => { configureBuckets(): Promise<unknown>; callback(): Parameters<typeof createServer>[1] };

/** A real S3 server on a port of its own, with one empty bucket. */
export async function startS3Server(directory: string, bucket: string) {
  mkdirSync(directory, { recursive: true });
  const S3rver: S3rver = createRequire(import.meta.url)('s3rver');
  const s3 = new S3rver({ directory, silent: true, configureBuckets: [{ name: bucket, configs: [] }] });
  await s3.configureBuckets();
  const server = createServer(s3.callback());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on TCP
  return {
    account: { endpoint: `http://127.0.0.1:${port}`, accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    stop: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}
