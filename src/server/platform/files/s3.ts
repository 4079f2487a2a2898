import type { S3Client } from '@aws-sdk/client-s3';
import { checkKey, type FileStore } from './port.ts';

/** `endpoint` is for what is not Amazon's own; without keys the client looks for those of the machine it is on. */
export type Bucket = {
  bucket: string;
  region: string;
  endpoint?: string | undefined;
  accessKeyId?: string | undefined;
  secretAccessKey?: string | undefined;
};

type Sdk = typeof import('@aws-sdk/client-s3');

/**
 * Files in a private bucket of S3 or anything that speaks it. They leave through our own signed links alone. Amazon's
 * client is large: it is loaded with the first file.
 */
export function createS3Files(settings: Bucket): FileStore {
  let opened: Promise<{ sdk: Sdk; client: S3Client }> | undefined;
  const open = () => {
    opened ??= openClient(settings);
    return opened;
  };
  const place = (key: string) => ({ Bucket: settings.bucket, Key: checkKey(key) });
  return {
    async put(key, bytes, contentType) {
      const object = { ...place(key), Body: bytes, ContentType: contentType };
      const { sdk, client } = await open();
      await client.send(new sdk.PutObjectCommand(object));
    },
    async get(key) {
      const object = place(key);
      const { sdk, client } = await open();
      const found = await client.send(new sdk.GetObjectCommand(object)).catch(undefinedWhenMissing);
      return found?.Body?.transformToByteArray();
    },
    async delete(key) {
      const object = place(key);
      const { sdk, client } = await open();
      await client.send(new sdk.DeleteObjectCommand(object));
    },
    async exists(key) {
      const object = place(key);
      const { sdk, client } = await open();
      return (await client.send(new sdk.HeadObjectCommand(object)).catch(undefinedWhenMissing)) !== undefined;
    },
  };
}

async function openClient({ region, endpoint, accessKeyId, secretAccessKey }: Bucket) {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
    // What Amazon has added of late is not understood everywhere.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { sdk, client };
}

/** `NotFound` is what HEAD can say, which has no body to say which. A bucket that is not there is an error. */
function undefinedWhenMissing(error: unknown): undefined {
  if (!(error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name))) throw error;
}
