import { readdir, readFile } from 'node:fs/promises';
import { constants, getPriority, setPriority } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';

const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority;
const threadName = 'libuv-worker';

/**
 * Calls have priority over passwords if there are few processors: the threads that check passwords and read files get a
 * lower priority. Systems without thread names keep equal priorities.
 * @param tasks a folder with a folder for each thread of this process
 * @param own the priority of the thread that answers calls; a higher number comes later
 */
export async function yieldToCalls(
  tasks = '/proc/self/task',
  lower: (thread: number, priority: number) => void = setPriority,
  own = getPriority(),
): Promise<void> {
  // Reading starts the threads if they are not running yet.
  const threads = await readdir(tasks).catch(() => []);
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
