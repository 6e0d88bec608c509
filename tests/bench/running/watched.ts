import type { Product } from '@deepam/testing';

/** A process that is measured, with what it has started. */
export interface Watched {
  readonly name: string;
  readonly pid: number;
}

/** The processes of the product and those of its servers that are ours. */
export function watchedOf({ system }: Product): Watched[] {
  const { mongo, rabbit, objectStore } = system.infrastructure;
  const servers = { mongod: mongo.pid, broker: rabbit.pid, store: objectStore.pid };
  return [...system.services.map(({ name, pid }) => ({ name: name as string, pid })), ...entries(servers)].filter(
    (one): one is Watched => one.pid !== null,
  );
}

const entries = (pids: Readonly<Record<string, number | null>>) =>
  Object.entries(pids).map(([name, pid]) => ({ name, pid }));
