import { S3Client } from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import { checkKey, type FileStore } from './port.ts';

/** `endpoint` is for what is not Amazon's own; without keys the client looks for those of the machine it is on. */
export type Bucket = {
  bucket: string;
  region: string;
  endpoint?: string | undefined;
  accessKeyId?: string | undefined;
  secretAccessKey?: string | undefined;
};

/** Files in a private bucket of S3 or anything that speaks it. They leave through our own signed links alone. */
export function createS3Files({ bucket, region, endpoint, accessKeyId, secretAccessKey }: Bucket): FileStore {
  const client = new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
    // What Amazon has added of late is not understood everywhere.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const disk = new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }));
  return {
    put: async (key, bytes, contentType) => disk.put(checkKey(key), bytes, { contentType }),
    get: async (key) => ((await disk.exists(checkKey(key))) ? disk.getBytes(key) : undefined),
    delete: async (key) => disk.delete(checkKey(key)),
    exists: async (key) => disk.exists(checkKey(key)),
  };
}
