import type { Reporter } from '../console/reporter.js';
import type { Infrastructure } from '../servers/infrastructure.js';
import { Comeback } from './comeback.js';

/**
 * Starts the embedded servers again when they end by themselves.
 * @param pauses as Comeback takes them
 * @returns a function that ends that
 */
export function reviveServers(
  { mongo, rabbit, objectStore }: Infrastructure,
  reporter: Reporter,
  pauses?: readonly number[],
): () => void {
  const named = [
    ['MongoDB', mongo],
    ['RabbitMQ', rabbit],
    ['Object storage', objectStore],
  ] as const;
  const comebacks = named.map(([name, server]) => {
    let upSince = Date.now();
    const begin = () => server.restart().then(() => void (upSince = Date.now()));
    const comeback = new Comeback(name, begin, reporter, pauses);
    server.onCrash(() => void comeback.after('it ended by itself', Date.now() - upSince));
    return comeback;
  });
  return () => {
    for (const comeback of comebacks) comeback.cancel();
  };
}
