import { randomUUID } from 'node:crypto';
import type { Endpoint, ResponseOf } from '@deepam/contracts';
import { Refusal, send, type Answer, type CallInput } from '@deepam/api-client';
import type { Caller } from '../../crash/patient-client.js';
import { Stopwatch } from './stopwatch.js';

/** The error of a file whose check ended with its process, because no file is damaged here. */
const lost = /^(REQUEST\.NOT_FOUND|FILE\.UNREADABLE)$/;
/** Errors that end as soon as other services receive an event. */
const early = /^(ACCESS|NETWORK\.MEMBER_NOT_FOUND|NETWORK\.SPONSOR|COMMISSION\.PLAN_TOO_LOW)/;
const pace = 120;
/** Milliseconds until what an event tells must be known. */
const patience = 60_000;

export interface LongestCall {
  readonly ms: number;
  readonly name: string;
  readonly during: string;
}

const none: LongestCall = { ms: 0, name: 'none', during: 'nothing happened' };

/** Failed calls are recorded and then repeated, as a person would do. */
export class WatchedClient implements Caller {
  calls = 0;
  /** Repeated calls are separate, because they wait for the effects of a failure. */
  longest: Record<'call' | 'repeated', LongestCall> = { call: none, repeated: none };
  readonly failures: { readonly during: string; readonly what: string }[] = [];
  readonly answers = new Stopwatch();
  during = 'the start';

  constructor(readonly url: string) {}

  /** @throws Refusal of a rule, which no call of the load may violate */
  async call<E extends Endpoint>(endpoint: E, input: CallInput<E> = {}): Promise<ResponseOf<E> | null> {
    const idempotencyKey = randomUUID();
    const end = performance.now() + patience;
    for (let kind: 'call' | 'repeated' = 'call'; ;) {
      await new Promise((resolve) => setTimeout(resolve, pace));
      const answer = await this.answered(endpoint, { ...input, idempotencyKey }, kind);
      if (!answer || isLost(answer)) kind = 'repeated';
      if (answer && !answer.error) return answer.body;
      if (!answer?.error) continue;
      const { code, error } = answer.error;
      if (code === 'IDEMPOTENCY.ALREADY_DONE') return null;
      const isForMoments = isLost(answer) || code === 'IDEMPOTENCY.IN_PROGRESS' || early.test(code);
      if (!isForMoments || performance.now() > end) throw new Refusal(code, endpoint.name, error);
    }
  }

  async until<E extends Endpoint, T>(
    endpoint: E,
    input: CallInput<E>,
    find: (answer: ResponseOf<E>) => T | undefined | false,
  ): Promise<T> {
    const end = performance.now() + patience;
    for (;;) {
      const answer = await this.call(endpoint, input);
      const found = answer !== null && find(answer);
      if (found) return found;
      if (performance.now() > end) throw new Error(`${endpoint.name} has not shown it: ${JSON.stringify(answer)}`);
    }
  }

  /** Earlier values belong to processes that have just started. */
  beginMeasuring(): void {
    this.longest = { call: none, repeated: none };
    this.answers.begin();
  }

  private async answered<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    kind: 'call' | 'repeated',
  ): Promise<Answer<E> | undefined> {
    const [began, { during }] = [performance.now(), this];
    this.calls += 1;
    try {
      const answer = await send(this.url, endpoint, input);
      if (isLost(answer)) {
        this.note(endpoint, `${answer.status} ${answer.error?.code} ${answer.error?.requestId}`);
        return answer;
      }
      this.answers.well();
      const ms = Math.round(performance.now() - began);
      if (ms > this.longest[kind].ms) this.longest[kind] = { ms, name: endpoint.name, during };
      return answer;
    } catch (error) {
      this.note(endpoint, String(error));
      return undefined;
    }
  }

  private note({ name }: Endpoint, what: string): void {
    this.failures.push({ during: this.during, what: `${name}: ${what}` });
  }
}

const isLost = ({ status, error }: Answer<Endpoint>): boolean => status >= 500 || lost.test(error?.code ?? '');
