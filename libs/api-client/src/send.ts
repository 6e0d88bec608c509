import { awaitedApproval, errorBody, type Endpoint, type ResponseOf } from '@deepam/contracts';
import { Agent, request } from 'undici';
import { pathOf, formOf } from './request-parts.js';
import type { CallInput, Answer } from './call.js';

/** The agent of this undici: the global one may be Node's, which hangs with a foreign form. */
const connections = new Agent();

/**
 * Calls an endpoint as any client would: with JSON, or multipart when there are files.
 * @param url origin of the gateway or of a service, without `/api`
 * @throws Error when the answer has not the shape of the contracts
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
