import { appendFile, close, fstatSync, mkdirSync, openSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { Writable } from 'node:stream';

/** Bytes of a log; the previous log is kept as `<file>.1`. */
const limit = 10_000_000;

/** A full log is first renamed and replaces the previous one. */
export function openLog(file: string, atMost = limit): number {
  mkdirSync(dirname(file), { recursive: true });
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size >= atMost) renameSync(file, `${file}.1`);
  return openSync(file, 'a');
}

export class LimitedLog extends Writable {
  private fd: number;
  private size: number;

  constructor(
    private readonly file: string,
    private readonly atMost = limit,
  ) {
    super();
    this.fd = openLog(file, atMost);
    this.size = fstatSync(this.fd).size;
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.size += chunk.length;
    appendFile(this.fd, chunk, (error) => {
      if (error || this.size < this.atMost) done(error);
      else this.turn(done);
    });
  }

  override _final(done: (error?: Error | null) => void): void {
    close(this.fd, done);
  }

  private turn(done: (error?: Error | null) => void): void {
    close(this.fd, (error) => {
      if (error) return done(error);
      try {
        this.fd = openLog(this.file, this.atMost);
        this.size = fstatSync(this.fd).size;
        done();
      } catch (cause) {
        done(cause as Error);
      }
    });
  }
}
