import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

const place = /(file:\/\/[^\s()]+\.js):(\d+):(\d+)/;
const keptMs = 10_000;
const maps = new Map<string, SourceMap | undefined>();

/**
 * From now on stacks of the bundle name its sources. A map is read when a stack needs it, and let go again: the largest
 * takes 36 MB, and Node's own way reads all of them at the start. What the system refuses (a line that was cut, a socket
 * that is not there yet) keeps the bundle's places, since Node's streams write out the stack of each such error, even
 * where nobody reads it.
 */
export function mapStacks(): void {
  Error.prepareStackTrace = (error, frames) => {
    const place = 'syscall' in error ? String : inSource;
    return [headOf(error), ...frames.map((frame) => `    at ${place(String(frame))}`)].join('\n');
  };
}

function headOf(error: unknown): string {
  try {
    return String(error);
  } catch {
    return 'Error'; // what cannot be said must not break what tells of it
  }
}

function inSource(frame: string): string {
  return frame.replace(place, (whole, file: string, line: string, column: string) => {
    const origin = mapOf(file)?.findOrigin(Number(line), Number(column));
    if (!origin || !('fileName' in origin)) return whole;
    return `${new URL(origin.fileName, file)}:${origin.lineNumber}:${origin.columnNumber}`;
  });
}

function mapOf(file: string): SourceMap | undefined {
  if (!maps.has(file)) {
    maps.set(file, readMap(file));
    setTimeout(() => maps.delete(file), keptMs).unref();
  }
  return maps.get(file);
}

function readMap(file: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${fileURLToPath(file)}.map`, 'utf8')));
  } catch {
    return undefined; // a file without one
  }
}
