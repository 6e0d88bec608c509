import { promisify } from 'node:util';
import { Logger } from '@nestjs/common';
import { chance } from '../chance.js';
import { activityMonitor } from './activity-monitor.js';

/** Milliseconds between two checks for the absence of users. */
const lookEvery = 10_000;
const logger = new Logger('IdleGc');

/**
 * Collects garbage once after each time that the users have left, and after the start: V8 otherwise keeps this garbage
 * until it needs the room.
 */
export function collectWhenIdle(
  users: Pick<typeof activityMonitor, 'isActive'> = activityMonitor,
  collect = collectGarbage,
): void {
  let isCollected = false;
  const look = () => {
    if (users.isActive) isCollected = false;
    else if (!isCollected) {
      isCollected = true;
      collect().catch((error: unknown) => logger.warn('The garbage of the process could not be collected', error));
    }
  };
  setTimeout(() => setInterval(look, lookEvery).unref(), chance.fraction() * lookEvery).unref();
}

/** Returns free memory to the system. It blocks the process for about 0.2 s. */
export async function collectGarbage(): Promise<void> {
  // `gc` of --expose-gc leaves half-empty pages; this is V8's own procedure for low memory.
  const { Session } = await import('node:inspector');
  const session = new Session();
  session.connect();
  await promisify(session.post.bind(session) as (method: string, done: (error: Error | null) => void) => void)(
    'HeapProfiler.collectGarbage',
  ).finally(() => session.disconnect());
}
