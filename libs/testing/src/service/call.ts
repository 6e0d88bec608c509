import { errorBody } from '@deepam/contracts';
import type { BodyInputOf, Endpoint, ErrorBody, FilesOf, ParamsOf, QueryInputOf, ResponseOf } from '@deepam/contracts';
import { FormData, request } from 'undici';

export interface TestFile {
  readonly data: Buffer;
  readonly filename?: string;
  /** What the sender claims. */
  readonly contentType?: string;
}

export interface TestInput<E> {
  readonly body?: BodyInputOf<E>;
  readonly query?: QueryInputOf<E>;
  readonly params?: ParamsOf<E>;
  readonly files?: { readonly [Field in keyof FilesOf<E>]?: Buffer | TestFile };
  readonly headers?: Record<string, string>;
}

export interface TestAnswer<E> {
  readonly status: number;
  /** Of a success, checked against the endpoint's response schema. */
  readonly body: ResponseOf<E>;
  /** Of a refusal, checked against the error schema; undefined for a success. */
  readonly error: ErrorBody | undefined;
  readonly headers: Record<string, string | string[] | undefined>;
}

/**
 * Calls an endpoint as a client would: JSON, or multipart when there are files.
 * @throws Error when the answer has not the shape of the contracts
 */
export async function callEndpoint<E extends Endpoint>(
  baseUrl: string,
  endpoint: E,
  input: TestInput<E> = {},
  token?: string,
): Promise<TestAnswer<E>> {
  const isMultipart = input.files !== undefined;
  const response = await request(`${baseUrl}/api${filled(endpoint.path, input.params)}${queryString(input.query)}`, {
    method: endpoint.method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(isMultipart || input.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...input.headers,
    },
    body: isMultipart ? formOf(input) : input.body === undefined ? null : JSON.stringify(input.body),
  });
  const text = await response.body.text();
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  const status = response.statusCode;
  const headers = response.headers;
  const common = { status, headers };
  if (status >= 400) return { ...common, body: body as ResponseOf<E>, error: errorBody.strict().parse(body) };
  const checked = endpoint.response.safeParse(body);
  if (!checked.success) throw new Error(`${endpoint.name} answered in another shape: ${checked.error.message}`);
  return { ...common, body: checked.data as ResponseOf<E>, error: undefined };
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

function formOf<E>({ body, files }: TestInput<E>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries((body ?? {}) as Record<string, unknown>)) {
    if (value !== undefined) form.append(name, String(value));
  }
  for (const [name, given] of Object.entries((files ?? {}) as Record<string, Buffer | TestFile | undefined>)) {
    if (given === undefined) continue;
    const file = Buffer.isBuffer(given) ? { data: given } : given;
    const { data, filename = 'photo.jpg', contentType = 'image/jpeg' } = file as TestFile;
    form.append(name, new Blob([new Uint8Array(data)], { type: contentType }), filename);
  }
  return form;
}
