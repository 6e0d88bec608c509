import { execFileSync } from 'node:child_process';

interface Row {
  readonly pid: number;
  readonly parent: number;
}

export function descendants(pid: number): number[] {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line): Row => {
      const [own, parent] = line.trim().split(/\s+/).map(Number);
      return { pid: own ?? 0, parent: parent ?? 0 };
    });
  const below = (parent: number): number[] =>
    rows.filter((row) => row.parent === parent).flatMap((row) => [row.pid, ...below(row.pid)]);
  return below(pid);
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
