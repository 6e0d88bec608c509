import { awaitedApproval, errorBody, type Endpoint, type ResponseOf } from '@deepam/contracts';
import { Agent, request, FormData } from 'undici';
import type { CallInput, Answer, UploadFile } from './call.js';

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

function typeOf(data: Buffer): string {
  if (data.subarray(1, 4).toString('latin1') === 'PNG') return 'image/png';
  if (data.subarray(0, 4).toString('latin1') === '%PDF') return 'application/pdf';
  return 'image/jpeg';
}

/** The agent belongs to this undici: the global one may be Node's, which hangs with a foreign form. */
const connections = new Agent();

/**
 * Calls an endpoint as any client would: with JSON, or multipart when there are files.
 * @param url origin of the gateway or of a service, without `/api`
 * @throws Error when the answer does not have the shape of the contracts
 */
export async function send<E extends Endpoint>(url: string, endpoint: E, input: CallInput<E> = {}): Promise<Answer<E>> {
  const { token, idempotencyKey, headers: ownHeaders } = input;
  const response = await request(`${url}/api${pathOf(endpoint, input)}`, {
    method: endpoint.method,
    dispatcher: connections,
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
  if (status < 400 && endpoint.isStream === true && endpoint.contentType === undefined) {
    response.body.on('error', () => undefined).destroy();
    return { status, headers, text: '', body: nothing, error: undefined };
  }
  const text = await response.body.text();
  if (status >= 400) {
    return { status, headers, text, body: nothing, error: errorBody.strict().parse(JSON.parse(text)) };
  }
  if (endpoint.mayNeedApproval === true && status === 202) {
    const { approval: awaits } = awaitedApproval.parse(JSON.parse(text));
    return { status, headers, text, body: nothing, awaits, error: undefined };
  }
  if (endpoint.isStream === true) return { status, headers, text, body: nothing, error: undefined };
  const checked = endpoint.response.safeParse(text === '' ? undefined : JSON.parse(text));
  if (!checked.success) throw new Error(`${endpoint.name} answered in another shape: ${checked.error.message}`);
  return { status, headers, text, body: checked.data as ResponseOf<E>, error: undefined };
}
