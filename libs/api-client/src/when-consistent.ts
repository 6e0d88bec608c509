import { Refusal } from './api-client.js';

/** These errors end when other services receive an event. Other errors are thrown. */
const passing = /^(ACCESS|SERVER|NETWORK\.MEMBER_NOT_FOUND|NETWORK\.SPONSOR|COMMISSION|COTTON|IDENTITY\.REGISTRATION)/;
const patienceMs = 15_000;

export async function whenConsistent<T>(call: () => Promise<T>): Promise<T> {
  const end = Date.now() + patienceMs;
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof Refusal) || !passing.test(error.code) || Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
