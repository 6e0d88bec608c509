import type { Product } from '@deepam/testing';

export interface Watched {
  readonly name: string;
  readonly pid: number;
}

export function watchedOf({ system }: Product): Watched[] {
  const { mongo, rabbit, objectStore } = system.infrastructure;
  const servers = { mongod: mongo.pid, broker: rabbit.pid, store: objectStore.pid };
  return [...system.services.map(({ name, pid }) => ({ name: name as string, pid })), ...entries(servers)].filter(
    (one): one is Watched => one.pid !== null,
  );
}

const entries = (pids: Readonly<Record<string, number | null>>) =>
  Object.entries(pids).map(([name, pid]) => ({ name, pid }));
