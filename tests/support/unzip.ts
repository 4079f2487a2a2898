import { Uint8ArrayReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js';

/** The files of an archive by their names, as its directory lists them. @throws where a sum is wrong */
export async function unzip(archive: ArrayBuffer, password?: string): Promise<Map<string, Buffer>> {
  const reader = new ZipReader(new Uint8ArrayReader(new Uint8Array(archive)), {
    checkSignature: true,
    useWebWorkers: false,
    ...(password !== undefined && { password }),
  });
  const files = new Map<string, Buffer>();
  for (const entry of await reader.getEntries())
    if (!entry.directory) files.set(entry.filename, Buffer.from(await entry.getData(new Uint8ArrayWriter())));
  return files;
}
