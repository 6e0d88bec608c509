import type { ErrorBody, ErrorCode } from '@deepam/contracts';
import { ApiError, isSilent, isUnanswered, unreachable } from './api/api-error.js';
import { bodyOf, type IdempotencyKey, newTraceparent, urlOf } from './api/build-request.js';
import { whileBusy } from './api/busy.js';
import { errorSentence } from './api/error-sentence.js';
import { clientErrorMessages } from './api/client-error-messages.js';
import type { Answer, CallInput, EndpointName, FilesInput, ItemOf, KeyInput } from './api/endpoint-types.js';
import { send } from './api/transport.js';
import { type RawAnswer, type Request } from './api/raw-call.js';
import { askPassword } from './auth/password-prompt.js';
import { currentToken, endSession } from './auth/session.js';
import { retryImport } from './retry-import.js';
import { verifyConnectivity, markOnline } from './connectivity.js';
import { textOf } from './i18n/use-text.js';

export type CallOptions<Name extends EndpointName> = CallInput<Name> &
  KeyInput<Name> & {
    files?: FilesInput<Name>;
    onUploadProgress?: (share: number) => void;
    signal?: AbortSignal;
  };

type Optional<Name extends EndpointName> =
  Partial<CallInput<Name> & KeyInput<Name>> extends CallInput<Name> & KeyInput<Name>
    ? [options?: CallOptions<Name>]
    : [options: CallOptions<Name>];

export interface Page<Item> {
  readonly items: Item[];
  readonly nextCursor: string | null;
  readonly total: number | null;
}

/** The connection is checked after this time in milliseconds, while the call continues. */
const slowMs = 4_000;
const passwordWanted = 'AUTH.REAUTHENTICATE';

interface LooseOptions {
  key?: IdempotencyKey;
  body?: object;
  query?: object;
  params?: object;
  files?: Readonly<Record<string, File | null | undefined>>;
  onUploadProgress?: (share: number) => void;
  signal?: AbortSignal;
  isFile?: boolean;
}

/**
 * Calls an endpoint of the contracts. A 401 ends the session. A call that needs the password waits for it and is
 * repeated. A mutating call carries its Idempotency-Key and is repeated after a lost connection; files are sent until
 * the connection is back.
 * @throws ApiError with the server's code and details, and its message in the reader's language
 */
export async function callApi<Name extends EndpointName>(
  name: Name,
  ...[options]: Optional<Name>
): Promise<Answer<Name>> {
  return jsonOf(await perform(name, options)) as Answer<Name>;
}

export async function callPage<Name extends EndpointName>(
  name: Name,
  ...[options]: Optional<Name>
): Promise<Page<ItemOf<Name>>> {
  const answer = await perform(name, options);
  const total = answer.header('x-total-count');
  return {
    items: jsonOf(answer) as ItemOf<Name>[],
    nextCursor: answer.header('x-next-cursor') || null,
    total: total === null ? null : Number(total),
  };
}

export async function callFile<Name extends EndpointName>(name: Name, ...[options]: Optional<Name>): Promise<Blob> {
  const { content, header } = await perform(name, { ...options, isFile: true });
  return new Blob(content && [content], { type: header('content-type') ?? 'text/plain' });
}

async function perform(name: string, options: LooseOptions = {}): Promise<RawAnswer> {
  const [method, path] = __API_ROUTES__[name]!;
  const files = Object.fromEntries(Object.entries(options.files ?? {}).filter(([, file]) => file != null)) as Record<
    string,
    File
  >;
  const body = bodyOf(options.body, files);
  const token = currentToken();
  const url = urlOf(path, options.params, options.query);
  const request: Request = {
    method,
    url,
    headers: {
      accept: 'application/json',
      traceparent: newTraceparent(),
      ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(options.key !== undefined && { 'idempotency-key': options.key }),
    },
    body,
    onUploadProgress: options.onUploadProgress,
    signal: options.signal,
    isFile: options.isFile,
  };
  const sent = Object.values(files);
  const answer = await heeding(sendAsFits(request, sent), { isUpload: sent.length > 0, signal: options.signal });
  if (answer.status >= 200 && answer.status < 300) return answer;
  if (answer.status === 403 && token !== null && refusalIn(answer).code === passwordWanted) {
    // Another tab or an earlier call may have renewed the token with the password.
    if (token !== currentToken() || (await askPassword())) return perform(name, options);
    throw new ApiError(() => textOf(clientErrorMessages)('passwordNotGiven'), passwordWanted, 403);
  }
  if (answer.status === 401 && token !== null && token === currentToken()) await endSession('expired');
  throw errorOf(answer);
}

interface Heeded {
  /** An upload is slow on a good connection, too, and would delay a parallel check. */
  readonly isUpload: boolean;
  readonly signal: AbortSignal | undefined;
}

/** Each call reports on the connection: an answer, none, or none for a while. An aborted call reports nothing. */
async function heeding(call: Promise<RawAnswer>, { isUpload, signal }: Heeded): Promise<RawAnswer> {
  const slow = isUpload ? undefined : setTimeout(() => void verifyConnectivity(), slowMs);
  try {
    const answer = await call;
    markOnline();
    return answer;
  } catch (error) {
    if (isUnanswered(error) && !signal?.aborted) void verifyConnectivity();
    throw error;
  } finally {
    clearTimeout(slow);
  }
}

/** Visitors send no files; a file field loads this while the file is being chosen. */
export const loadUploads = () => retryImport(() => import('./api/send-upload.js'));

async function sendAsFits(request: Request, files: readonly File[]): Promise<RawAnswer> {
  if (files.length > 0) {
    const { sendUpload } = await loadUploads().catch(() => {
      throw unreachable();
    });
    return sendUpload(request, files);
  }
  const plain = { ...request, onUploadProgress: undefined };
  return request.body === undefined ? sendSafely(plain) : whileBusy(() => sendSafely(plain));
}

/** The key makes a retry harmless, so a broken connection is retried once before an error is shown. */
async function sendSafely(request: Request): Promise<RawAnswer> {
  try {
    return await send(request);
  } catch (error) {
    if (request.method === 'GET' || request.signal?.aborted || isSilent(error)) throw error;
    return send(request);
  }
}

function jsonOf(answer: RawAnswer): unknown {
  if (answer.text === '') return undefined;
  try {
    return JSON.parse(answer.text);
  } catch {
    throw new ApiError(() => textOf(clientErrorMessages)('unreadable'), 'ANSWER.UNREADABLE', 502);
  }
}

function refusalIn(answer: RawAnswer): Partial<ErrorBody> {
  try {
    return (JSON.parse(answer.text) ?? {}) as Partial<ErrorBody>;
  } catch {
    // The body is a proxy's page, so only the status is known.
    return {};
  }
}

function errorOf(answer: RawAnswer): ApiError {
  const body = refusalIn(answer);
  const wait = Number(answer.header('retry-after'));
  return new ApiError(
    () =>
      errorSentence(body.code, body.error ?? textOf(clientErrorMessages)('unavailable'), {
        wait,
        details: body.details,
      }),
    (body.code as ErrorCode | undefined) ?? 'ANSWER.UNREADABLE',
    answer.status,
    body.details,
    body.requestId ?? null,
  );
}
