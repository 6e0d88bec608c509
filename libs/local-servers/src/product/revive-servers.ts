import type { Reporter } from '../console/reporter.js';
import type { Infrastructure } from '../servers/infrastructure.js';
import { RestartPolicy } from './restart-policy.js';

/**
 * Restarts the embedded servers after a crash.
 * @param pauses milliseconds, like RestartPolicy
 * @returns a function that ends this
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
  const policies = named.map(([name, server]) => {
    let upSince = Date.now();
    const begin = () => server.restart().then(() => void (upSince = Date.now()));
    const restartPolicy = new RestartPolicy(name, begin, reporter, pauses);
    server.onCrash(() => void restartPolicy.after('it ended by itself', Date.now() - upSince));
    return restartPolicy;
  });
  return () => {
    for (const restartPolicy of policies) restartPolicy.cancel();
  };
}
