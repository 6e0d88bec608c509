import { readdir, readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';

/** How the system names the threads that hash, since Node 24. */
const threadName = 'libuv-worker';

/**
 * Where there are too few processors for both, passwords are checked after calls are answered: the threads that check take a lower priority.
 * Where the system tells no names of threads, all go on as equals.
 * @param tasks a folder with a folder for each thread of this process
 */
export async function yieldToCalls(
  tasks = '/proc/self/task',
  lower: (thread: number, priority: number) => void = setPriority,
): Promise<void> {
  const threads = await readdir(tasks).catch(() => []);
  for (const thread of threads) {
    const name = await readFile(join(tasks, thread, 'comm'), 'utf8').catch(() => '');
    if (name.trim() !== threadName) continue;
    try {
      lower(Number(thread), constants.priority.PRIORITY_BELOW_NORMAL);
    } catch (error) {
      new Logger(yieldToCalls.name).warn(`Passwords are checked with the priority of calls: ${String(error)}`);
    }
  }
}
