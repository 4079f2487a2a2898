// Preloaded (`node --import`) where something is measured: reads the data files without the part that LEAVE_OUT names.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { parts } from './parts.ts';

const part = parts.find(({ name }) => name === process.env.LEAVE_OUT);
if (!part && process.env.LEAVE_OUT) throw new Error(`There is no part "${process.env.LEAVE_OUT}".`);

const read = fs.readFileSync;
fs.readFileSync = ((file: fs.PathOrFileDescriptor, options?: BufferEncoding) => {
  const found = options ? read(file, options) : read(file);
  return part && typeof found === 'string' && String(file).includes(part.file) ? part.without(found) : found;
}) as typeof fs.readFileSync; // the shapes that the data is read by
if (part) syncBuiltinESMExports();
