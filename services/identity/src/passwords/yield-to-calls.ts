import { readdir, readFile } from 'node:fs/promises';
import { constants, getPriority, setPriority } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';

const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority;
/** How the system names the threads that hash, since Node 24. */
const threadName = 'libuv-worker';

/**
 * Where there are too few processors for both, passwords are checked after calls are answered: the threads that check, and read files, take a lower priority.
 * Where the system tells no names of threads, all go on as equals.
 * @param tasks a folder with a folder for each thread of this process
 * @param own the priority of the thread that answers calls; a higher number comes later
 */
export async function yieldToCalls(
  tasks = '/proc/self/task',
  lower: (thread: number, priority: number) => void = setPriority,
  own = getPriority(),
): Promise<void> {
  // Reading starts the threads, if nothing has before.
  const threads = await readdir(tasks).catch(() => []);
  // Below that of this process: one that was started with a low priority would check before it answers.
  const priority = Math.min(own + PRIORITY_BELOW_NORMAL, PRIORITY_LOW);
  for (const thread of threads) {
    const name = await readFile(join(tasks, thread, 'comm'), 'utf8').catch(() => '');
    if (name.trim() !== threadName) continue;
    try {
      lower(Number(thread), priority);
    } catch (error) {
      new Logger(yieldToCalls.name).warn(`Passwords are checked with the priority of calls: ${String(error)}`);
      return;
    }
  }
}
