import { createStore } from '../store.js';

export const requestsUnderWay = createStore(0);

export async function whileBusy<T>(work: () => Promise<T>): Promise<T> {
  requestsUnderWay.set(requestsUnderWay.get() + 1);
  try {
    return await work();
  } finally {
    requestsUnderWay.set(requestsUnderWay.get() - 1);
  }
}
