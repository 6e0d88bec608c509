export interface Connectivity {
  isOnline(): boolean;
  back(afterMs: number, signal: AbortSignal): Promise<void>;
}

export const browserConnectivity: Connectivity = {
  isOnline: () => navigator.onLine,
  back: (afterMs, signal) =>
    new Promise((resolve) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const done = () => {
        clearTimeout(timer);
        window.removeEventListener('online', done);
        signal.removeEventListener('abort', done);
        resolve();
      };
      if (navigator.onLine) timer = setTimeout(done, afterMs);
      window.addEventListener('online', done);
      signal.addEventListener('abort', done);
    }),
};
