import type { Endpoint, ResponseOf } from '@deepam/contracts';
import { send } from './send.js';
import { type CallInput } from './call.js';

export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly code: string,
    call: string,
    sentence: string,
  ) {
    super(`${call}: ${sentence}`);
  }
}

export class ApiClient {
  constructor(readonly url: string) {}

  /** @throws Refusal when the answer is not a success */
  async call<E extends Endpoint>(endpoint: E, input: CallInput<E> = {}): Promise<ResponseOf<E>> {
    const { body, error } = await send(this.url, endpoint, input);
    if (error) throw new Refusal(error.code, endpoint.name, error.error);
    return body;
  }
}
