import type { Reporter } from '../console/reporter.js';
import type { Infrastructure } from '../infrastructure/infrastructure.js';
import { Comeback } from './comeback.js';

/** Starts the embedded servers again when they end by themselves. @returns a function that ends that */
export function reviveServers({ mongo, rabbit, objectStore }: Infrastructure, reporter: Reporter): () => void {
  const named = [
    ['MongoDB', mongo],
    ['RabbitMQ', rabbit],
    ['Object storage', objectStore],
  ] as const;
  const comebacks = named.map(([name, server]) => {
    const comeback = new Comeback(name, () => server.restart(), reporter);
    server.onCrash(() => void comeback.after('it ended by itself'));
    return comeback;
  });
  return () => {
    for (const comeback of comebacks) comeback.cancel();
  };
}
