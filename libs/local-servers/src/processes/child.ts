import { spawn } from 'node:child_process';
import { closeSync, appendFile, close, fstatSync, mkdirSync, openSync, renameSync, statSync } from 'node:fs';
import { OperatorError } from '../operator-error.js';
import { unwatch, watch } from './process-reaper.js';
import { createInterface } from 'node:readline';
import { type Readable, Writable } from 'node:stream';
import { dirname } from 'node:path';

export interface ChildOptions {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
  readonly logFile: string;
  readonly onLine?: (line: string) => void;
}

/** The process has its own group, so that Ctrl-C in the terminal does not reach it before an orderly end. */
export interface Child {
  readonly name: string;
  readonly pid: number;
  readonly logFile: string;
  readonly exited: Promise<number | null>;
  isRunning(): boolean;
  /** The process gets SIGTERM, or another signal; the rest of the group gets SIGKILL after `graceMs`. */
  stop(graceMs?: number, signal?: NodeJS.Signals): Promise<void>;
}

/** A log has at most this number of bytes; the previous log is kept as `<file>.1`. */
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

const alive = new Set<Child>();
let isEnding = false;

export async function endEverything(graceMs: number): Promise<void> {
  isEnding = true;
  await Promise.all([...alive].map((child) => child.stop(graceMs)));
}

export async function startChild(options: ChildOptions): Promise<Child> {
  if (isEnding) throw new OperatorError(`${options.name} is not started: everything is being ended.`);
  const output = options.onLine ? 'pipe' : openLog(options.logFile);
  const child = spawn(options.command, [...options.args], {
    detached: true,
    stdio: ['ignore', output, output],
    env: options.env ?? process.env,
    ...(options.cwd === undefined ? {} : { cwd: options.cwd }),
  });
  if (options.onLine) copyLines([child.stdout, child.stderr], new LimitedLog(options.logFile), options.onLine);
  else if (output !== 'pipe') closeSync(output);
  await new Promise<void>((resolve, reject) => {
    child.once('spawn', resolve);
    child.once('error', (cause) => {
      reject(
        new OperatorError(`${options.name} could not be started (${options.command}): ${cause.message}`, { cause }),
      );
    });
  });
  const pid = child.pid as number;
  watch(pid);
  let running = true;
  const exited = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => {
      running = false;
      // The rest of the group has no other process to end it.
      signalGroup(pid, 'SIGKILL');
      unwatch(pid);
      alive.delete(started);
      resolve(code);
    });
  });
  const started: Child = {
    name: options.name,
    pid,
    logFile: options.logFile,
    exited,
    isRunning: () => running,
    stop: (graceMs = 8_000, signal = 'SIGTERM') => stop({ pid, exited, isRunning: () => running, signal }, graceMs),
  };
  alive.add(started);
  return started;
}

function copyLines(streams: readonly (Readable | null)[], file: LimitedLog, onLine: (line: string) => void): void {
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

interface Ending extends Pick<Child, 'pid' | 'exited' | 'isRunning'> {
  readonly signal: NodeJS.Signals;
}

async function stop({ pid, exited, isRunning, signal }: Ending, graceMs: number): Promise<void> {
  if (!isRunning()) return;
  signalGroup(pid, signal);
  const killer = setTimeout(() => signalGroup(pid, 'SIGKILL'), graceMs);
  await exited;
  clearTimeout(killer);
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // The group has ended already.
  }
}
