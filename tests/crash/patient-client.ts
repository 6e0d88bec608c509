import { randomUUID } from 'node:crypto';
import type { Endpoint, ResponseOf } from '@deepam/contracts';
import { ApiClient, Refusal, type CallInput } from '@deepam/api-client';

/** Errors of a service that is down, lags behind events, or was delayed by a busy machine. */
const passing =
  /^(SERVER|ACCESS|REQUEST\.TOO_SLOW|IDEMPOTENCY\.IN_PROGRESS|IDENTITY\.REGISTRATION_UNAVAILABLE|NETWORK\.MEMBER_NOT_FOUND|NETWORK\.SPONSOR|COMMISSION\.(MEMBER_NOT_FOUND|PLAN_TOO_LOW))/;
const patienceMs = 240_000;
const pauseMs = 100;

export type Caller = Pick<PatientClient, 'call' | 'until'>;

export class PatientClient {
  private readonly apis: readonly ApiClient[];
  private current = 0;

  /** @param urls addresses of the same product: if one does not answer, the next is tried */
  constructor(...urls: readonly string[]) {
    this.apis = urls.map((url) => new ApiClient(url));
  }

  /**
   * @returns the answer; null when the effect is stored and its answer was lost in a crash
   * @throws Refusal of a rule, or the last error when the patience is over
   */
  async call<E extends Endpoint>(endpoint: E, input: CallInput<E> = {}): Promise<ResponseOf<E> | null> {
    const idempotencyKey = keyFor(input.body);
    const end = Date.now() + patienceMs;
    for (;;) {
      try {
        return await this.apis[this.current]!.call(endpoint, { ...input, idempotencyKey });
      } catch (error) {
        const code = error instanceof Refusal ? error.code : null;
        if (code === 'IDEMPOTENCY.ALREADY_DONE') return null;
        if ((code !== null && !passing.test(code)) || Date.now() > end) throw error;
        if (code === null) this.current = (this.current + 1) % this.apis.length;
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    }
  }

  async until<E extends Endpoint, T>(
    endpoint: E,
    input: CallInput<E>,
    find: (answer: ResponseOf<E>) => T | undefined | false,
  ): Promise<T> {
    const end = Date.now() + patienceMs;
    for (;;) {
      const answer = await this.call(endpoint, input);
      const found = answer !== null && find(answer);
      if (found) return found;
      if (Date.now() > end) throw new Error(`${endpoint.name} has not shown it: ${JSON.stringify(answer)}`);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}

function keyFor(body: unknown): string {
  const { status } = (body ?? {}) as { status?: string };
  return status === undefined ? randomUUID() : `${randomUUID()}~${status}`;
}
