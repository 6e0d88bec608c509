import {
  errorBody,
  type BodyInputOf,
  type Endpoint,
  type ParamsOf,
  type QueryInputOf,
  type ResponseOf,
} from '@deepam/contracts';
import { FormData, request } from 'undici';

export interface CallInput<E> {
  readonly token?: string;
  readonly body?: BodyInputOf<E>;
  readonly params?: ParamsOf<E>;
  readonly query?: QueryInputOf<E>;
  /** PNG images by field; makes the body multipart. */
  readonly files?: Readonly<Record<string, Buffer>>;
  /** Makes repetitions of a mutating call harmless. */
  readonly idempotencyKey?: string;
}

/** The API refused: `code` is one of the contracts' error codes. */
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

/** The public API, as any client sees it. */
export class ApiClient {
  constructor(private readonly url: string) {}

  /** @throws Refusal when the answer is not a success */
  async call<E extends Endpoint>(endpoint: E, input: CallInput<E> = {}): Promise<ResponseOf<E>> {
    const { statusCode, body } = await request(`${this.url}/api${pathOf(endpoint, input)}`, {
      method: endpoint.method,
      headers: {
        ...(input.token === undefined ? {} : { authorization: `Bearer ${input.token}` }),
        ...(input.idempotencyKey === undefined ? {} : { 'idempotency-key': input.idempotencyKey }),
        ...(input.body === undefined || input.files ? {} : { 'content-type': 'application/json' }),
      },
      body: input.files
        ? formOf(input.body, input.files)
        : input.body === undefined
          ? null
          : JSON.stringify(input.body),
    });
    const answer: unknown = await body.json();
    if (statusCode < 400) return endpoint.response.parse(answer) as ResponseOf<E>;
    const { code, error } = errorBody.parse(answer);
    throw new Refusal(code, endpoint.name, error);
  }
}

function pathOf<E extends Endpoint>(endpoint: E, { params, query }: CallInput<E>): string {
  const values = (params ?? {}) as Record<string, unknown>;
  const path = endpoint.path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(String(values[name])));
  const search = new URLSearchParams(query as Record<string, string> | undefined).toString();
  return search === '' ? path : `${path}?${search}`;
}

function formOf(body: unknown, files: Readonly<Record<string, Buffer>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) form.append(name, String(value));
  for (const [name, data] of Object.entries(files)) form.append(name, new Blob([data]), `${name}.png`);
  return form;
}
