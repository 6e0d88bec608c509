import { promisify } from 'node:util';
import { Logger } from '@nestjs/common';
import { chance } from '../chance.js';
import { presence } from './presence.js';

/** Milliseconds between two looks at whether everybody has gone. */
const lookEvery = 10_000;
const logger = new Logger('CollectAtRest');

/**
 * Collects the garbage of the process once each time everybody has gone, also after its start: V8 keeps what calls and the start have left until it
 * needs the room.
 */
export function collectAtRest(
  users: Pick<typeof presence, 'isSomebodyThere'> = presence,
  collect = collectGarbage,
): void {
  let isCollected = false;
  const look = () => {
    if (users.isSomebodyThere) isCollected = false;
    else if (!isCollected) {
      isCollected = true;
      collect().catch((error: unknown) => logger.warn('The garbage of the process could not be collected', error));
    }
  };
  // Not all processes of a machine at the same moment.
  setTimeout(() => setInterval(look, lookEvery).unref(), chance.fraction() * lookEvery).unref();
}

/** Gives free memory back to the system. Nothing else runs meanwhile, for 0.2 s of the processor. */
export async function collectGarbage(): Promise<void> {
  // `gc` of --expose-gc leaves pages that are half empty; this is V8's own way for when memory is low.
  const { Session } = await import('node:inspector');
  const session = new Session();
  session.connect();
  await promisify(session.post.bind(session) as (method: string, done: (error: Error | null) => void) => void)(
    'HeapProfiler.collectGarbage',
  ).finally(() => session.disconnect());
}
