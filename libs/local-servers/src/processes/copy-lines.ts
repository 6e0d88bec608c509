import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { LimitedLog } from './limited-log.js';

export function copyLines(
  streams: readonly (Readable | null)[],
  file: LimitedLog,
  onLine: (line: string) => void,
): void {
  const open = new Set(streams.filter((stream) => stream !== null));
  for (const stream of open) {
    stream.pipe(file, { end: false });
    createInterface({ input: stream }).on('line', onLine);
    stream.once('close', () => {
      open.delete(stream);
      if (open.size === 0) file.end();
    });
  }
}
