import {
  awaitedConsent,
  errorBody,
  type AwaitedConsent,
  type BodyInputOf,
  type Endpoint,
  type ErrorBody,
  type FilesOf,
  type ParamsOf,
  type QueryInputOf,
  type ResponseOf,
} from '@deepam/contracts';
import { FormData, request } from 'undici';

export interface UploadFile {
  readonly data: Buffer;
  readonly filename?: string;
  /** What the sender claims. */
  readonly contentType?: string;
}

export interface CallInput<E> {
  readonly token?: string;
  readonly body?: BodyInputOf<E>;
  readonly params?: ParamsOf<E>;
  readonly query?: QueryInputOf<E>;
  /** Makes the body multipart. */
  readonly files?: { readonly [Field in keyof FilesOf<E>]?: Buffer | UploadFile };
  /** Makes repetitions of a mutating call harmless. */
  readonly idempotencyKey?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer<E> {
  readonly status: number;
  /** Of a success, checked against the endpoint's response schema; undefined for a file or a stream. */
  readonly body: ResponseOf<E>;
  /** What waits for a second person instead: then the body is undefined. */
  readonly awaits?: AwaitedConsent['consent'];
  /** Of a refusal, checked against the error schema; undefined for a success. */
  readonly error: ErrorBody | undefined;
  readonly headers: Record<string, string | string[] | undefined>;
  /** As it arrived; empty for a stream of events, of which only the beginning is waited for. */
  readonly text: string;
}

/**
 * Calls an endpoint as any client would: with JSON, or multipart when there are files.
 * @param url origin of the gateway or of a service, without `/api`
 * @throws Error when the answer has not the shape of the contracts
 */
export async function send<E extends Endpoint>(url: string, endpoint: E, input: CallInput<E> = {}): Promise<Answer<E>> {
  const { token, idempotencyKey, headers: ownHeaders } = input;
  const response = await request(`${url}/api${pathOf(endpoint, input)}`, {
    method: endpoint.method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      ...(input.body === undefined || input.files ? {} : { 'content-type': 'application/json' }),
      ...ownHeaders,
    },
    body: input.files ? formOf(input) : input.body === undefined ? null : JSON.stringify(input.body),
  });
  const { statusCode: status, headers } = response;
  const nothing = undefined as ResponseOf<E>;
  if (status < 400 && endpoint.stream === true && endpoint.contentType === undefined) {
    response.body.on('error', () => undefined).destroy();
    return { status, headers, text: '', body: nothing, error: undefined };
  }
  const text = await response.body.text();
  if (status >= 400) {
    return { status, headers, text, body: nothing, error: errorBody.strict().parse(JSON.parse(text)) };
  }
  if (endpoint.secondPerson === true && status === 202) {
    const { consent: awaits } = awaitedConsent.parse(JSON.parse(text));
    return { status, headers, text, body: nothing, awaits, error: undefined };
  }
  if (endpoint.stream === true) return { status, headers, text, body: nothing, error: undefined };
  const checked = endpoint.response.safeParse(text === '' ? undefined : JSON.parse(text));
  if (!checked.success) throw new Error(`${endpoint.name} answered in another shape: ${checked.error.message}`);
  return { status, headers, text, body: checked.data as ResponseOf<E>, error: undefined };
}

function pathOf<E extends Endpoint>(endpoint: E, { params, query }: CallInput<E>): string {
  const values = (params ?? {}) as Record<string, unknown>;
  const path = endpoint.path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(String(values[name])));
  const pairs = given(query).map(([name, value]): [string, string] => [name, String(value)]);
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs).toString()}`;
}

function formOf<E>({ body, files }: CallInput<E>): FormData {
  const form = new FormData();
  for (const [name, value] of given(body)) form.append(name, String(value));
  for (const [name, file] of given(files)) {
    const { data, filename, contentType } = Buffer.isBuffer(file) ? { data: file } : (file as UploadFile);
    const type = contentType ?? typeOf(data);
    form.append(name, new Blob([new Uint8Array(data)], { type }), filename ?? `${name}.${type.split('/')[1]}`);
  }
  return form;
}

const given = (values: unknown): [string, unknown][] =>
  Object.entries((values ?? {}) as Record<string, unknown>).filter(([, value]) => value !== undefined);

/** As a browser would name it, by the first bytes. */
function typeOf(data: Buffer): string {
  if (data.subarray(1, 4).toString('latin1') === 'PNG') return 'image/png';
  if (data.subarray(0, 4).toString('latin1') === '%PDF') return 'application/pdf';
  return 'image/jpeg';
}
