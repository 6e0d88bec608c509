import { waitAtMost } from '../background/wait-at-most.js';

/** Milliseconds: Prometheus gives up all metrics of a process after ten seconds, and reports the process as dead. */
const patience = 2_000;

/**
 * `read` with a time limit: undefined after an error or a timeout. A hanging source, such as a broker short of memory,
 * is not read again until it answers.
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
