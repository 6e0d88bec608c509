import { errorBody, type Endpoint, type ErrorBody } from '@deepam/contracts';
import { FormData, request } from 'undici';

/** What a call is made with, whatever its endpoint. */
export interface CallInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly files?: Readonly<Record<string, Buffer>>;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface ApiAnswer {
  readonly status: number;
  readonly text: string;
  readonly headers: Record<string, string | string[] | undefined>;
  /** Of a refusal. */
  readonly error: ErrorBody | null;
}

/**
 * The answer to a call, be it a success or a refusal. Of a stream only the beginning is waited for.
 * @throws Error when a refusal has not the shape of errors, or a success not that of the contract
 */
export async function callApi(url: string, endpoint: Endpoint, input: CallInput, token?: string): Promise<ApiAnswer> {
  const {
    statusCode: status,
    headers,
    body,
  } = await request(`${url}/api${pathOf(endpoint, input)}`, {
    method: endpoint.method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(input.body === undefined || input.files ? {} : { 'content-type': 'application/json' }),
      ...input.headers,
    },
    body: input.files ? formOf(input) : input.body === undefined ? null : JSON.stringify(input.body),
  });
  if (endpoint.stream === true && endpoint.contentType === undefined && status < 400) {
    body.on('error', () => undefined).destroy();
    return { status, text: '', headers, error: null };
  }
  const text = await body.text();
  if (status >= 400) return { status, text, headers, error: errorBody.strict().parse(JSON.parse(text)) };
  if (endpoint.stream !== true) endpoint.response.parse(JSON.parse(text));
  return { status, text, headers, error: null };
}

function pathOf({ path }: Endpoint, { params = {}, query }: CallInput): string {
  const filled = path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(params[name] ?? ''));
  return query === undefined ? filled : `${filled}?${new URLSearchParams(query).toString()}`;
}

function formOf({ body = {}, files = {} }: CallInput): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.append(name, String(value));
  for (const [name, data] of Object.entries(files)) form.append(name, new Blob([new Uint8Array(data)]), `${name}.png`);
  return form;
}
