import type { Child } from './started-child.js';

interface Ending extends Pick<Child, 'pid' | 'exited' | 'isRunning'> {
  readonly signal: NodeJS.Signals;
}

export async function stop({ pid, exited, isRunning, signal }: Ending, graceMs: number): Promise<void> {
  if (!isRunning()) return;
  signalGroup(pid, signal);
  const killer = setTimeout(() => signalGroup(pid, 'SIGKILL'), graceMs);
  await exited;
  clearTimeout(killer);
}

export function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // The group has ended already.
  }
}
