import { waitAtMost } from '../background/wait-at-most.js';

/** Milliseconds: Prometheus gives up all metrics of a process after ten seconds, and takes the process for dead. */
const patience = 2_000;

/**
 * `read` with an end: undefined where it fails, or does not answer soon. What hangs, as a broker does that is short of memory, is not asked again
 * meanwhile.
 */
export function patient<T>(read: () => Promise<T> | T): () => Promise<T | undefined> {
  let underWay: Promise<T | undefined> | undefined;
  return () => {
    underWay ??= Promise.resolve()
      .then(read)
      .catch(() => undefined)
      .finally(() => (underWay = undefined));
    return waitAtMost(patience, underWay, undefined);
  };
}
