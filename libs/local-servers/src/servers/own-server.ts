import type { Server } from './server.js';

/** The processes of a server that we started. */
export interface Running {
  readonly pid: number;
  /** Resolves when it has ended, for whatever reason. */
  readonly exited: Promise<unknown>;
  stop(): Promise<void>;
}

/** Launches it now, and again for every restart; its listeners are called when it ends without a stop. */
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
  // One after the other: a stop that comes during a restart ends what the restart has begun.
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
