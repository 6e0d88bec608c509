import type { Server } from './server.js';

export interface Running {
  readonly pid: number;
  readonly exited: Promise<unknown>;
  stop(): Promise<void>;
}

export async function ownServer(url: string, launch: () => Promise<Running>): Promise<Server> {
  const listeners: (() => void)[] = [];
  const stopping = new WeakSet<Running>();
  const begin = async (): Promise<Running> => {
    const running = await launch();
    void running.exited.then(() => {
      if (!stopping.has(running)) for (const listener of listeners) listener();
    });
    return running;
  };
  const end = (running: Running): Promise<void> => {
    stopping.add(running);
    return running.stop();
  };

  let current = await begin();
  // Operations run one after the other: a stop during a restart ends the process that the restart has begun.
  let last: Promise<void> = Promise.resolve();
  const next = (work: () => Promise<void>): Promise<void> => (last = last.catch(() => {}).then(work));
  return {
    url,
    get pid() {
      return current.pid;
    },
    stop: () => next(() => end(current)),
    restart: () =>
      next(async () => {
        await end(current);
        current = await begin();
      }),
    onCrash: (listener) => void listeners.push(listener),
  };
}
