/** Ctrl-C arrives twice, from the terminal and from npm; only a signal after this time is a person who cannot wait. */
const sameSignalMs = 1_500;
const parentCheckMs = 500;

export interface Ending {
  end(): Promise<void>;
  kill(): Promise<void>;
}

/**
 * The process ends on SIGINT, SIGTERM or SIGHUP with the given exit code, immediately on a later second signal. The end
 * of a parent npm counts as a signal.
 * @returns whether the end has begun
 */
export function endOnSignals({ end, kill }: Ending, env: NodeJS.ProcessEnv, exitCode: number): () => boolean {
  let begunAt: number | undefined;
  const onSignal = () => {
    if (begunAt !== undefined && Date.now() - begunAt < sameSignalMs) return;
    const ended = begunAt === undefined ? end().then(() => exitCode) : kill().then(() => 1);
    begunAt ??= Date.now();
    void ended.then((code) => process.exit(code));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  if (env.npm_lifecycle_event !== undefined) followParent(onSignal);
  return () => begunAt !== undefined;
}

function followParent(onGone: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, parentCheckMs);
  timer.unref();
}
