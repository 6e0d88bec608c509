import {
  type BodyInputOf,
  type Endpoint,
  type ParamsOf,
  type QueryInputOf,
  type ResponseOf,
  errorBody,
  errorCatalogue,
  type ErrorCode,
} from '@deepam/contracts';
import { Pool } from 'undici';
import { currentContext } from '../context/request-context.js';
import { continueTrace } from '../tracing/tracing.js';
import { DomainError } from '../errors/domain-error.js';
import { isConnectionLost, oneCallEach } from './connections.js';

function parsed(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Only a router without the call answers like this, so the call had no effect. */
function isUnknown(status: number, text: string): boolean {
  return status === 404 && errorBody.safeParse(parsed(text)).data?.code === 'REQUEST.NOT_FOUND';
}

const isErrorCode = (code: string): code is ErrorCode => code in errorCatalogue;

function answeredError(status: number, body: unknown): DomainError {
  const answer = errorBody.safeParse(body);
  if (answer.success && isErrorCode(answer.data.code)) {
    return new DomainError(answer.data.code, { message: answer.data.error, details: answer.data.details });
  }
  const code = status === 502 || status === 503 || status === 504 ? 'SERVER.UNAVAILABLE' : 'SERVER.FAULT';
  return new DomainError(code, { cause: new Error(`The service answered ${status} without an error body`) });
}

const connections = 64;
/** The service is too slow if more than this number of calls wait for it. */
const mostWaiting = 1_000;
/**
 * A call that the first replica does not know is tried on this number of new connections, because that replica may be
 * an older one, during an update.
 */
const otherReplicas = 5;

export interface ServiceClientOptions {
  readonly tokenFor?: () => Promise<string> | string;
  readonly timeout?: number;
}

export interface CallInput<E> {
  readonly body?: BodyInputOf<E>;
  readonly query?: QueryInputOf<E>;
  readonly params?: ParamsOf<E>;
  readonly token?: string;
  readonly idempotencyKey?: string;
}

/**
 * The client calls the endpoints of one service in the context of the running request. Reads use kept connections and
 * are retried once if one ends; changes use a connection of their own, because a lost one leaves the outcome unknown.
 */
export class ServiceClient {
  private readonly kept: Pool;
  /** Each call has a connection of its own, which may lead to another replica. */
  private readonly single: Pool;
  private readonly origin: string;
  private underWay = 0;

  constructor(
    baseUrl: string,
    private readonly options: ServiceClientOptions = {},
  ) {
    const timeout = options.timeout ?? 5_000;
    this.origin = new URL(baseUrl).origin;
    const connect = { timeout: Math.min(timeout, 2_000) };
    const limits = { connections, headersTimeout: timeout, bodyTimeout: timeout, connect };
    this.kept = new Pool(this.origin, limits);
    this.single = new Pool(this.origin, { ...limits, ...oneCallEach });
  }

  /**
   * @throws DomainError with the code that the service answered, or SERVER.UNAVAILABLE when it cannot be reached, too
   * many calls wait for it, or none of its replicas knows the call yet
   */
  async call<E extends Endpoint>(endpoint: E, input: CallInput<E> = {}): Promise<ResponseOf<E>> {
    const { answer } = await this.answered(endpoint, input);
    return answer;
  }

  /**
   * The call works like {@link call}, for a list whose next page is in a header.
   * @returns null as cursor on the last page
   */
  async page<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
  ): Promise<{ items: ResponseOf<E>; nextCursor: string | null }> {
    const { answer, headers } = await this.answered(endpoint, input);
    const next = headers['x-next-cursor'];
    return { items: answer, nextCursor: typeof next === 'string' && next !== '' ? next : null };
  }

  async close(): Promise<void> {
    await Promise.all([this.kept.close(), this.single.close()]);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.close();
  }

  private async answered<E extends Endpoint>(endpoint: E, input: CallInput<E>) {
    const token = input.token ?? (await this.options.tokenFor?.());
    let { statusCode, headers, text } = await this.send(endpoint, input, token);
    for (let tried = 0; isUnknown(statusCode, text) && tried < otherReplicas; tried += 1) {
      ({ statusCode, headers, text } = await this.sendOn(this.single, endpoint, input, token));
    }
    const body = parsed(text);
    if (isUnknown(statusCode, text)) {
      throw new DomainError('SERVER.UNAVAILABLE', { cause: new Error(`No replica knows ${endpoint.name} yet`) });
    }
    if (statusCode >= 400) throw answeredError(statusCode, body);
    const answer = endpoint.response.safeParse(body);
    if (!answer.success) {
      throw new DomainError('SERVER.FAULT', {
        cause: new Error(`${endpoint.name} answered in another shape than agreed`, { cause: answer.error }),
      });
    }
    return { answer: answer.data as ResponseOf<E>, headers };
  }

  private async send<E extends Endpoint>(endpoint: E, input: CallInput<E>, token: string | undefined) {
    if (endpoint.method !== 'GET') return this.sendOn(this.single, endpoint, input, token);
    try {
      return await this.sendOn(this.kept, endpoint, input, token);
    } catch (error) {
      if (!isConnectionLost((error as Error).cause)) throw error;
      return this.sendOn(this.single, endpoint, input, token);
    }
  }

  private async sendOn<E extends Endpoint>(to: Pool, endpoint: E, input: CallInput<E>, token: string | undefined) {
    if (this.underWay >= connections + mostWaiting) throw new DomainError('SERVER.UNAVAILABLE');
    const context = currentContext();
    const span = continueTrace(context?.traceparent, () => ({ kind: 'client', name: `call ${endpoint.name}` }));
    let status: number | undefined;
    this.underWay += 1;
    try {
      const response = await to.request({
        origin: this.origin,
        method: endpoint.method,
        path: `/api${filled(endpoint.path, input.params)}${queryString(input.query)}`,
        headers: {
          accept: 'application/json',
          ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(context ? { 'x-correlation-id': context.correlationId } : {}),
          ...(span ? { traceparent: span.traceparent } : {}),
          ...(context?.address === undefined ? {} : { 'x-forwarded-for': context.address }),
          ...(input.idempotencyKey === undefined ? {} : { 'idempotency-key': input.idempotencyKey }),
        },
        body: input.body === undefined ? null : JSON.stringify(input.body),
      });
      const { statusCode, headers } = response;
      status = statusCode;
      return { statusCode, headers, text: await response.body.text() };
    } catch (error) {
      throw new DomainError('SERVER.UNAVAILABLE', { cause: error });
    } finally {
      this.underWay -= 1;
      span?.end({ 'http.response.status_code': status }, status === undefined || status >= 500 ? 'failed' : undefined);
    }
  }
}

function filled(path: string, params: unknown): string {
  const values = (params ?? {}) as Record<string, unknown>;
  return path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(String(values[name])));
}

function queryString(query: unknown): string {
  const pairs = Object.entries((query ?? {}) as Record<string, unknown>)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]): [string, string] => [name, String(value)]);
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`;
}
