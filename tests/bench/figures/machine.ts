import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus, loadavg, platform, release, totalmem } from 'node:os';

export interface Machine {
  readonly processors: number;
  readonly processor: string;
  readonly memory: number;
  readonly system: string;
  readonly node: string;
  readonly mongodb: string | null;
  readonly commit: string;
  readonly load: readonly number[];
}

export function thisMachine(root: string): Machine {
  return {
    processors: availableParallelism(),
    processor: cpus()[0]?.model ?? 'unknown',
    memory: Math.round(totalmem() / 2 ** 30),
    system: `${platform()} ${release()}`,
    node: process.versions.node,
    mongodb: null,
    commit: commitOf(root),
    load: loadavg(),
  };
}

/** An archive of the sources has no commit. */
function commitOf(root: string): string {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    return `${git('rev-parse', '--short=12', 'HEAD')}${git('status', '--porcelain') === '' ? '' : ', changed'}`;
  } catch {
    return 'unknown';
  }
}
