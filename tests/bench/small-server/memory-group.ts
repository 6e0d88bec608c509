import childProcess, { type SpawnOptions } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { poll } from '@deepam/testing';
import { WrongArgument } from '../wrong-argument.js';

const root = '/sys/fs/cgroup';
const ownGroup = () => `deepam-${process.pid}`;

interface Version {
  readonly parent: string;
  readonly limit: string;
  readonly peak: string;
  /** The file with the number of processes that the kernel has killed for their memory, as `oom_kill N`. */
  readonly kills: string;
}

const versions: readonly Version[] = [
  {
    parent: join(root, 'memory'),
    limit: 'memory.limit_in_bytes',
    peak: 'memory.max_usage_in_bytes',
    kills: 'memory.oom_control',
  },
  { parent: root, limit: 'memory.max', peak: 'memory.peak', kills: 'memory.events' },
];

/** A control group of Linux, version 1 or 2, that limits the memory of processes, page cache included. */
export class MemoryGroup {
  private constructor(
    private readonly version: Version,
    private readonly folder: string,
  ) {}

  /** @throws WrongArgument if this machine lets the present user make no such group */
  static create(mebibytes: number): MemoryGroup {
    const version = versions.find(
      ({ parent, limit }) => existsSync(join(parent, limit)) || existsSync(join(parent, 'cgroup.controllers')),
    );
    if (version === undefined) throw new WrongArgument('small-server needs control groups of Linux.');
    const folder = join(version.parent, `${ownGroup()}-${mebibytes}`);
    try {
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, version.limit), String(mebibytes * 1024 * 1024));
    } catch (error) {
      throw new WrongArgument('small-server needs the right to make a control group, as root has it.', {
        cause: error,
      });
    }
    return new MemoryGroup(version, folder);
  }

  /**
   * Each process that the work starts enters the group before it becomes its program, so that the group counts all
   * of its memory and nothing of the measuring process.
   */
  async inside<T>(work: () => Promise<T>): Promise<T> {
    const { spawn } = childProcess;
    const entering = 'echo $$ > "$0" && exec "$@"';
    const procs = join(this.folder, 'cgroup.procs');
    const replace = (replacement: typeof spawn) => {
      childProcess.spawn = replacement;
      syncBuiltinESMExports();
    };
    replace(((command: string, args: readonly string[], options: SpawnOptions) =>
      spawn('/bin/sh', ['-c', entering, procs, command, ...args], options)) as typeof spawn);
    try {
      return await work();
    } finally {
      replace(spawn);
    }
  }

  get peakMebibytes(): number {
    return Number(this.read(this.version.peak)) / 1024 / 1024;
  }

  get killedProcesses(): number {
    return Number(/oom_kill (\d+)/.exec(this.read(this.version.kills))?.[1] ?? 0);
  }

  /** Ends the processes that are left in the group. */
  async remove(): Promise<void> {
    const pids = () => this.read('cgroup.procs').split('\n').filter(Boolean).map(Number);
    await poll(() => pids().every((pid) => !endAtOnce(pid)), { timeout: 30_000 });
    rmdirSync(this.folder);
  }

  private read(name: string): string {
    return readFileSync(join(this.folder, name), 'utf8');
  }
}

/** @returns whether the process was still there */
function endAtOnce(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch {
    return false;
  }
}
