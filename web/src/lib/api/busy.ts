import { createStore } from '../store.js';

/** How many requests that carry a body are under way; the global loading box shows while it is not 0. */
export const requestsUnderWay = createStore(0);

export async function whileBusy<T>(work: () => Promise<T>): Promise<T> {
  requestsUnderWay.set(requestsUnderWay.get() + 1);
  try {
    return await work();
  } finally {
    requestsUnderWay.set(requestsUnderWay.get() - 1);
  }
}
