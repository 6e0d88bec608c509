import { randomBytes } from 'node:crypto';
import { StorefrontClient, type CallInput } from '@deepam/api-client';
import type { Endpoint, ResponseOf } from '@deepam/contracts';

export class TracingClient extends StorefrontClient {
  readonly traces = new Map<string, string>();

  override call<E extends Endpoint>(endpoint: E, input: CallInput<E> = {}): Promise<ResponseOf<E>> {
    const traceId = randomBytes(16).toString('hex');
    this.traces.set(endpoint.name, traceId);
    const traceparent = `00-${traceId}-${randomBytes(8).toString('hex')}-00`;
    return super.call(endpoint, { ...input, headers: { ...input.headers, traceparent } });
  }
}
